// The look of a report.

export const STYLE = `
:root{--ink:#1d2433;--soft:#5c667a;--paper:#fbfaf7;--line:#d9d6cc;--mark:#2f6f5e;--bad:#b03a2e;--good:#2f6f5e;--few:#b58a1b}
@media (prefers-color-scheme:dark){:root{--ink:#e8e6df;--soft:#a3a89f;--paper:#15181c;--line:#343a40;--mark:#7fc8b0;--bad:#f08a7c;--good:#7fc8b0;--few:#e0b84a}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.65 system-ui,"Hiragino Sans","Noto Sans JP",sans-serif}
header,main{max-width:1080px;margin:0 auto;padding:0 20px}
header{padding-top:36px}header p{color:var(--soft);margin:0}
a{color:var(--mark)}nav{display:flex;flex-wrap:wrap;gap:.2em 1.1em;font-size:.88rem}nav a{text-decoration:none}.warning{border-left:4px solid var(--few);background:color-mix(in srgb,var(--few) 12%,transparent);padding:.5em .9em;border-radius:0 8px 8px 0}
h1{font-size:1.7rem;margin:.1em 0 .6em}h2{font-size:1.15rem;margin:2.2em 0 .6em;border-bottom:1px solid var(--line);padding-bottom:.2em}h3{font-size:1rem;margin:1.4em 0 .4em}
table{border-collapse:collapse;width:100%;font-size:.86rem}th,td{text-align:left;vertical-align:top;padding:.35em .6em;border-bottom:1px solid var(--line);overflow-wrap:break-word;white-space:pre-line}thead th{color:var(--soft);font-weight:600;overflow-wrap:normal}
.wide{overflow-x:auto}.note,small,.tick{color:var(--soft)}code{font-size:.8em;color:var(--soft)}pre{overflow-x:auto;font-size:.8rem;background:color-mix(in srgb,var(--line) 35%,transparent);padding:1em;border-radius:8px}
.plots{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(440px,100%),1fr));gap:14px}figure{margin:0;border:1px solid var(--line);border-radius:10px;padding:12px}figcaption{font-weight:600;font-size:.9rem}
svg{width:100%;height:auto;font-size:12px}svg text{fill:var(--ink)}svg .tick{fill:var(--soft)}.grid{stroke:var(--line)}.whisker{stroke:var(--mark);stroke-width:3;stroke-linecap:round;opacity:.55}.dot{fill:var(--mark)}.dot.few{fill:none;stroke:var(--few);stroke-width:2}
details{border-bottom:1px solid var(--line);padding:.3em 0}summary{cursor:pointer}summary a{display:inline-block;min-width:1.5em;text-align:center;text-decoration:none;color:var(--soft)}summary a.wrong{color:var(--bad);font-weight:700}
.passed{color:var(--good)}.failed{color:var(--bad);font-weight:700}.unmeasured{color:var(--soft)}tr:target{outline:2px solid var(--mark);outline-offset:-2px}tr,section,details{scroll-margin-top:4em}svg.small{display:block;width:150px;max-width:100%;height:12px}.says{white-space:nowrap}.says.lower,.says.higher{color:var(--ink);font-weight:600}.says.few{color:var(--few)}
@media (max-width:720px){table{min-width:640px}header,main{padding:0 14px}header{padding-top:22px}ul{padding-left:1.2em}}
@media print{details{display:block}}
`;
