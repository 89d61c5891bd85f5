#include "reports/container/manifest.h"

#include <openssl/evp.h>
#include <openssl/sha.h>
#include <pugixml.hpp>

#include <array>
#include <cstdio>
#include <sstream>
#include <utility>

namespace diptych::reports {

namespace {

constexpr const char* sha256 = "http://www.w3.org/2001/04/xmlenc#sha256";

bool isPlain(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           std::string_view("-._~/").find(c) != std::string_view::npos;
}

std::string percentEncoded(std::string_view name)
{
    static constexpr char digits[] = "0123456789ABCDEF";
    std::string text;
    for (const char c : name) {
        if (isPlain(c)) {
            text += c;
        } else {
            text += '%';
            text += digits[static_cast<unsigned char>(c) >> 4U];
            text += digits[static_cast<unsigned char>(c) & 15U];
        }
    }
    return text;
}

std::string percentDecoded(std::string_view uri)
{
    std::string name;
    for (std::size_t i = 0; i < uri.size(); ++i) {
        unsigned int byte = 0;
        if (uri[i] == '%' && i + 2 < uri.size() &&
            std::sscanf(std::string(uri.substr(i + 1, 2)).c_str(), "%2x", &byte) == 1) {
            name += static_cast<char>(byte);
            i += 2;
        } else {
            name += uri[i];
        }
    }
    return name;
}

std::string numbered(const char* format, int number)
{
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), format, number);
    return text.data();
}

}  // namespace

std::string manifestName(int number)
{
    return numbered("META-INF/ASiCManifest%03d.xml", number);
}

std::string signatureName(int number)
{
    return numbered("META-INF/signature%03d.p7s", number);
}

std::string writeManifest(const std::string& signature, const std::vector<ContainerPart>& parts)
{
    pugi::xml_document document;
    pugi::xml_node head = document.append_child(pugi::node_declaration);
    head.append_attribute("version") = "1.0";
    head.append_attribute("encoding") = "UTF-8";
    pugi::xml_node root = document.append_child("asic:ASiCManifest");
    root.append_attribute("xmlns:asic") = "http://uri.etsi.org/02918/v1.2.1#";
    root.append_attribute("xmlns:ds") = "http://www.w3.org/2000/09/xmldsig#";
    pugi::xml_node reference = root.append_child("asic:SigReference");
    reference.append_attribute("URI") = signature.c_str();
    reference.append_attribute("MimeType") = "application/pkcs7-signature";
    for (const ContainerPart& part : parts) {
        pugi::xml_node object = root.append_child("asic:DataObjectReference");
        object.append_attribute("URI") = percentEncoded(part.name).c_str();
        object.append_attribute("MimeType") = mediaTypeOf(part.name).c_str();
        if (part.name == "report.pdf") {
            object.append_attribute("Rootfile") = "true";
        }
        object.append_child("ds:DigestMethod").append_attribute("Algorithm") = sha256;
        object.append_child("ds:DigestValue").text() = digestOf(part.bytes).c_str();
    }
    std::ostringstream out;
    document.save(out, "", pugi::format_raw, pugi::encoding_utf8);
    return out.str();
}

tl::expected<Manifest, std::string> readManifest(std::string_view xml)
{
    pugi::xml_document document;
    if (!document.load_buffer(xml.data(), xml.size())) {
        return tl::unexpected(std::string("it is no XML"));
    }
    const pugi::xml_node root = document.child("asic:ASiCManifest");
    Manifest manifest;
    manifest.signature =
        percentDecoded(root.child("asic:SigReference").attribute("URI").as_string());
    if (manifest.signature.empty()) {
        return tl::unexpected(std::string("it is no ASiC manifest"));
    }
    for (const pugi::xml_node object : root.children("asic:DataObjectReference")) {
        const std::string name = percentDecoded(object.attribute("URI").as_string());
        const std::string method =
            object.child("ds:DigestMethod").attribute("Algorithm").as_string();
        if (name.empty() || method != sha256) {
            return tl::unexpected("the digest of \"" + name + "\" is not SHA-256");
        }
        manifest.entries.push_back({name, object.child("ds:DigestValue").text().as_string()});
    }
    return manifest;
}

std::string digestOf(std::string_view bytes)
{
    std::array<unsigned char, SHA256_DIGEST_LENGTH> digest{};
    SHA256(reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size(), digest.data());
    std::array<unsigned char, 64> text{};
    const int length = EVP_EncodeBlock(text.data(), digest.data(), digest.size());
    return {text.begin(), text.begin() + length};
}

std::string mediaTypeOf(std::string_view name)
{
    static constexpr std::pair<std::string_view, std::string_view> types[] = {
        {".pdf", "application/pdf"},
        {".xml", "application/xml"},
        {".html", "text/html"},
        {".txt", "text/plain"},
        {".md", "text/plain"},
        {".case", "text/plain"},
        {".brf", "text/plain"},
        {".csv", "text/csv"},
        {".pgn", "application/vnd.chess-pgn"},
        {".json", "application/json"},
        {".pem", "application/x-pem-file"},
        {".png", "image/png"},
        {".jpg", "image/jpeg"},
        {".jpeg", "image/jpeg"},
        {".tif", "image/tiff"},
        {".tiff", "image/tiff"},
        {".xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"},
    };
    for (const auto& [ending, type] : types) {
        if (name.ends_with(ending)) {
            return std::string(type);
        }
    }
    return "application/octet-stream";
}

}  // namespace diptych::reports
