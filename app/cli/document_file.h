#pragma once

#include "app/cli/verb.h"

#include <tl/expected.hpp>

#include <iosfwd>
#include <string>
#include <string_view>

namespace diptych::cli {

/// Bytes of a document, "-" being standard input. Fails with a sentence that names the file: not
/// there, a folder, empty, or larger than 512 MB (64 MB through a pipe).
tl::expected<std::string, std::string> readDocument(const std::string& operand, std::istream& in);

/// Writes the file that -o names, whole or not at all; what is there only gives way to --force.
/// Fails with a sentence that names it.
tl::expected<void, std::string> writeDocument(const Request& request, std::string_view bytes);

/// What is wrong with -o before any work is done, if anything.
std::string outputProblem(const Request& request);

}  // namespace diptych::cli
