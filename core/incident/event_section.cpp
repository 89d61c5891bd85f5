#include "core/incident/event_section.h"

#include "core/incident/time_text.h"

namespace diptych::incident {

namespace {

/// What a value of [event] must look like.
enum class Form { Text, Date, TimeOfDay };

struct EventWord {
    std::string Event::*field;
    Form form;
};

constexpr Named<EventWord> eventWords[] = {
    {"name", {&Event::name, Form::Text}},
    {"city", {&Event::city, Form::Text}},
    {"federation", {&Event::federation, Form::Text}},
    {"round", {&Event::round, Form::Text}},
    {"board", {&Event::board, Form::Text}},
    {"date", {&Event::date, Form::Date}},
    {"arbiter", {&Event::arbiter, Form::Text}},
    {"chief", {&Event::chief, Form::Text}},
    {"deputy", {&Event::deputy, Form::Text}},
    {"rules", {nullptr, Form::Text}},
    {"time-called", {&Event::timeCalled, Form::TimeOfDay}},
    {"resumed-at", {&Event::resumedAt, Form::TimeOfDay}},
    {"appeal-deadline", {&Event::appealDeadline, Form::TimeOfDay}},
    {"event-id", {&Event::id, Form::Text}},
    {"language", {&Event::language, Form::Text}},
    {"start", {&Event::start, Form::TimeOfDay}},
    {"called-by", {&Event::calledBy, Form::Text}},
    {"decided-at", {&Event::decidedAt, Form::TimeOfDay}},
    {"deposit", {&Event::deposit, Form::Text}},
};

bool hasForm(std::string_view value, Form form)
{
    switch (form) {
    case Form::Date:
        return isDate(value);
    case Form::TimeOfDay:
        return isTimeOfDay(value);
    case Form::Text:
        break;
    }
    return true;
}

std::string_view nameOf(Form form)
{
    switch (form) {
    case Form::Date:
        return "a date YYYY-MM-DD";
    case Form::TimeOfDay:
        return "a time of day H:MM";
    case Form::Text:
        break;
    }
    return "its value";
}

}  // namespace

void readEventLine(LineCursor& line, Event& event)
{
    const auto word = line.oneOf(eventWords);
    if (!word) {
        return;
    }
    auto value = line.text(nameOf(word->form));
    if (!value) {
        return;
    }
    if (!hasForm(*value, word->form)) {
        line.complain("unknown-word", *value, nameOf(word->form));
    } else if (word->field == nullptr) {
        event.rules.push_back(std::move(*value));
    } else {
        event.*word->field = std::move(*value);
    }
}

std::string eventText(const Event& event)
{
    std::string text;
    const auto write = [&text](std::string_view word, const std::string& value) {
        if (!value.empty()) {
            text += std::string(word) + " " + value + "\n";
        }
    };
    for (const auto& [word, meaning] : eventWords) {
        if (meaning.field != nullptr) {
            write(word, event.*meaning.field);
            continue;
        }
        for (const std::string& rule : event.rules) {
            write(word, rule);
        }
    }
    return text;
}

}  // namespace diptych::incident
