#include "importers/scan/forms/form.h"

#include "importers/scan/forms/embedded_forms.h"

#include <pugixml.hpp>

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace diptych::importers::scan {
namespace {

double totalWidth(const pugi::xml_node& form)
{
    double sum = 0.0;
    for (const pugi::xml_node& column : form.children("column")) {
        sum += column.attribute("width").as_double();
    }
    return sum;
}

Form readForm(const pugi::xml_node& node)
{
    Form form;
    form.id = node.attribute("id").as_string();
    form.rows = node.attribute("rows").as_int();
    const int blocks = node.attribute("blocks").as_int();
    const double total = totalWidth(node) * blocks;
    double place = 0.0;
    form.rules.push_back(0.0);
    for (int i = 0; i < blocks; ++i) {
        FormBlock block;
        for (const pugi::xml_node& column : node.children("column")) {
            const std::string_view kind = column.attribute("kind").as_string();
            const FormStrip strip{place / total,
                                  (place + column.attribute("width").as_double()) / total};
            place += column.attribute("width").as_double();
            if (kind == "number") {
                block.number = strip;
            } else if (kind == "white") {
                block.white = strip;
            } else if (kind == "black") {
                block.black = strip;
            }
            if (column.attribute("rule").as_bool(true)) {
                form.rules.push_back(strip.right);
            }
        }
        form.blocks.push_back(block);
    }
    return form;
}

/// The columns between the rules that are wide enough for moves.
std::vector<FormStrip> wideStrips(const std::vector<double>& rules)
{
    double widest = 0.0;
    for (std::size_t i = 1; i < rules.size(); ++i) {
        widest = std::max(widest, rules[i] - rules[i - 1]);
    }
    std::vector<FormStrip> strips;
    for (std::size_t i = 1; i < rules.size(); ++i) {
        if (rules[i] - rules[i - 1] > 0.6 * widest) {
            strips.push_back({rules[i - 1], rules[i]});
        }
    }
    return strips;
}

}  // namespace

std::vector<Form> knownForms()
{
    std::vector<Form> forms;
    for (const EmbeddedFile& file : embeddedForms()) {
        pugi::xml_document document;
        document.load_buffer(file.text.data(), file.text.size());
        for (const pugi::xml_node& node : document.child("forms").children("form")) {
            forms.push_back(readForm(node));
        }
    }
    return forms;
}

Form inferredForm(const std::vector<double>& rules, int rows)
{
    // Numbers within the first column of a pair take about this share of it.
    constexpr double numberShare = 0.2;
    Form form{"found", rows, {}, rules};
    const std::vector<FormStrip> strips = wideStrips(rules);
    if (strips.size() < 2 || strips.size() % 2 != 0 || strips.size() > 8) {
        return form;
    }
    double end = 0.0;
    for (std::size_t i = 0; i + 1 < strips.size(); i += 2) {
        FormBlock block{{end, strips[i].left}, strips[i], strips[i + 1]};
        if (block.number.right - block.number.left < 0.01) {
            const double split =
                block.white.left + numberShare * (block.white.right - block.white.left);
            block.number = {block.white.left, split};
            block.white.left = split;
        }
        end = block.black.right;
        form.blocks.push_back(block);
    }
    return form;
}

}  // namespace diptych::importers::scan
