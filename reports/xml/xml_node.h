#pragma once

#include <pugixml.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace diptych::reports {

/// Text that XML can hold: broken UTF-8 and control characters become U+FFFD.
std::string forXml(std::string_view text);

/// An element to be filled. Attributes without a value are left out.
class XmlNode {
public:
    explicit XmlNode(pugi::xml_node node)
        : m_node(node)
    {}

    XmlNode child(const char* name) { return XmlNode(m_node.append_child(name)); }
    XmlNode& text(std::string_view text);
    XmlNode& set(const char* name, std::string_view value);
    XmlNode& set(const char* name, const char* value);
    XmlNode& set(const char* name, int value);
    XmlNode& set(const char* name, const std::optional<int>& value);

private:
    pugi::xml_node m_node;
};

}  // namespace diptych::reports
