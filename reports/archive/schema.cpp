#include "reports/archive/schema.h"

namespace diptych::reports {

namespace {

/// Types by their names in a dialect; everything else is the same in both.
std::vector<std::string> tables(const std::string& number, const std::string& bytes)
{
    return {
        "CREATE TABLE journal (entry " + number + " PRIMARY KEY, previous " + bytes +
            " NOT NULL, time TEXT NOT NULL, kind TEXT NOT NULL, number " + number +
            " NOT NULL, note TEXT NOT NULL, open_hash " + bytes + " NOT NULL, personal_hash " +
            bytes + " NOT NULL, document_hash " + bytes + " NOT NULL, hash " + bytes + " NOT NULL)",
        "CREATE TABLE incident (number " + number + " PRIMARY KEY, entry " + number +
            " NOT NULL, event TEXT NOT NULL, round TEXT NOT NULL, board TEXT NOT NULL,"
            " date TEXT NOT NULL, articles TEXT NOT NULL, kinds TEXT NOT NULL,"
            " document_name TEXT NOT NULL, status TEXT NOT NULL, salt TEXT NOT NULL,"
            " title TEXT NOT NULL, white TEXT NOT NULL, black TEXT NOT NULL, arbiter TEXT NOT NULL,"
            " appeal_deadline TEXT NOT NULL, text TEXT NOT NULL)",
        "CREATE TABLE document (number " + number + " PRIMARY KEY, bytes " + bytes + " NOT NULL)",
    };
}

const std::vector<std::string> indexes{
    "CREATE INDEX journal_by_number ON journal (number)",
    "CREATE INDEX journal_by_document ON journal (document_hash)",
    "CREATE INDEX incident_by_date ON incident (date)",
};

std::vector<std::string> sqliteStatements()
{
    std::vector<std::string> statements = tables("INTEGER", "BLOB");
    for (std::string& table : statements) {
        table += " STRICT";
    }
    statements.insert(statements.end(), indexes.begin(), indexes.end());
    statements.insert(
        statements.end(),
        {"CREATE TABLE word (word TEXT NOT NULL, number INTEGER NOT NULL,"
         " PRIMARY KEY (word, number)) WITHOUT ROWID, STRICT",
         "CREATE TRIGGER journal_keeps BEFORE UPDATE ON journal BEGIN"
         " SELECT RAISE(ABORT, 'the journal is append-only'); END",
         "CREATE TRIGGER journal_loses_nothing BEFORE DELETE ON journal BEGIN"
         " SELECT RAISE(ABORT, 'the journal is append-only'); END",
         "CREATE TRIGGER incident_stays BEFORE DELETE ON incident BEGIN"
         " SELECT RAISE(ABORT, 'incidents stay: the archive is append-only'); END",
         "CREATE TRIGGER journal_has_one_head BEFORE INSERT ON journal WHEN"
         " NEW.entry <> (SELECT coalesce(max(entry), 0) + 1 FROM journal) OR"
         " NEW.previous <> coalesce((SELECT hash FROM journal ORDER BY entry DESC LIMIT 1),"
         " zeroblob(32)) BEGIN"
         " SELECT RAISE(ABORT, 'the entry does not follow the head of the append-only journal');"
         " END"});
    return statements;
}

std::vector<std::string> postgresStatements()
{
    std::vector<std::string> statements = tables("BIGINT", "BYTEA");
    statements.insert(statements.end(), indexes.begin(), indexes.end());
    statements.insert(
        statements.end(),
        {"CREATE TABLE word (word TEXT COLLATE \"C\" NOT NULL, number BIGINT NOT NULL,"
         " PRIMARY KEY (word, number))",
         "CREATE FUNCTION append_only() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
         " RAISE EXCEPTION 'the archive is append-only'; END $$",
         "CREATE TRIGGER journal_keeps BEFORE UPDATE OR DELETE OR TRUNCATE ON journal"
         " FOR EACH STATEMENT EXECUTE FUNCTION append_only()",
         "CREATE TRIGGER incident_stays BEFORE DELETE OR TRUNCATE ON incident"
         " FOR EACH STATEMENT EXECUTE FUNCTION append_only()",
         "CREATE FUNCTION follows_head() RETURNS trigger LANGUAGE plpgsql AS $$"
         " DECLARE head journal%ROWTYPE; BEGIN"
         " SELECT * INTO head FROM journal ORDER BY entry DESC LIMIT 1;"
         " IF NEW.entry <> coalesce(head.entry, 0) + 1 OR"
         " NEW.previous <> coalesce(head.hash, decode(repeat('00', 32), 'hex')) THEN"
         " RAISE EXCEPTION 'the entry does not follow the head of the append-only journal';"
         " END IF; RETURN NEW; END $$",
         "CREATE TRIGGER journal_has_one_head BEFORE INSERT ON journal"
         " FOR EACH ROW EXECUTE FUNCTION follows_head()"});
    return statements;
}

}  // namespace

std::vector<std::string> schemaStatements(Dialect dialect)
{
    return dialect == Dialect::Sqlite ? sqliteStatements() : postgresStatements();
}

std::string schemaQuery(Dialect dialect)
{
    return dialect == Dialect::Sqlite
               ? "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = 'journal'"
               : "SELECT count(*) FROM pg_catalog.pg_tables WHERE schemaname = current_schema()"
                 " AND tablename = 'journal'";
}

}  // namespace diptych::reports
