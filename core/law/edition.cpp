#include "core/law/edition.h"

#include "core/law/embedded_laws.h"
#include "core/law/standing.h"

#include <pugixml.hpp>

#include <algorithm>

namespace diptych::law {

namespace {

constexpr std::string_view playKinds[] = {"standard", "rapid", "blitz", "rapid-supervised",
                                          "blitz-supervised"};

std::optional<std::string_view> embeddedText(const std::string& name)
{
    for (const EmbeddedFile& file : embeddedLaws()) {
        if (file.name == name) {
            return file.text;
        }
    }
    return std::nullopt;
}

bool isYes(const pugi::xml_attribute& attribute)
{
    return std::string_view(attribute.value()) == "yes";
}

std::optional<int> optionalNumber(const pugi::xml_attribute& attribute)
{
    if (!attribute) {
        return std::nullopt;
    }
    return attribute.as_int();
}

std::map<std::string, std::string> textsByLanguage(const pugi::xml_node& parent, const char* name)
{
    std::map<std::string, std::string> texts;
    for (const pugi::xml_node& node : parent.children(name)) {
        texts.emplace(node.attribute("lang").value(), node.text().get());
    }
    return texts;
}

PlayParameters readPlay(const pugi::xml_node& node)
{
    PlayParameters play;
    play.illegalMovePenalty = node.attribute("illegal-move-penalty").as_int();
    play.wrongClaimPenalty = node.attribute("wrong-claim-penalty").as_int();
    play.illegalMoveStandsAfterReply = isYes(node.attribute("illegal-move-stands-after-reply"));
    play.illegalMoveNeedsClaim = isYes(node.attribute("illegal-move-needs-claim"));
    play.firstIllegalMoveLoses = isYes(node.attribute("first-illegal-move-loses"));
    play.illegalPositionDraws = isYes(node.attribute("illegal-position-draws"));
    play.settingFinalAfter = optionalNumber(node.attribute("setting-final-after"));
    return play;
}

Fivefold readFivefold(std::string_view value)
{
    if (value == "any") {
        return Fivefold::Any;
    }
    return value == "consecutive" ? Fivefold::Consecutive : Fivefold::None;
}

FaultySealedMove readFaultySealedMove(std::string_view value)
{
    if (value == "opponent-chooses") {
        return FaultySealedMove::OpponentChooses;
    }
    return value == "loses-if-illegible" ? FaultySealedMove::LosesIfIllegible
                                         : FaultySealedMove::Loses;
}

Parameters readParameters(const pugi::xml_node& node)
{
    Parameters parameters;
    parameters.illegalMovesThatLose = optionalNumber(node.attribute("illegal-moves-that-lose"));
    parameters.coloursReversedNewGameBefore =
        optionalNumber(node.attribute("colours-reversed-new-game-before"));
    parameters.fivefold = readFivefold(node.attribute("fivefold").value());
    parameters.seventyFiveMoves = isYes(node.attribute("seventy-five-moves"));
    parameters.unpromotedPawnBecomesQueen = isYes(node.attribute("unpromoted-pawn-becomes-queen"));
    parameters.unidentifiableGameAnnulled = isYes(node.attribute("unidentifiable-game-annulled"));
    parameters.timesMayBeLeft = isYes(node.attribute("times-may-be-left"));
    parameters.opponentChoosesPenalty = isYes(node.attribute("opponent-chooses-penalty"));
    parameters.faultySealedMove =
        readFaultySealedMove(node.attribute("faulty-sealed-move").value());
    parameters.defaultTime = node.attribute("default-time").as_int();
    for (const pugi::xml_node& play : node.children("play")) {
        const std::string_view kind = play.attribute("kind").value();
        const auto* found = std::find(std::begin(playKinds), std::end(playKinds), kind);
        if (found != std::end(playKinds)) {
            const auto index = static_cast<std::size_t>(found - std::begin(playKinds));
            parameters.play[index] = readPlay(play);
        }
    }
    return parameters;
}

Standing readStanding(std::string_view code)
{
    for (const Standing standing :
         {Standing::Clear, Standing::Settled, Standing::Interpretation, Standing::Contested}) {
        if (toCode(standing) == code) {
            return standing;
        }
    }
    return Standing::Clear;
}

Source readSource(std::string_view code)
{
    for (const Source source : {Source::FullText, Source::Excerpts, Source::Secondary}) {
        if (toCode(source) == code) {
            return source;
        }
    }
    return Source::Secondary;
}

EditionRule readRule(const pugi::xml_node& node)
{
    EditionRule rule;
    rule.id = node.attribute("id").value();
    if (const auto article = node.attribute("article")) {
        rule.article = article.value();
    }
    rule.summaries = textsByLanguage(node, "summary");
    if (const auto standing = node.attribute("standing")) {
        rule.standing = readStanding(standing.value());
    }
    if (const auto source = node.attribute("source")) {
        rule.source = readSource(source.value());
    }
    return rule;
}

}  // namespace

std::string_view toCode(Fivefold fivefold)
{
    switch (fivefold) {
    case Fivefold::None:
        return "none";
    case Fivefold::Consecutive:
        return "consecutive";
    case Fivefold::Any:
        return "any";
    }
    return "none";
}

std::string_view toCode(Source source)
{
    switch (source) {
    case Source::FullText:
        return "full-text";
    case Source::Excerpts:
        return "excerpts";
    case Source::Secondary:
        return "secondary";
    }
    return "secondary";
}

std::string Edition::article(std::string_view rule) const
{
    const auto found = std::find_if(rules.begin(), rules.end(),
                                    [&](const EditionRule& other) { return other.id == rule; });
    return found == rules.end() ? std::string() : found->article.value_or("");
}

bool Edition::has(std::string_view rule) const
{
    return !article(rule).empty();
}

const PlayParameters& Edition::play(Play play, Supervision supervision) const
{
    if (play == Play::Standard) {
        return parameters.play[0];
    }
    const bool full = supervision == Supervision::Full;
    return parameters.play[(play == Play::Rapid ? 1U : 2U) + (full ? 2U : 0U)];
}

std::vector<std::string> editionIds()
{
    constexpr std::string_view ending = ".xml";
    std::vector<std::string> ids;
    for (const EmbeddedFile& file : embeddedLaws()) {
        if (file.name.starts_with("fide-") && file.name.ends_with(ending)) {
            ids.emplace_back(file.name.substr(0, file.name.size() - ending.size()));
        }
    }
    std::sort(ids.rbegin(), ids.rend());
    return ids;
}

tl::expected<Edition, EditionError> loadEdition(std::string_view id)
{
    const bool named = id.starts_with("fide-");
    const auto text = named ? embeddedText(std::string(id) + ".xml") : std::nullopt;
    pugi::xml_document document;
    if (!text || !document.load_buffer(text->data(), text->size())) {
        std::string expected;
        for (const std::string& one : editionIds()) {
            expected += (expected.empty() ? "" : ", ") + one;
        }
        return tl::unexpected(EditionError{std::string(id), std::move(expected)});
    }
    const pugi::xml_node root = document.child("edition");
    Edition edition;
    edition.id = root.attribute("id").value();
    edition.titles = textsByLanguage(root, "title");
    edition.inForce = root.attribute("in-force").value();
    edition.until = root.attribute("until").value();
    edition.source = readSource(root.attribute("source").value());
    edition.parameters = readParameters(root.child("parameters"));
    for (const pugi::xml_node& node : root.child("rules").children("rule")) {
        edition.rules.push_back(readRule(node));
    }
    return edition;
}

std::vector<RuleText> loadRuleTexts()
{
    std::vector<RuleText> texts;
    const auto text = embeddedText("rules.xml");
    pugi::xml_document document;
    if (!text || !document.load_buffer(text->data(), text->size())) {
        return texts;
    }
    for (const pugi::xml_node& node : document.child("rules").children("rule")) {
        RuleText rule;
        rule.id = node.attribute("id").value();
        rule.standing = readStanding(node.attribute("standing").value());
        rule.summaries = textsByLanguage(node, "summary");
        texts.push_back(std::move(rule));
    }
    return texts;
}

std::vector<RuleText> loadRuleTexts(const Edition& edition)
{
    std::vector<RuleText> texts = loadRuleTexts();
    for (RuleText& text : texts) {
        const auto rule =
            std::find_if(edition.rules.begin(), edition.rules.end(),
                         [&](const EditionRule& other) { return other.id == text.id; });
        if (rule == edition.rules.end()) {
            continue;
        }
        if (!rule->summaries.empty()) {
            text.summaries = rule->summaries;
        }
        text.standing = rule->standing.value_or(text.standing);
        if (rule->article && edition.sourceOf(*rule) == Source::Secondary) {
            text.standing = weaker(text.standing, Standing::Interpretation);
        }
    }
    return texts;
}

}  // namespace diptych::law
