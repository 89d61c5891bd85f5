#pragma once

#include "reports/document/document.h"
#include "reports/pdf/flow.h"
#include "reports/pdf/flow_blocks.h"

#include <string>
#include <vector>

namespace diptych::reports {

/// Up to three figures side by side as one item: caption, picture, pieces in words, FEN.
void addFigures(std::vector<FlowItem>& items, const std::vector<Figure>& figures,
                const TextShaper& shaper, TextColumn column);

/// Small pictures one below the other, each an item with its words beside it.
void addPictures(std::vector<FlowItem>& items, const std::vector<Picture>& pictures,
                 const TextShaper& shaper, TextColumn column);

/// Up to two lines to sign on, side by side as one item.
void addSignatures(std::vector<FlowItem>& items, const std::vector<SignaturePlace>& places,
                   const std::string& dateLabel, const TextShaper& shaper, TextColumn column);

}  // namespace diptych::reports
