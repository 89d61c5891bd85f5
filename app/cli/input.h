#pragma once

#include "app/session/desk.h"

#include <tl/expected.hpp>

#include <iosfwd>
#include <string>

namespace diptych::cli {

/// Bytes of a file, or of standard input for "-", as session::readFile gives them.
tl::expected<std::string, session::OpenError> readInput(const std::string& operand,
                                                        std::istream& in);

/// The same for text.
tl::expected<std::string, session::OpenError> readTextInput(const std::string& operand,
                                                            std::istream& in);

/// A case from a file or from standard input. Paths in the latter are relative to the folder that
/// the program was started in.
tl::expected<session::Desk, session::OpenError> openCaseInput(const std::string& operand,
                                                              std::istream& in);

}  // namespace diptych::cli
