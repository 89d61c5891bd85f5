#include "importers/scan/readers/text_reader.h"

#include <omp.h>
#include <tesseract/baseapi.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <utility>

namespace diptych::importers::scan {
namespace {

constexpr std::size_t mostAlternatives = 16;
constexpr int resolution = 150;

std::vector<std::string> foldersToSearch(const std::string& folder)
{
    if (!folder.empty()) {
        return {folder};
    }
    std::vector<std::string> folders;
    if (const char* prefix = std::getenv("TESSDATA_PREFIX")) {
        folders.emplace_back(prefix);
        folders.push_back(std::string(prefix) + "/tessdata");
    }
    for (const char* usual : {"/usr/share/tesseract-ocr/5/tessdata", "/usr/share/tessdata",
                              "/usr/local/share/tessdata"}) {
        folders.emplace_back(usual);
    }
    return folders;
}

/// One place of a text: what can stand there.
using Choices = std::vector<score::InkText>;

/// The likeliest texts made of one choice a place.
std::vector<score::InkText> combined(const std::vector<Choices>& places)
{
    std::vector<score::InkText> texts{{}};
    const auto likelier = [](const score::InkText& a, const score::InkText& b) {
        return a.logProbability > b.logProbability;
    };
    for (const Choices& choices : places) {
        std::vector<score::InkText> longer;
        for (const score::InkText& text : texts) {
            for (const score::InkText& choice : choices) {
                longer.push_back(
                    {text.text + choice.text, text.logProbability + choice.logProbability});
            }
        }
        std::stable_sort(longer.begin(), longer.end(), likelier);
        longer.resize(std::min(longer.size(), mostAlternatives));
        texts = std::move(longer);
    }
    return texts;
}

/// What tesseract holds possible for a letter; its confidences are made to sum up to 1.
Choices choicesOf(const tesseract::ResultIterator& letter)
{
    Choices choices;
    double sum = 0.0;
    tesseract::ChoiceIterator choice(letter);
    do {
        const char* text = choice.GetUTF8Text();
        if (text != nullptr && *text != '\0' && *text != ' ') {
            const double weight = std::max(1.0, static_cast<double>(choice.Confidence()));
            choices.push_back({text, weight});
            sum += weight;
        }
    } while (choice.Next());
    for (score::InkText& text : choices) {
        text.logProbability = std::log(text.logProbability / sum);
    }
    return choices;
}

}  // namespace

struct TextReader::Engine {
    tesseract::TessBaseAPI api{};
};

TextReader::TextReader(std::unique_ptr<Engine> engine)
    : m_engine(std::move(engine))
{}
TextReader::TextReader(TextReader&& other) noexcept = default;
TextReader& TextReader::operator=(TextReader&& other) noexcept = default;
TextReader::~TextReader() = default;

tl::expected<TextReader, Diagnostic> TextReader::load(const std::string& folder)
{
    const std::vector<std::string> folders = foldersToSearch(folder);
    for (const std::string& place : folders) {
        std::error_code error;
        if (!std::filesystem::exists(std::filesystem::path(place) / "eng.traineddata", error)) {
            continue;
        }
        auto engine = std::make_unique<Engine>();
        if (engine->api.Init(place.c_str(), "eng", tesseract::OEM_LSTM_ONLY) == 0) {
            engine->api.SetVariable("lstm_choice_mode", "2");
            engine->api.SetVariable("debug_file", "/dev/null");
            return TextReader(std::move(engine));
        }
    }
    std::string searched;
    for (const std::string& place : folders) {
        searched += (searched.empty() ? "" : ", ") + place;
    }
    return tl::unexpected(
        Diagnostic{Severity::Error, "scan-language-data-missing", {}, {"eng", searched}});
}

void TextReader::allow(const std::string& letters)
{
    m_engine->api.SetVariable("tessedit_char_whitelist", letters.c_str());
}

std::vector<score::InkText> TextReader::readLine(const GrayImage& picture)
{
    return read(picture, tesseract::PSM_SINGLE_LINE);
}

std::vector<score::InkText> TextReader::readWord(const GrayImage& picture)
{
    return read(picture, tesseract::PSM_SINGLE_WORD);
}

/// layout is one of tesseract's page segmentation modes.
std::vector<score::InkText> TextReader::read(const GrayImage& picture, int layout)
{
    // Tesseract's own threads slow it down by far (its issue 3109). This counts for the calling
    // thread alone.
    omp_set_max_active_levels(0);
    tesseract::TessBaseAPI& api = m_engine->api;
    api.SetPageSegMode(static_cast<tesseract::PageSegMode>(layout));
    api.SetImage(picture.pixels.data(), picture.width, picture.height, 1, picture.width);
    api.SetSourceResolution(resolution);
    if (api.Recognize(nullptr) != 0) {
        return {};
    }
    const std::unique_ptr<tesseract::ResultIterator> letter(api.GetIterator());
    std::vector<Choices> places;
    if (letter && !letter->Empty(tesseract::RIL_SYMBOL)) {
        do {
            if (Choices choices = choicesOf(*letter); !choices.empty()) {
                places.push_back(std::move(choices));
            }
        } while (letter->Next(tesseract::RIL_SYMBOL));
    }
    return places.empty() ? std::vector<score::InkText>{} : combined(places);
}

std::string TextReader::readText(const GrayImage& picture)
{
    omp_set_max_active_levels(0);
    tesseract::TessBaseAPI& api = m_engine->api;
    api.SetPageSegMode(tesseract::PSM_SPARSE_TEXT);
    api.SetImage(picture.pixels.data(), picture.width, picture.height, 1, picture.width);
    api.SetSourceResolution(resolution);
    const std::unique_ptr<char[]> text(api.GetUTF8Text());
    return text ? std::string(text.get()) : std::string();
}

}  // namespace diptych::importers::scan
