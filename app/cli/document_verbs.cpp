#include "app/cli/document_verbs.h"

#include "app/cli/archive_verb.h"
#include "app/cli/decide_verb.h"
#include "app/cli/identity_verb.h"
#include "app/cli/register_verb.h"
#include "app/cli/report_verb.h"
#include "app/cli/sign_verb.h"
#include "app/cli/verify_verb.h"

#include <stdexcept>
#include <utility>

namespace diptych::cli {

ExitCode runDocument(const Request& request, const Console& console)
{
    constexpr std::pair<std::string_view, RunVerb> verbs[] = {
        {"report", runReport},     {"register", runRegister}, {"archive", runArchive},
        {"identity", runIdentity}, {"sign", runSign},         {"timestamp", runTimestamp},
        {"verify", runVerify},     {"decide", runDecide},
    };
    for (const auto& [name, run] : verbs) {
        if (request.words.front() == name) {
            return run(request, console);
        }
    }
    throw std::logic_error("no document verb: " + request.words.front());
}

}  // namespace diptych::cli
