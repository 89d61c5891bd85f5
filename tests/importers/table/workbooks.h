#pragma once

#include <zip.h>

#include <cstdlib>
#include <map>
#include <string>
#include <vector>

namespace diptych::importers::testdata {

/// A zip archive of some members.
inline std::string zipOf(const std::map<std::string, std::string>& members)
{
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* target = zip_source_buffer_create(nullptr, 0, 0, &error);
    zip_source_keep(target);
    zip_t* archive = zip_open_from_source(target, ZIP_TRUNCATE, &error);
    for (const auto& [name, text] : members) {
        zip_source_t* source = zip_source_buffer(archive, text.data(), text.size(), 0);
        zip_file_add(archive, name.c_str(), source, ZIP_FL_ENC_UTF_8);
    }
    zip_close(archive);
    std::string bytes;
    zip_source_open(target);
    zip_source_seek(target, 0, SEEK_END);
    bytes.resize(static_cast<std::size_t>(zip_source_tell(target)));
    zip_source_seek(target, 0, SEEK_SET);
    zip_source_read(target, bytes.data(), bytes.size());
    zip_source_close(target);
    zip_source_free(target);
    zip_error_fini(&error);
    return bytes;
}

/// An XLSX workbook whose sheets have the given rows (XML), and the given shared strings.
inline std::string workbookOf(const std::vector<std::string>& sheets, const std::string& strings)
{
    std::map<std::string, std::string> members;
    std::string list;
    std::string relations;
    for (std::size_t i = 0; i < sheets.size(); ++i) {
        const std::string number = std::to_string(i + 1);
        list += "<sheet name=\"S" + number + "\" sheetId=\"" + number + "\" r:id=\"rId" + number +
                "\"/>";
        relations +=
            "<Relationship Id=\"rId" + number + "\" Target=\"worksheets/page" + number + ".xml\"/>";
        members["xl/worksheets/page" + number + ".xml"] =
            "<worksheet xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\">"
            "<sheetData>" +
            sheets[i] + "</sheetData></worksheet>";
    }
    members["xl/workbook.xml"] = "<workbook xmlns:r=\"r\"><sheets>" + list + "</sheets></workbook>";
    members["xl/_rels/workbook.xml.rels"] = "<Relationships>" + relations + "</Relationships>";
    members["xl/sharedStrings.xml"] = "<sst>" + strings + "</sst>";
    return zipOf(members);
}

}  // namespace diptych::importers::testdata
