#pragma once

#include <string_view>

namespace diptych::reports {

/// Black on white, readable at any size, and the same structure on paper as on the screen.
inline constexpr std::string_view styleSheet = R"css(
:root { color-scheme: light; }
body { margin: 0; background: #fff; color: #000;
  font: 1rem/1.5 "Noto Sans", "DejaVu Sans", "Segoe UI", Helvetica, Arial, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
header { border-bottom: 3px solid #000; margin-bottom: 1rem; }
h1 { font-size: 1.8rem; line-height: 1.2; margin: 0; }
.subtitle { font-size: 1.2rem; margin: .2rem 0 .6rem; }
h2 { font-size: 1.2rem; line-height: 1.3; margin: 1.6rem 0 .5rem; border-bottom: 1px solid #777; }
p { margin: .5rem 0; }
.notice { border: 2px solid #000; padding: .5rem .8rem; font-weight: bold; }
dl { display: grid; grid-template-columns: 10rem 1fr 10rem 1fr; gap: .15rem 1rem; margin: 0; }
dt { color: #333; }
dd { margin: 0; font-weight: 600; }
ul { margin: .5rem 0; padding-left: 1.4rem; }
ul.decision { list-style: none; padding: .7rem 1rem; border-left: 6px solid #000;
  background: #f2f2f2; font-size: 1.1rem; }
ul.decision li { margin: .2rem 0; }
table { width: 100%; border-collapse: collapse; margin: .8rem 0; }
caption { text-align: left; font-style: italic; padding-bottom: .3rem; }
th, td { text-align: left; vertical-align: top; padding: .25rem .6rem .25rem 0;
  border-bottom: 1px solid #bbb; }
thead th { border-top: 2px solid #000; border-bottom: 1px solid #000; }
tbody th { font-weight: normal; }
tbody tr:last-child th, tbody tr:last-child td { border-bottom: 2px solid #000; }
.number { text-align: right; padding-right: 1.5rem; font-variant-numeric: tabular-nums; }
tr.emphasised th, tr.emphasised td { font-weight: bold; }
tr.parted th, tr.parted td { border-top: 3px double #000; }
.figures { display: flex; flex-wrap: wrap; gap: 1.5rem; }
figure { flex: 1 1 15rem; max-width: 19rem; margin: .5rem 0; break-inside: avoid; }
figure svg { width: 100%; height: auto; display: block; }
figcaption { font-size: .9rem; }
figcaption strong, figcaption span, figcaption code { display: block; }
figcaption code { overflow-wrap: anywhere; font-size: .85rem; margin-top: .2rem; }
ul.cells { list-style: none; padding: 0; }
ul.cells li { display: flex; align-items: center; gap: 1rem; margin: .4rem 0;
  break-inside: avoid; }
ul.cells img { width: 9rem; height: auto; flex: none; border: 1px solid #777; }
ul.signatures { list-style: none; padding: 0; display: grid;
  grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr)); gap: 1rem 3rem; }
ul.signatures li { break-inside: avoid; border-top: 1px solid #000; margin-top: 3.2rem;
  padding-top: .2rem; }
ul.signatures strong, ul.signatures span, ul.signatures em { display: block; }
.hint { color: #444; font-size: .85rem; }
@media (max-width: 45rem) { dl { grid-template-columns: 9rem 1fr; } }
@media print {
  @page { size: A4; margin: 18mm 16mm; }
  body { font-size: 9.5pt; }
  main { max-width: none; padding: 0; }
  h2, caption { break-after: avoid; }
  tr, .notice, ul.decision { break-inside: avoid; }
  ul.decision { background: none; }
}
)css";

}  // namespace diptych::reports
