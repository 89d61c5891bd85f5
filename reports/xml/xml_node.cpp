#include "reports/xml/xml_node.h"

#include <QString>

namespace diptych::reports {

std::string forXml(std::string_view text)
{
    QString clean = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    for (QChar& sign : clean) {
        const bool isControl = sign < u' ' && sign != u'\n' && sign != u'\t';
        if (isControl || sign == QChar(0xFFFE) || sign == QChar(0xFFFF)) {
            sign = QChar::ReplacementCharacter;
        }
    }
    return clean.toStdString();
}

XmlNode& XmlNode::text(std::string_view text)
{
    m_node.append_child(pugi::node_pcdata).set_value(forXml(text).c_str());
    return *this;
}

XmlNode& XmlNode::set(const char* name, std::string_view value)
{
    if (!value.empty()) {
        m_node.append_attribute(name).set_value(forXml(value).c_str());
    }
    return *this;
}

XmlNode& XmlNode::set(const char* name, const char* value)
{
    return set(name, std::string_view(value));
}

XmlNode& XmlNode::set(const char* name, int value)
{
    m_node.append_attribute(name).set_value(value);
    return *this;
}

XmlNode& XmlNode::set(const char* name, const std::optional<int>& value)
{
    return value ? set(name, *value) : *this;
}

}  // namespace diptych::reports
