#pragma once

#include "core/score/ink.h"
#include "core/support/diagnostic.h"
#include "importers/scan/page/gray_image.h"

#include <tl/expected.hpp>

#include <memory>
#include <string>
#include <vector>

namespace diptych::importers::scan {

/// Reads print with tesseract. One thread at a time, one thread inside.
class TextReader {
public:
    /// `folder` has the language data; empty: where Debian and TESSDATA_PREFIX have them. Fails
    /// with `scan-language-data-missing`, whose arguments are the folders that were searched.
    static tl::expected<TextReader, Diagnostic> load(const std::string& folder);

    TextReader(TextReader&& other) noexcept;
    TextReader& operator=(TextReader&& other) noexcept;
    ~TextReader();

    /// The only characters that may be read from now on; empty: all.
    void allow(const std::string& letters);

    /// Alternatives for a picture of one line, dark on white, best first; empty: nothing read.
    std::vector<score::InkText> readLine(const GrayImage& picture);

    /// The same for a picture of one short word.
    std::vector<score::InkText> readWord(const GrayImage& picture);

    /// The words of a picture with several lines.
    std::string readText(const GrayImage& picture);

private:
    struct Engine;
    std::vector<score::InkText> read(const GrayImage& picture, int layout);
    explicit TextReader(std::unique_ptr<Engine> engine);
    std::unique_ptr<Engine> m_engine;
};

}  // namespace diptych::importers::scan
