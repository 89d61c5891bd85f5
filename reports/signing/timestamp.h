#pragma once

#include <tl/expected.hpp>

#include <ctime>
#include <optional>
#include <string>
#include <string_view>

typedef struct CMS_SignerInfo_st CMS_SignerInfo;

/// Time stamps by RFC 3161. Nothing is sent: the query goes to a file, whoever has a connection
/// takes it to a time stamping authority, and the answer comes back as a file.
namespace diptych::reports {

/// The query (application/timestamp-query) for a signature in DER.
tl::expected<std::string, std::string> timestampQuery(std::string_view signature);

/// A signature in DER with the time stamp of an answer (application/timestamp-reply, or the bare
/// token). Fails when the answer is a refusal, is about something else, or there is one already.
tl::expected<std::string, std::string> withTimestamp(std::string_view signature,
                                                     std::string_view answer);

/// The time at which a signature was stamped, or nothing when it was not, or the stamp does not
/// hold. Whether the stamping authority is trusted is not asked.
std::optional<std::time_t> timestampOf(const CMS_SignerInfo* signer);

}  // namespace diptych::reports
