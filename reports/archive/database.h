#pragma once

#include <QVariant>

#include <tl/expected.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

class QSqlQuery;

namespace diptych::reports {

/// Why the archive did not do what it was asked.
struct ArchiveError {
    enum class Kind : std::uint8_t { NotThere, AlreadyThere, Unreachable, Refused, Broken };
    Kind kind = Kind::Broken;
    std::string message{};  ///< one sentence in English, with what the database says
};

using ArchiveResult = tl::expected<void, ArchiveError>;

enum class Dialect : std::uint8_t { Sqlite, Postgres };

/// An address of a database, "SCHEME://…", as opposed to a folder.
bool isAddress(const std::string& store);

/// A connection through Qt Sql, closed when it goes. Needs a QCoreApplication, which finds the
/// drivers. Belongs to the thread that made it.
class Database {
public:
    /// An SQLite file, or an address "postgresql://user@host:port/name?host=/folder". What an
    /// address leaves out libpq takes from its environment. A file that this user may not write, on
    /// a CD or of somebody else, is opened to be read only.
    static tl::expected<Database, ArchiveError> connect(const std::string& store);

    Database(Database&& other) noexcept;
    Database& operator=(Database&& other) noexcept;
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;
    ~Database();

    Dialect dialect() const { return m_dialect; }

    /// Runs a statement with values for its question marks.
    ArchiveResult run(const std::string& statement, const std::vector<QVariant>& values = {});
    /// The same, and calls a function for every row.
    ArchiveResult read(const std::string& statement, const std::vector<QVariant>& values,
                       const std::function<void(const QSqlQuery&)>& row);
    /// A number from the first column of the first row; 0 without one.
    tl::expected<std::int64_t, ArchiveError> number(const std::string& statement,
                                                    const std::vector<QVariant>& values = {});

    /// Begins to write. Others who want to write wait until commit() or rollBack(); readers do not.
    ArchiveResult beginWriting();
    ArchiveResult commit();
    void rollBack();

private:
    Database(std::string connection, Dialect dialect);
    tl::expected<QSqlQuery*, ArchiveError> executed(const std::string& statement,
                                                    const std::vector<QVariant>& values);

    struct Statements;
    std::string m_connection;
    Dialect m_dialect;
    std::unique_ptr<Statements> m_statements;
};

QVariant fromText(const std::string& text);
QVariant fromBytes(const std::string& bytes);
std::string textAt(const QSqlQuery& row, int column);
std::string bytesAt(const QSqlQuery& row, int column);

}  // namespace diptych::reports
