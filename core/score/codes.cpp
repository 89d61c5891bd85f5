#include "core/score/comparison.h"
#include "core/score/replay.h"

namespace diptych::score {

std::string_view toCode(ScoresState state)
{
    switch (state) {
    case ScoresState::Correspond:
        return "correspond";
    case ScoresState::CorrespondWithIllegal:
        return "correspond-with-illegal";
    case ScoresState::Differ:
        return "differ";
    case ScoresState::Incomplete:
        return "incomplete";
    case ScoresState::Unusable:
        break;
    }
    return "unusable";
}

std::string_view toCode(DivergenceKind kind)
{
    switch (kind) {
    case DivergenceKind::Illegal:
        return "illegal";
    case DivergenceKind::Promotion:
        return "promotion";
    case DivergenceKind::Castling:
        return "castling";
    case DivergenceKind::DifferentMove:
        break;
    }
    return "different-move";
}

std::string_view toCode(DifferenceKind kind)
{
    switch (kind) {
    case DifferenceKind::Omission:
        return "omission";
    case DifferenceKind::Duplicate:
        return "duplicate";
    case DifferenceKind::Swapped:
        return "swapped";
    case DifferenceKind::Mirrored:
        return "mirrored";
    case DifferenceKind::Shifted:
        return "shifted";
    case DifferenceKind::Ambiguous:
        return "ambiguous";
    case DifferenceKind::Unreadable:
        return "unreadable";
    case DifferenceKind::Illegal:
        return "illegal";
    case DifferenceKind::WrittenAhead:
        return "written-ahead";
    case DifferenceKind::Needless:
        return "needless";
    case DifferenceKind::DifferentMove:
        break;
    }
    return "different-move";
}

std::string_view toCode(PlyState state)
{
    switch (state) {
    case PlyState::Same:
        return "same";
    case PlyState::Ambiguous:
        return "ambiguous";
    case PlyState::Unreadable:
        return "unreadable";
    case PlyState::Omitted:
        return "omitted";
    case PlyState::Slip:
        return "slip";
    case PlyState::Illegal:
        return "illegal";
    case PlyState::Different:
        return "different";
    case PlyState::Beyond:
        break;
    }
    return "beyond";
}

std::string_view toCode(EntryState state)
{
    switch (state) {
    case EntryState::Read:
        return "read";
    case EntryState::Doubtful:
        return "doubtful";
    case EntryState::Ambiguous:
        return "ambiguous";
    case EntryState::Illegal:
        return "illegal";
    case EntryState::Unreadable:
        return "unreadable";
    case EntryState::Missing:
        return "missing";
    case EntryState::Void:
        break;
    }
    return "void";
}

}  // namespace diptych::score
