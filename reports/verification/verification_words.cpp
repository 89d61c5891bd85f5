#include "reports/verification/verification_words.h"

#include "reports/words/phrase_table.h"

#include <QtGlobal>

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <string_view>
#include <utility>
#include <vector>

namespace diptych::reports {

namespace {

/// In the order of ProblemKind. %1 is the object, %2 the detail.
constexpr const char* sentences[] = {
    QT_TRANSLATE_NOOP("Verification", "The file is damaged (%1: %2)."),
    QT_TRANSLATE_NOOP("Verification", "The file is encrypted (%1)."),
    QT_TRANSLATE_NOOP("Verification", "The file carries no signature."),
    QT_TRANSLATE_NOOP("Verification", "%2 bytes were added behind the last signature."),
    QT_TRANSLATE_NOOP("Verification", "No signature covers %1."),
    QT_TRANSLATE_NOOP("Verification", "%1 was put in later: %2 does not cover it."),
    QT_TRANSLATE_NOOP("Verification", "%1 was taken out of the container."),
    QT_TRANSLATE_NOOP("Verification", "%1 was changed after it was signed."),
    QT_TRANSLATE_NOOP("Verification", "The %1 does not cover the whole of a revision."),
    QT_TRANSLATE_NOOP("Verification", "The %1 is not as a signature must be (%2)."),
    QT_TRANSLATE_NOOP("Verification", "The %1 was made by means that are no longer trusted."),
    QT_TRANSLATE_NOOP("Verification", "What the %1 covers was changed after signing."),
    QT_TRANSLATE_NOOP("Verification", "The %1 was not made with the key of its certificate."),
    QT_TRANSLATE_NOOP("Verification", "The time stamp of the %1 does not hold."),
    QT_TRANSLATE_NOOP("Verification", "A page was changed after signing: %1, %2."),
    QT_TRANSLATE_NOOP("Verification", "The structure of the document was changed after signing: "
                                      "%1, %2."),
    QT_TRANSLATE_NOOP("Verification", "The form was changed after signing: %1, %2."),
    QT_TRANSLATE_NOOP("Verification", "A signature field was changed after signing: %1, %2."),
    QT_TRANSLATE_NOOP("Verification", "An annotation was changed after signing: %1, %2."),
    QT_TRANSLATE_NOOP("Verification", "The details of the document were changed after signing: %1, "
                                      "%2."),
    QT_TRANSLATE_NOOP("Verification", "Text, a font or a picture was changed after signing: %1."),
    QT_TRANSLATE_NOOP("Verification", "Something was changed after signing: %1, %2."),
    QT_TRANSLATE_NOOP("Verification", "Something was taken away after signing: %1."),
    QT_TRANSLATE_NOOP("Verification", "The document was redirected after signing: %1, %2."),
    QT_TRANSLATE_NOOP("Verification", "The certification does not permit the %1."),
    QT_TRANSLATE_NOOP("Verification", "The journal knows a later issue of this file: %2. The last "
                                      "signature may have been cut off."),
    QT_TRANSLATE_NOOP("Verification", "The journal does not know this file."),
    QT_TRANSLATE_NOOP("Verification", "The %1 is not by the person whom the report names (%2)."),
    QT_TRANSLATE_NOOP("Verification", "The %1 is there, but the report says that this person "
                                      "refused to sign (%2)."),
};

/// The problem that says best what was done: an object comes before the bytes that carried it.
const Problem& mainProblem(const std::vector<Problem>& problems)
{
    const auto specific = std::find_if(problems.begin(), problems.end(), [](const Problem& one) {
        return one.kind >= ProblemKind::PageChanged && one.kind <= ProblemKind::NotPermitted;
    });
    return specific == problems.end() ? problems.front() : *specific;
}

/// Every certificate counts once: anybody can write any name into one of his own.
std::vector<SignatureReport> signersOf(const Verification& verification)
{
    std::vector<SignatureReport> signers;
    for (const SignatureReport& signature : verification.signatures) {
        const bool isKnown = std::ranges::any_of(signers, [&](const SignatureReport& known) {
            return known.name == signature.name && known.fingerprint == signature.fingerprint;
        });
        if (!isKnown) {
            signers.push_back(signature);
        }
    }
    return signers;
}

bool isOnRoster(const SignatureReport& signature)
{
    return signature.trust == Trust::Authority || signature.trust == Trust::Pinned;
}

/// Names, and the beginning of the fingerprint behind a name that several signers have.
std::string namesOf(const std::vector<SignatureReport>& named,
                    const std::vector<SignatureReport>& signers)
{
    constexpr std::size_t eightOctets = 23;  // with the colons between them
    std::string names;
    for (const SignatureReport& signer : named) {
        names += (names.empty() ? "" : "; ") + signer.name;
        if (std::ranges::count(signers, signer.name, &SignatureReport::name) > 1) {
            names += " (" + signer.fingerprint.substr(0, eightOctets) + "…)";
        }
    }
    return names;
}

std::string summaryOfValid(const Verification& verification, const PhraseBook& book)
{
    const std::vector<SignatureReport> signers = signersOf(verification);
    std::vector<SignatureReport> strangers;
    std::ranges::copy_if(signers, std::back_inserter(strangers), std::not_fn(isOnRoster));
    if (verification.askedRoster && !strangers.empty()) {
        return book.text("Verification",
                         QT_TRANSLATE_NOOP("Verification", "Signed by %1, and unchanged since; but "
                                                           "the roster does not know: %2."),
                         {namesOf(signers, signers), namesOf(strangers, signers)});
    }
    return book.text("Verification",
                     QT_TRANSLATE_NOOP("Verification", "Signed by %1, and unchanged since."),
                     {namesOf(signers, signers)});
}

/// "signature of white", perhaps behind the name of a part, in the language of the reader.
std::string objectWords(const std::string& object, const PhraseBook& book)
{
    constexpr std::string_view signature = "signature of ";
    const std::size_t at = object.find(signature);
    if (at == std::string::npos || (at > 0 && !object.substr(0, at).ends_with(": "))) {
        return object;
    }
    const std::string role = roleWords(object.substr(at + signature.size()), book);
    return object.substr(0, at) +
           book.text("Verification", QT_TRANSLATE_NOOP("Verification", "signature of %1"), {role});
}

}  // namespace

std::string describe(const Problem& problem, const PhraseBook& book)
{
    std::string sentence =
        book.text("Verification", sentences[static_cast<std::size_t>(problem.kind)],
                  {objectWords(problem.object, book), problem.detail});
    // Where nothing more is known, nothing stands in its place.
    for (const std::string_view gap : {", .", " ()", "()"}) {
        if (const auto at = sentence.find(gap); at != std::string::npos) {
            sentence.replace(at, gap.size(), gap.ends_with('.') ? "." : "");
        }
    }
    return sentence;
}

std::string summary(const Verification& verification, const PhraseBook& book)
{
    if (verification.valid()) {
        return summaryOfValid(verification, book);
    }
    return describe(mainProblem(verification.problems), book);
}

std::string describe(Trust trust, const PhraseBook& book)
{
    static constexpr std::array<const char*, 4> words{
        QT_TRANSLATE_NOOP("Verification", "certified by an authority of the roster"),
        QT_TRANSLATE_NOOP("Verification", "named in the roster"),
        QT_TRANSLATE_NOOP("Verification", "certified by nobody but the signer"),
        QT_TRANSLATE_NOOP("Verification", "certified by somebody whom the roster does not name"),
    };
    return book.text("Verification", words[static_cast<std::size_t>(trust)]);
}

std::string roleWords(const std::string& role, const PhraseBook& book)
{
    static constexpr std::array<std::pair<std::string_view, const char*>, 8> words{{
        {"arbiter", QT_TRANSLATE_NOOP("Verification", "arbiter")},
        {"chief", QT_TRANSLATE_NOOP("Verification", "chief arbiter")},
        {"white", QT_TRANSLATE_NOOP("Verification", "White")},
        {"black", QT_TRANSLATE_NOOP("Verification", "Black")},
        {"assistant", QT_TRANSLATE_NOOP("Verification", "assistant")},
        {"assistant-white", QT_TRANSLATE_NOOP("Verification", "assistant of White")},
        {"assistant-black", QT_TRANSLATE_NOOP("Verification", "assistant of Black")},
        {"committee", QT_TRANSLATE_NOOP("Verification", "committee")},
    }};
    const auto* const found =
        std::ranges::find(words, role, [](const auto& word) { return word.first; });
    return found == words.end() ? role : book.text("Verification", found->second);
}

std::string timestampWords(const std::string& time, const PhraseBook& book)
{
    return book.text("Verification",
                     QT_TRANSLATE_NOOP("Verification", "time stamp of an authority: %1"), {time});
}

std::string describe(SignatureProfile profile, const PhraseBook& book)
{
    return profile == SignatureProfile::Pkcs7
               ? book.text("Verification",
                           QT_TRANSLATE_NOOP("Verification",
                                             "made by another program, in the older form PKCS #7"))
               : std::string();
}

}  // namespace diptych::reports
