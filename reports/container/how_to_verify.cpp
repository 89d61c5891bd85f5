#include "reports/container/how_to_verify.h"

#include <QtGlobal>

namespace diptych::reports {

namespace {

/// What to type; the same in every language.
constexpr const char* unpacking = "    unzip FILE.asice -d signed && cd signed\n";
constexpr const char* checking =
    "    for signature in META-INF/signature*.p7s; do\n"
    "        number=$(basename \"$signature\" .p7s | tr -dc 0-9)\n"
    "        echo \"$signature\"\n"
    "        openssl cms -verify -binary -cades -inform DER -in \"$signature\" \\\n"
    "            -content \"META-INF/ASiCManifest$number.xml\" -purpose any \\\n"
    "            -CAfile certificates/authority.pem -out /dev/null\n"
    "    done\n";
constexpr const char* digesting = "    openssl dgst -sha256 -binary report.pdf | base64\n";
constexpr const char* looking = "    pdfsig report.pdf\n";
constexpr const char* ours = "    diptych-cli verify FILE.asice --roster authority.pem\n";

}  // namespace

std::string howToVerify(const PhraseBook& book)
{
    const auto say = [&](const char* source) { return book.text("Container", source) + "\n\n"; };
    return say(QT_TRANSLATE_NOOP("Container", "How to check this container without Diptych")) +
           say(QT_TRANSLATE_NOOP("Container",
                                 "1. Unpack it; it is a zip (ASiC-E, EN 319 162-1).")) +
           unpacking + "\n" +
           say(QT_TRANSLATE_NOOP(
               "Container", "2. Check every signature, each on its own list of parts. Take the "
                            "certificate of the authority from the organiser, "
                            "not from here.")) +
           checking + "\n" +
           say(QT_TRANSLATE_NOOP("Container", "3. Compare the digest of each part with every list, "
                                              "META-INF/ASiCManifest*.xml.")) +
           digesting + "\n" +
           say(QT_TRANSLATE_NOOP("Container", "4. Look at the signatures in the report itself.")) +
           looking + "\n" +
           say(QT_TRANSLATE_NOOP("Container", "Diptych does all this, and compares every revision "
                                              "of the report.")) +
           ours;
}

}  // namespace diptych::reports
