// The style of pages we write for readers: light and dark, Japanese and English, screen and paper.

const HUES = [
  '#0b6e99',
  '#c2410c',
  '#15803d',
  '#9d174d',
  '#7c5e10',
  '#5b45b0',
  '#0f766e',
  '#7f1d1d',
];
const DARK_HUES = [
  '#67c5ec',
  '#fb9a66',
  '#6fd68f',
  '#f59ac0',
  '#e0bd5a',
  '#b3a1f7',
  '#5ed4c4',
  '#f28b8b',
];
const FILLS = [
  '#3b5b8c',
  '#4f9d8b',
  '#d9a441',
  '#b5594b',
  '#8a6fae',
  '#6b9e4a',
  '#c97fa0',
  '#5a8fbb',
  '#a08150',
  '#7a7f87',
  '#9fb24e',
  '#b78cc9',
];

const hueRules = HUES.map(
  (_, i) => `.hue${i}{stroke:var(--h${i})}svg .ink${i}{fill:var(--h${i});font-size:11px}`,
).join('');
const vars = (hues: readonly string[]) => hues.map((hue, i) => `--h${i}:${hue}`).join(';');
const DARK = `--paper:#16181b;--card:#1f2226;--ink:#e8e6e1;--soft:#a3a19b;--rule:#34383d;--night:#ffffff0d;--accent:#7fb6d9;--cell:#67c5ec;--oncell:#0d1418;${vars(DARK_HUES)}`;

export const PAGE_STYLE = `
:root{color-scheme:light dark;--paper:#faf9f6;--card:#fff;--ink:#23211d;--soft:#6d6a62;--rule:#e2dfd6;--night:#1f2a440f;--accent:#2b5f86;--cell:#0b6e99;--oncell:#fff;${vars(HUES)}}
@media (prefers-color-scheme:dark){:root{${DARK}}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.75 "Hiragino Sans","Noto Sans JP","Noto Sans CJK JP","Yu Gothic UI",system-ui,sans-serif}
main{max-width:1000px;margin:0 auto;padding:48px 24px 96px}
h1{font-size:clamp(1.5rem,4vw,2.1rem);line-height:1.35;margin:0 0 .3em;letter-spacing:.01em}
h2{font-size:1.25rem;margin:0 0 .2em}
p{margin:0 0 1em}.lead,.hint{color:var(--soft)}.hint{font-size:.9rem}
section{background:var(--card);border:1px solid var(--rule);border-radius:14px;padding:24px;margin:24px 0;overflow-x:auto}
dl.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(120px,1fr));gap:12px;margin:24px 0}
dl.figures div{background:var(--card);border:1px solid var(--rule);border-radius:12px;padding:12px 16px}
dl.figures dt{color:var(--soft);font-size:.8rem}dl.figures dd{margin:0;font-size:1.5rem;font-variant-numeric:tabular-nums;font-weight:600}
svg{display:block;width:100%;min-width:640px;height:auto}
svg text{fill:var(--ink);font-size:13px}svg .small{font-size:11px;fill:var(--soft)}svg .end{text-anchor:end}svg .name{font-size:13px}
svg .night{fill:var(--night)}svg .grid{stroke:var(--rule);stroke-width:1}svg .tick{stroke:var(--soft)}
polyline{fill:none;stroke-linejoin:round}polyline.thick{stroke-width:2.5}polyline.medium{stroke-width:1.8}polyline.thin{stroke-width:1;opacity:.55}polyline.dashed{stroke-dasharray:5 4}
${hueRules}
${FILLS.map((fill, i) => `.fill${i}{fill:${fill};background:${fill}}`).join('')}
svg .inbar{fill:#fff;font-size:11px;text-anchor:middle}svg .cell{fill:var(--cell);stroke:var(--rule)}svg .self{fill:var(--rule)}
svg .count{font-size:11px;text-anchor:middle}svg .count.on{fill:var(--oncell)}
ul.legend{display:flex;flex-wrap:wrap;gap:4px 16px;list-style:none;padding:0;margin:0 0 12px;font-size:.85rem}
ul.legend i{display:inline-block;width:.8em;height:.8em;border-radius:3px;margin-right:.4em}
table{border-collapse:collapse;width:100%;font-size:.92rem}th{text-align:left;color:var(--soft);font-weight:500;font-size:.8rem}
th,td{padding:6px 10px;border-bottom:1px solid var(--rule);vertical-align:top}td.when,td.effect{white-space:nowrap;font-variant-numeric:tabular-nums}td.who{white-space:nowrap}
footer{color:var(--soft);font-size:.8rem;overflow-wrap:anywhere}code{font-family:ui-monospace,"SF Mono",Menlo,monospace}
nav{font-size:.9rem;margin:0 0 16px}nav a{color:var(--accent);margin-right:1em}
ol.chronicle{list-style:none;padding:0;margin:0}ol.chronicle li{display:grid;grid-template-columns:4.2em 1fr;gap:.4em;padding:3px 0;border-bottom:1px solid var(--rule)}
ol.chronicle time{color:var(--soft);font-variant-numeric:tabular-nums}li.speech span{font-weight:500}li.episode span{color:var(--accent)}
@media print{body{background:#fff}section{break-inside:avoid}}
`;
