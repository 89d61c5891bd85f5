#pragma once

#include "reports/archive/archive.h"

#include <optional>
#include <string>

/// How far this user has seen archives come, so that an older copy put in the place of one is
/// noticed even where no checkpoint was kept: a line for each archive, in the user's state folder
/// ($XDG_STATE_HOME/diptych/archives). Where it cannot be written nothing is remembered.
namespace diptych::cli {

/// What was seen last of the archive at a store, a folder or an address.
std::optional<reports::Checkpoint> rememberedHead(const std::string& store);

/// Remembers how far the archive has come now.
void rememberHead(const std::string& store, reports::Archive& archive);

/// Forgets what was seen, when an archive is begun anew or an older copy is meant to be there.
void forgetHead(const std::string& store);

}  // namespace diptych::cli
