// The report as one page that needs nothing else: plots are drawn in it, and it follows the reader's light.
import type { ReportData } from './report-data.ts';
import { PAGE_STYLE } from './style.data.ts';
import { escaped } from './svg/markup.ts';
import { meetingsPlot } from './svg/meetings-plot.ts';
import { moneyPlot } from './svg/money-plot.ts';
import { needsPlot } from './svg/needs-plot.ts';
import { timePlot } from './svg/time-plot.ts';

/** The whole page. */
export function townReportHtml(data: ReportData): string {
  const { words, title, lead, language, metrics, note } = data;
  const hint = (text: string) => `<p class="hint">${escaped(text)}</p>`;
  return reportPage({
    language,
    title,
    body: [
      `<h1>${escaped(title)}</h1><p class="lead">${escaped(lead)}</p>`,
      figures(data),
      section(words.needs, hint(words.needsLead) + needsPlot(data.samples, words)),
      section(words.time, hint(`${words.timeLead} ${note}`) + legend(data) + times(data)),
      section(words.meetings, meetings(data, hint)),
      section(words.money, hint(words.moneyLead) + moneyPlot(data.money, words)),
      section(words.episodes, episodes(data, hint)),
      `<footer>${escaped(words.hash)}: <code>${escaped(metrics.hash)}</code></footer>`,
    ].join('\n'),
  });
}

/** A page of ours: style within, no script, nothing from elsewhere. */
export function reportPage({
  language,
  title,
  body,
}: {
  language: string;
  title: string;
  body: string;
}): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(title)}</title>
<style>${PAGE_STYLE}</style>
</head>
<body><main>
${body}
</main></body>
</html>
`;
}

export function section(title: string, body: string): string {
  return `<section><h2>${escaped(title)}</h2>${body}</section>`;
}

function figures({ figures: all }: ReportData): string {
  const tiles = all.map(
    ({ name, value }) => `<div><dt>${escaped(name)}</dt><dd>${escaped(value)}</dd></div>`,
  );
  return `<dl class="figures">${tiles.join('')}</dl>`;
}

function legend({ labels }: ReportData): string {
  const items = Object.values(labels).map(
    (label, i) => `<li><i class="fill${i % 12}"></i>${escaped(label)}</li>`,
  );
  return `<ul class="legend">${items.join('')}</ul>`;
}

function times({ bars, words, labels }: ReportData): string {
  return timePlot(bars, { title: words.time, labels, hours: words.hours });
}

function meetings({ meetings: people, words }: ReportData, hint: (text: string) => string): string {
  if (people.length === 0) return `<p>${escaped(words.noMeetings)}</p>`;
  return hint(words.meetingsLead) + meetingsPlot(people, words.meetings);
}

function episodes(data: ReportData, hint: (text: string) => string): string {
  const { words, allEpisodes } = data;
  if (data.episodes.length === 0) return `<p>${escaped(words.noEpisodes)}</p>`;
  const { when, who, what, effect } = words.columns;
  const rows = data.episodes.map(
    (one) =>
      `<tr><td class="when">${escaped(one.when)}</td><td class="who">${escaped(one.who)}</td><td>✨ ${escaped(one.text)}</td><td class="effect">${escaped(one.effect)}</td></tr>`,
  );
  const head = [when, who, what, effect]
    .map((name) => `<th scope="col">${escaped(name)}</th>`)
    .join('');
  return `${hint(words.episodesLead({ shown: rows.length, all: allEpisodes }))}<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
