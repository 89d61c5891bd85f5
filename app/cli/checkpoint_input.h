#pragma once

#include "app/cli/json.h"
#include "app/cli/verb.h"
#include "reports/archive/checkpoint.h"
#include "reports/verification/verification.h"
#include "reports/words/phrase_book.h"

#include <tl/expected.hpp>

#include <iosfwd>
#include <optional>
#include <string>

namespace diptych::cli {

/// A checkpoint that was kept outside of its archive, and who stands behind it.
struct KeptCheckpoint {
    std::string file{};
    reports::Checkpoint checkpoint{};
    /// Whether it holds, and how far its signer is trusted; absent where nobody has signed.
    std::optional<reports::SignatureReport> signature{};
};

/// A signature as PEM, which `openssl cms -verify -inform PEM` takes.
std::string signatureInPem(const std::string& der);

/// Reads a checkpoint in any form that it is handed out in: the text with or without a signature,
/// its JSON, the line of the QR code, or a container with a journal-proof.json. Fails with a
/// sentence that names the file.
tl::expected<KeptCheckpoint, std::string>
readKeptCheckpoint(const std::string& file, const reports::Roster& roster, std::istream& in);

/// The bytes of a proof of an archive that go into a container: what `archive checkpoint --format
/// json` writes, its signature good where it has one. Fails with a sentence that names the file.
tl::expected<std::string, std::string> readJournalProof(const std::string& file, std::istream& in);

/// The roster of --roster, nobody where it is not given. Fails with a sentence.
tl::expected<reports::Roster, std::string> rosterOption(const Request& request,
                                                        const Console& console);

Json keptCheckpointJson(const KeptCheckpoint& kept);
/// One line on what the checkpoint is and who signed it.
std::string keptCheckpointText(const KeptCheckpoint& kept, const reports::PhraseBook& book);

}  // namespace diptych::cli
