// Walks the tree that a screen reader gets of the running window and holds it to what a blind
// arbiter needs: everything that takes the keyboard has a name, squares and rows say what they are.

#include <QCoreApplication>
#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusInterface>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusVariant>
#include <QElapsedTimer>
#include <QHash>
#include <QStringList>
#include <QThread>

#include <cstdio>
#include <vector>

namespace {

struct Reference {
    QString service{};
    QDBusObjectPath path{};
};

const QDBusArgument& operator>>(const QDBusArgument& argument, Reference& reference)
{
    argument.beginStructure();
    argument >> reference.service >> reference.path;
    argument.endStructure();
    return argument;
}

struct Node {
    QString role{};
    QString name{};
    bool isFocusable = false;
};

constexpr int waitSeconds = 30;
constexpr int mostNodes = 6000;
constexpr int focusableState = 11;  // ATSPI_STATE_FOCUSABLE
const QString accessible = QStringLiteral("org.a11y.atspi.Accessible");
const QString rootPath = QStringLiteral("/org/a11y/atspi/accessible/root");

class Walk {
public:
    explicit Walk(const QDBusConnection& bus)
        : m_bus(bus)
    {}

    QList<Reference> childrenOf(const Reference& node) const
    {
        QList<Reference> children;
        const QDBusMessage reply = call(node, accessible, QStringLiteral("GetChildren"), {});
        if (reply.arguments().isEmpty()) {
            return children;
        }
        const auto array = reply.arguments().constFirst().value<QDBusArgument>();
        array.beginArray();
        while (!array.atEnd()) {
            Reference child;
            array >> child;
            children << child;
        }
        array.endArray();
        return children;
    }

    void visit(const Reference& reference, int depth)
    {
        if (static_cast<int>(m_nodes.size()) >= mostNodes || depth > 40) {
            return;
        }
        const Node node{roleOf(reference), nameOf(reference), isFocusable(reference)};
        m_nodes.push_back(node);
        std::printf("%*s%s | %s\n", depth * 2, "", qPrintable(node.role), qPrintable(node.name));
        for (const Reference& child : childrenOf(reference)) {
            visit(child, depth + 1);
        }
    }

    const std::vector<Node>& nodes() const { return m_nodes; }

private:
    QDBusMessage call(const Reference& node, const QString& interface, const QString& method,
                      const QVariantList& arguments) const
    {
        QDBusMessage message =
            QDBusMessage::createMethodCall(node.service, node.path.path(), interface, method);
        message.setArguments(arguments);
        return m_bus.call(message, QDBus::Block, 5000);
    }

    QString nameOf(const Reference& node) const
    {
        const QDBusMessage reply =
            call(node, QStringLiteral("org.freedesktop.DBus.Properties"), QStringLiteral("Get"),
                 {accessible, QStringLiteral("Name")});
        return reply.arguments().value(0).value<QDBusVariant>().variant().toString();
    }

    QString roleOf(const Reference& node) const
    {
        return call(node, accessible, QStringLiteral("GetRoleName"), {})
            .arguments()
            .value(0)
            .toString();
    }

    bool isFocusable(const Reference& node) const
    {
        const QDBusMessage reply = call(node, accessible, QStringLiteral("GetState"), {});
        if (reply.arguments().isEmpty()) {
            return false;
        }
        QList<uint> states;
        reply.arguments().constFirst().value<QDBusArgument>() >> states;
        return !states.isEmpty() && (states.front() >> focusableState & 1U);
    }

    QDBusConnection m_bus;
    std::vector<Node> m_nodes{};
};

QString accessibilityBus()
{
    QDBusInterface bus(QStringLiteral("org.a11y.Bus"), QStringLiteral("/org/a11y/bus"),
                       QStringLiteral("org.a11y.Bus"), QDBusConnection::sessionBus());
    return bus.call(QStringLiteral("GetAddress")).arguments().value(0).toString();
}

/// Waits for the program to come onto the bus with its window.
QList<Reference> waitForProgram(const Walk& walk)
{
    QElapsedTimer timer;
    timer.start();
    const Reference registry{QStringLiteral("org.a11y.atspi.Registry"), QDBusObjectPath(rootPath)};
    while (timer.elapsed() < waitSeconds * 1000) {
        for (const Reference& program : walk.childrenOf(registry)) {
            if (!walk.childrenOf(program).isEmpty()) {
                return {program};
            }
        }
        QThread::msleep(200);
    }
    return {};
}

bool hears(const std::vector<Node>& nodes, const QString& role, const QString& name)
{
    for (const Node& node : nodes) {
        if (node.role.endsWith(role) && node.name.contains(name)) {
            return true;
        }
    }
    std::fprintf(stderr, "not heard: a %s that says “%s”\n", qPrintable(role), qPrintable(name));
    return false;
}

bool namesAll(const std::vector<Node>& nodes)
{
    bool good = true;
    for (const Node& node : nodes) {
        if (node.isFocusable && node.name.isEmpty()) {
            std::fprintf(stderr, "takes the keyboard and has no name: a %s\n",
                         qPrintable(node.role));
            good = false;
        }
    }
    return good;
}

}  // namespace

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    const QDBusConnection bus =
        QDBusConnection::connectToBus(accessibilityBus(), QStringLiteral("accessibility"));
    if (!bus.isConnected()) {
        std::fprintf(stderr, "no accessibility bus\n");
        return 1;
    }
    Walk walk(bus);
    const QList<Reference> programs = waitForProgram(walk);
    if (programs.isEmpty()) {
        std::fprintf(stderr, "no program came onto the accessibility bus\n");
        return 1;
    }
    QThread::msleep(500);
    walk.visit(programs.front(), 0);
    const auto& nodes = walk.nodes();
    bool good = namesAll(nodes);
    // What must be heard: role and part of a name by turns.
    const QStringList expected = QCoreApplication::arguments().mid(1);
    for (qsizetype i = 0; i + 1 < expected.size(); i += 2) {
        good = hears(nodes, expected[i], expected[i + 1]) && good;
    }
    std::fprintf(stderr, "%zu nodes\n", nodes.size());
    return good ? 0 : 1;
}
