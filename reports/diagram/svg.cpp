#include "reports/diagram/svg.h"

#include <cmath>

namespace diptych::reports {

namespace {

std::string number(double value)
{
    const double rounded = std::round(value * 10) / 10;
    std::string text = std::to_string(rounded);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.ends_with('.')) {
        text.pop_back();
    }
    return text;
}

std::string_view colour(Shade shade)
{
    switch (shade) {
    case Shade::None:
        return "none";
    case Shade::White:
        return "#fff";
    case Shade::Light:
        return "#d4d4d4";
    case Shade::Grey:
        return "#777";
    case Shade::Black:
        return "#000";
    }
    return "none";
}

void addShape(std::string& svg, const Shape& shape)
{
    svg += "<path transform=\"translate(" + number(shape.x) + " " + number(shape.y) + ")";
    if (shape.scale != 1) {
        svg += " scale(" + number(shape.scale) + ")";
    }
    svg += "\" fill=\"";
    svg += colour(shape.fill);
    if (shape.stroke != Shade::None) {
        svg += "\" stroke=\"";
        svg += colour(shape.stroke);
        svg += "\" stroke-width=\"" + number(shape.strokeWidth);
    }
    svg += "\" d=\"";
    svg += shape.path;
    svg += "\"/>\n";
}

}  // namespace

std::string escapeMarkup(std::string_view text)
{
    std::string escaped;
    escaped.reserve(text.size());
    for (const char character : text) {
        switch (character) {
        case '&':
            escaped += "&amp;";
            break;
        case '<':
            escaped += "&lt;";
            break;
        case '>':
            escaped += "&gt;";
            break;
        case '"':
            escaped += "&quot;";
            break;
        case '\'':
            escaped += "&#39;";
            break;
        default:
            const auto byte = static_cast<unsigned char>(character);
            const bool isForbidden = byte < 0x20 && character != '\t' && character != '\n';
            escaped +=
                isForbidden || byte == 0x7f ? std::string("\uFFFD") : std::string(1, character);
        }
    }
    return escaped;
}

std::string toSvg(const Drawing& drawing, std::string_view id, std::string_view title,
                  std::string_view description)
{
    const std::string name(id);
    std::string svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" viewBox=\"0 0 " +
                      number(drawing.width) + " " + number(drawing.height) + "\" aria-label=\"" +
                      escapeMarkup(title) + "\" aria-describedby=\"" + name + "\">\n";
    svg += "<desc id=\"" + name + "\">" + escapeMarkup(description) + "</desc>\n";
    svg += "<g stroke-linejoin=\"round\" stroke-linecap=\"round\">\n";
    for (const Shape& shape : drawing.shapes) {
        addShape(svg, shape);
    }
    for (const Label& label : drawing.labels) {
        svg += "<text aria-hidden=\"true\" x=\"" + number(label.x) + "\" y=\"" + number(label.y) +
               "\" font-size=\"" + number(label.size) +
               "\" text-anchor=\"middle\" font-family=\"sans-serif\">" + escapeMarkup(label.text) +
               "</text>\n";
    }
    return svg + "</g>\n</svg>\n";
}

}  // namespace diptych::reports
