#include "tests/reports/signing/signed_report.h"

#include "reports/document/document.h"
#include "reports/pdf/pdf_writer.h"

#include <stdexcept>

namespace diptych::reports::test {

namespace {

constexpr std::time_t afternoon = 1759592520;  // 2025-10-04 15:42 UTC

Document smallDocument()
{
    Document document;
    document.title = "Incident report";
    document.subtitle = "Weißmüller, Antonia – Sørensen, Žofie";
    document.pageLabel = "Page %1 of %2";
    document.blocks.push_back(Heading{"Ruling in short"});
    document.blocks.push_back(Paragraph{"The game is taken back to the position after 11...Be6."});
    Table table;
    table.caption = "Clocks";
    table.columns = {{"Player", Align::Left, 1}, {"Time", Align::Right, 1}};
    table.rows = {{{"White", "1:07:20"}}, {{"Black", "1:02:05"}}};
    document.blocks.push_back(table);
    Figure figure;
    figure.caption = "Position in force";
    figure.alternative = "The position from which a game begins.";
    document.blocks.push_back(Figures{{figure}});
    document.blocks.push_back(Heading{"Signatures"});
    document.blocks.push_back(
        Signatures{{{"Arbiter", "Schiedsrichter, Paula", "", "arbiter"},
                    {"Chief arbiter", "Arntzen, Solveig", "", "chief"},
                    {"White (informed)", "Weißmüller, Antonia", "", "white"},
                    {"Black (informed)", "Sørensen, Žofie", "", "black"},
                    {"Assistant of Black", "Helper, Henry", "", "assistant-black"},
                    {"Assistant of White", "Aide, Anne", "refused to sign", ""}},
                   "Date and signature"});
    return document;
}

std::string nameFor(const std::string& role)
{
    if (role == "arbiter") {
        return "Schiedsrichter, Paula";
    }
    if (role == "chief") {
        return "Arntzen, Solveig";
    }
    return role == "white" ? "Weißmüller, Antonia" : "Sørensen, Žofie";
}

}  // namespace

const Identity& authority()
{
    static const Identity identity = newAuthority({"Open of the Two Boards", "", ""}).value();
    return identity;
}

Identity person(const std::string& name, const std::string& role)
{
    return newIdentity({name, "12345", role}, authority()).value();
}

const std::string& reportPdf()
{
    static const std::string pdf = toPdf(smallDocument()).value();
    return pdf;
}

PdfSigning signingAs(const std::string& role)
{
    PdfSigning signing;
    signing.role = role;
    signing.time = afternoon;
    signing.room = TimestampRoom::None;
    return signing;
}

std::string reportSignedBy(const std::vector<std::string>& roles)
{
    std::string pdf = reportPdf();
    for (const std::string& role : roles) {
        auto next = signPdf(pdf, person(nameFor(role), role), signingAs(role));
        if (!next) {
            throw std::runtime_error(next.error().message);
        }
        pdf = std::move(*next);
    }
    return pdf;
}

}  // namespace diptych::reports::test
