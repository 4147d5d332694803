// The report of a town as one page that needs nothing else: plots are drawn in it.
import { type Html, html } from '../page/html.ts';
import { htmlPage, section } from '../page/page.ts';
import { PAGE_STYLE } from '../page/style.data.ts';
import type { ReportData } from './report-data.ts';
import { meetingsPlot } from './svg/meetings-plot.ts';
import { moneyPlot } from './svg/money-plot.ts';
import { needsPlot } from './svg/needs-plot.ts';
import { timePlot } from './svg/time-plot.ts';

/** The whole page. */
export function townReportHtml(data: ReportData): string {
  const { words, title, lead, language, metrics, note } = data;
  const body = [
    html`<h1>${title}</h1><p class="lead">${lead}</p>`,
    figures(data),
    section(words.needs, [hint(words.needsLead), needsPlot(data.samples, words)]),
    section(words.time, [hint(`${words.timeLead} ${note}`), legend(data), times(data)]),
    section(words.meetings, meetings(data)),
    section(words.money, [hint(words.moneyLead), moneyPlot(data.money, words)]),
    section(words.episodes, episodes(data)),
    html`<footer>${words.hash}: <code>${metrics.hash}</code></footer>`,
  ];
  return htmlPage({ language, title, style: PAGE_STYLE, body: html`<main>${body}</main>` });
}

function hint(text: string): Html {
  return html`<p class="hint">${text}</p>`;
}

function figures({ figures: all }: ReportData): Html {
  const tiles = all.map(({ name, value }) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`);
  return html`<dl class="figures">${tiles}</dl>`;
}

function legend({ labels }: ReportData): Html {
  const items = Object.values(labels).map(
    (label, i) => html`<li><i class="fill${i % 12}"></i>${label}</li>`,
  );
  return html`<ul class="legend">${items}</ul>`;
}

function times({ bars, words, labels }: ReportData): Html {
  return timePlot(bars, { title: words.time, labels, hours: words.hours });
}

function meetings({ meetings: people, words }: ReportData): Html {
  if (people.length === 0) return html`<p>${words.noMeetings}</p>`;
  return html`${hint(words.meetingsLead)}${meetingsPlot(people, words.meetings)}`;
}

function episodes({ episodes: all, words, allEpisodes }: ReportData): Html {
  if (all.length === 0) return html`<p>${words.noEpisodes}</p>`;
  const { when, who, what, effect } = words.columns;
  const rows = all.map(
    (one) =>
      html`<tr><td class="when">${one.when}</td><td class="who">${one.who}</td><td>✨ ${one.text}</td><td class="effect">${one.effect}</td></tr>`,
  );
  const head = [when, who, what, effect].map((name) => html`<th scope="col">${name}</th>`);
  const lead = hint(words.episodesLead({ shown: rows.length, all: allEpisodes }));
  return html`${lead}<table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table>`;
}
