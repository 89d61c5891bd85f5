#include "reports/archive/container_record.h"

#include "core/notation/safe_text.h"
#include "reports/pdf/carried_data.h"
#include "reports/signing/decision.h"

#include <zip.h>

#include <algorithm>
#include <memory>

namespace diptych::reports {

namespace {

constexpr zip_uint64_t mostBytes = zip_uint64_t{16} << 20U;  // of an incident.xml, unpacked

struct Release {
    void operator()(zip_t* archive) const { zip_discard(archive); }
    void operator()(zip_file_t* file) const { zip_fclose(file); }
};

tl::unexpected<std::string> noContainer(const std::string& detail)
{
    return tl::unexpected("not a container with an incident.xml: " + detail);
}

tl::expected<std::string, std::string> incidentIn(std::string_view bytes)
{
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, &error);
    const std::unique_ptr<zip_t, Release> archive(
        source ? zip_open_from_source(source, ZIP_RDONLY | ZIP_CHECKCONS, &error) : nullptr);
    if (!archive) {
        const std::string detail = zip_error_strerror(&error);
        if (source != nullptr) {
            zip_source_free(source);
        }
        zip_error_fini(&error);
        return noContainer(detail);
    }
    zip_stat_t about;
    if (zip_stat(archive.get(), "incident.xml", 0, &about) != 0) {
        return noContainer(zip_strerror(archive.get()));
    }
    if (about.size > mostBytes) {
        return noContainer("incident.xml unpacks to " + std::to_string(about.size) +
                           " bytes, expected at most " + std::to_string(mostBytes));
    }
    const std::unique_ptr<zip_file_t, Release> file(zip_fopen(archive.get(), "incident.xml", 0));
    std::string xml(about.size, '\0');
    if (!file ||
        zip_fread(file.get(), xml.data(), xml.size()) != static_cast<zip_int64_t>(xml.size())) {
        return noContainer(zip_strerror(archive.get()));
    }
    return xml;
}

/// The decision under the game that it is about. Who decided stands where else the arbiter does.
ArchiveRecord recordOfDecision(const AppealDecision& decision)
{
    const AppealedIncident& incident = decision.incident;
    ArchiveRecord record;
    record.open = {notation::safeLine(incident.event),
                   notation::safeLine(incident.round),
                   notation::safeLine(incident.board),
                   notation::safeLine(incident.date),
                   {},
                   std::string(decisionKind) + std::string(toCode(decision.outcome)),
                   "decision.pdf",
                   IncidentStatus::Ruled};
    std::string committee;
    for (const std::string& member : decision.committee) {
        committee += (committee.empty() ? "" : "; ") + member;
    }
    record.personal.salt = newSalt();
    record.personal.title = notation::safeLine(incident.title);
    record.personal.white = notation::safeLine(incident.white);
    record.personal.black = notation::safeLine(incident.black);
    record.personal.arbiter = notation::safeLine(committee);
    record.personal.text =
        notation::safeText(decision.newRuling + "\n" + decision.reason, notation::Unseen::Blank)
            .text;
    record.cites = decision.reportHash;
    return record;
}

tl::expected<ArchiveRecord, std::string> recordOfPdf(const std::string& bytes)
{
    const std::string xml = carriedIn(bytes).value_or(CarriedData()).xml;
    if (const auto decision = decisionFromXml(xml)) {
        ArchiveRecord record = recordOfDecision(*decision);
        record.document = bytes;
        return record;
    }
    auto record = recordOfXml(xml);
    if (!record) {
        return tl::unexpected(std::string("a PDF that carries neither an incident nor the decision "
                                          "on an appeal, expected one that \"report\", \"sign\" "
                                          "or \"decide\" wrote"));
    }
    record->document = bytes;
    record->open.documentName = "incident.pdf";
    return record;
}

}  // namespace

tl::expected<ArchiveRecord, std::string> recordOf(std::string_view bytes, const std::string& name)
{
    if (bytes.starts_with("%PDF-")) {
        return recordOfPdf(std::string(bytes));
    }
    if (!bytes.starts_with("PK")) {
        return recordOfXml(bytes);
    }
    const auto xml = incidentIn(bytes);
    if (!xml) {
        return tl::unexpected(xml.error());
    }
    auto record = recordOfXml(*xml);
    if (record) {
        record->document = std::string(bytes);
        const std::size_t dot = name.rfind('.');
        record->open.documentName =
            "incident" + (dot == std::string::npos ? std::string(".asice") : name.substr(dot));
    }
    return record;
}

}  // namespace diptych::reports
