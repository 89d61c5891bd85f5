#include "reports/archive/archive_record.h"

#include "core/notation/safe_text.h"
#include "reports/archive/digest.h"

#include <QRandomGenerator>
#include <QString>

#include <pugixml.hpp>

#include <algorithm>
#include <cctype>
#include <set>
#include <utility>

namespace diptych::reports {

namespace {

/// Letters that Unicode does not take apart, and how they are typed by whoever has no key for them.
constexpr std::pair<QChar, const char*> undividedLetters[] = {
    {u'ß', "ss"}, {u'æ', "ae"}, {u'œ', "oe"}, {u'ø', "o"}, {u'ł', "l"}, {u'đ', "d"}, {u'ı', "i"},
};

void addOnce(std::string& list, std::string_view item)
{
    const std::string wrapped = ", " + list + ",";
    if (!item.empty() && wrapped.find(", " + std::string(item) + ",") == std::string::npos) {
        list += (list.empty() ? "" : ", ") + std::string(item);
    }
}

void addText(std::string& text, const char* more)
{
    if (*more != '\0') {
        text += (text.empty() ? "" : "\n") + std::string(more);
    }
}

/// Remedies chosen by the ruling, else those recommended.
void addRemedies(PublicPart& open, const pugi::xml_node& incident)
{
    const pugi::xml_node ruling = incident.child("ruling");
    const auto isInForce = [&](const pugi::xml_node& remedy) {
        if (open.status == IncidentStatus::Open) {
            return std::string_view(remedy.attribute("recommended").value()) == "yes";
        }
        return ruling.find_child_by_attribute("choose", "id", remedy.attribute("id").value()) !=
               nullptr;
    };
    for (const pugi::xml_node remedy : incident.children("remedy")) {
        if (isInForce(remedy)) {
            addOnce(open.kinds, remedy.attribute("id").value());
            addOnce(open.articles, remedy.attribute("article").value());
        }
    }
    for (const pugi::xml_node choice : ruling.children("choose")) {
        addOnce(open.kinds, choice.attribute("id").value());
        addOnce(open.articles, choice.attribute("article").value());
    }
    for (const pugi::xml_node finding : incident.children("finding")) {
        addOnce(open.articles, finding.attribute("article").value());
    }
}

/// That of the event, else the usual one; none where nothing was ruled.
std::string deadlineOf(const pugi::xml_node& incident)
{
    const std::string ofEvent = incident.child("event").attribute("appeal-deadline").value();
    const std::string_view state = incident.child("ruling").attribute("state").value();
    if (!ofEvent.empty() || state == "proposal") {
        return ofEvent;
    }
    const std::string_view play = incident.child("settings").attribute("play").value();
    return play == "rapid" || play == "blitz" ? "15 min" : "60 min";
}

PersonalPart personalPart(const pugi::xml_node& incident)
{
    PersonalPart part;
    part.salt = newSalt();
    part.title = incident.child_value("title");
    for (const pugi::xml_node player : incident.children("player")) {
        const bool isWhite = std::string_view(player.attribute("side").value()) == "white";
        (isWhite ? part.white : part.black) = player.attribute("name").value();
    }
    const pugi::xml_node event = incident.child("event");
    part.arbiter = event.attribute("arbiter").value();
    part.appealDeadline = deadlineOf(incident);
    addText(part.text, event.attribute("city").value());
    for (const pugi::xml_node line : incident.children("story")) {
        addText(part.text, line.child_value());
    }
    for (const pugi::xml_node assistant : incident.children("assistant")) {
        addText(part.text, assistant.attribute("name").value());
    }
    for (const pugi::xml_node said : incident.child("ruling").children()) {
        addText(part.text, said.attribute("name").value());
        addText(part.text, said.child_value());
    }
    return part;
}

/// What is read may come from anybody, and is shown in lists.
void makeSafe(ArchiveRecord& record)
{
    PublicPart& open = record.open;
    PersonalPart& personal = record.personal;
    for (std::string* text : {&open.event, &open.round, &open.board, &open.date, &open.articles,
                              &open.kinds, &personal.title, &personal.white, &personal.black,
                              &personal.arbiter, &personal.appealDeadline}) {
        *text = notation::safeLine(*text);
    }
    personal.text = notation::safeText(personal.text, notation::Unseen::Blank).text;
}

void addWords(std::set<std::string>& words, std::string_view text, const std::string& field)
{
    for (const std::string& word : wordsOf(text)) {
        words.insert(field + word);
    }
}

}  // namespace

std::string newSalt()
{
    std::string bytes;
    for (int i = 0; i < 4; ++i) {
        const quint64 random = QRandomGenerator::system()->generate64();
        bytes.append(reinterpret_cast<const char*>(&random), sizeof random);
    }
    return hexOf(std::string_view(bytes).substr(0, 16));
}

std::string PublicPart::hash() const
{
    return Digest("diptych-public/1")
        .add(event)
        .add(round)
        .add(board)
        .add(date)
        .add(articles)
        .add(kinds)
        .add(documentName)
        .add(toCode(status))
        .finish();
}

std::string PersonalPart::hash() const
{
    return Digest("diptych-personal/1")
        .add(salt)
        .add(title)
        .add(white)
        .add(black)
        .add(arbiter)
        .add(appealDeadline)
        .add(text)
        .finish();
}

tl::expected<ArchiveRecord, std::string> recordOfXml(std::string_view xml)
{
    if (const std::size_t at = xml.find("<!DOCTYPE"); at != std::string_view::npos) {
        return tl::unexpected("offset " + std::to_string(at) +
                              ": found a document type, which can define entities; expected an "
                              "incident.xml, which has none");
    }
    pugi::xml_document document;
    const pugi::xml_parse_result parsed = document.load_buffer(xml.data(), xml.size());
    const pugi::xml_node incident = document.child("incident");
    const std::string_view schema = incident.attribute("schema").value();
    if (!parsed || schema != "diptych.incident/1") {
        return tl::unexpected("offset " + std::to_string(parsed.offset) +
                              ": not an incident.xml of the schema diptych.incident/1" +
                              (parsed ? std::string() : ": " + std::string(parsed.description())));
    }
    ArchiveRecord record;
    const pugi::xml_node event = incident.child("event");
    record.open.event = event.attribute("name").value();
    record.open.round = event.attribute("round").value();
    record.open.board = event.attribute("board").value();
    record.open.date = event.attribute("date").value();
    const std::string_view state = incident.child("ruling").attribute("state").value();
    record.open.status = state == "proposal" ? IncidentStatus::Open : IncidentStatus::Ruled;
    record.open.documentName = "incident.xml";
    addRemedies(record.open, incident);
    record.personal = personalPart(incident);
    makeSafe(record);
    record.document = std::string(xml);
    return record;
}

std::vector<std::string> wordsOf(std::string_view text)
{
    // Letters lose their accents, so that "Muller" finds "Müller".
    QString plain = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()))
                        .normalized(QString::NormalizationForm_KD)
                        .toCaseFolded();
    for (const auto& [letter, letters] : undividedLetters) {
        plain.replace(letter, QLatin1String(letters));
    }
    std::vector<std::string> words;
    QString word;
    const auto endWord = [&] {
        while (word.endsWith(u'.') || word.endsWith(u'-')) {
            word.chop(1);
        }
        if (!word.isEmpty()) {
            words.push_back(word.toStdString());
        }
        word.clear();
    };
    for (const QChar sign : plain) {
        if (sign.isMark()) {
            continue;
        }
        const bool joins = !word.isEmpty() && (sign == u'.' || sign == u'-');
        if (sign.isLetterOrNumber() || sign.isSurrogate() || joins) {
            word += sign;
        } else {
            endWord();
        }
    }
    endWord();
    return words;
}

std::vector<std::string> searchWords(const PublicPart& open, const PersonalPart& personal)
{
    std::set<std::string> words;
    addWords(words, open.event, "event:");
    addWords(words, open.articles, "article:");
    addWords(words, open.kinds, "kind:");
    addWords(words, personal.white, "player:");
    addWords(words, personal.black, "player:");
    for (const std::string* text :
         {&open.event, &open.articles, &open.kinds, &open.date, &personal.title, &personal.white,
          &personal.black, &personal.arbiter, &personal.text}) {
        addWords(words, *text, "");
    }
    return {words.begin(), words.end()};
}

std::vector<std::string> refusedIn(std::string_view xml)
{
    pugi::xml_document document;
    document.load_buffer(xml.data(), xml.size());
    std::vector<std::string> roles;
    for (const pugi::xml_node place : document.child("incident").children("signature")) {
        if (std::string_view(place.attribute("refused").value()) == "yes") {
            roles.emplace_back(place.attribute("role").value());
        }
    }
    return roles;
}

}  // namespace diptych::reports
