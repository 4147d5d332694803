// The report as Markdown: the same things in words and tables.
import type { ReportData } from './report-data.ts';

/** The whole report. */
export function townReportMarkdown(data: ReportData): string {
  const { words, title, lead, figures, metrics, labels, allEpisodes, note } = data;
  const parts = [
    `# ${title}`,
    lead,
    table(
      figures.map(({ name }) => name),
      [figures.map(({ value }) => value)],
    ),
    `## ${words.needs}`,
    needs(data),
    `## ${words.time}`,
    `${words.timeLead} ${note}`.trim(),
    times(data, Object.entries(labels)),
    `## ${words.meetings}`,
    meetings(data),
    `## ${words.money}`,
    money(data),
    `## ${words.episodes}`,
    data.episodes.length === 0
      ? words.noEpisodes
      : words.episodesLead({ shown: data.episodes.length, all: allEpisodes }),
    data.episodes
      .map(
        ({ when, who, text, effect }) =>
          `- ${when} **${plain(who)}** ✨ ${plain(text)}${effect ? ` (${effect})` : ''}`,
      )
      .join('\n'),
    `---\n${words.hash}: \`${metrics.hash}\``,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function needs({ metrics, words }: ReportData): string {
  const rows = Object.entries(metrics.needs).map(([need, { mean, lowest }]) => [
    words.need[need] ?? need,
    String(mean),
    String(lowest),
  ]);
  return table(['', words.mean, words.lowest], rows);
}

function times({ bars, words }: ReportData, labels: readonly [string, string][]): string {
  const rows = bars.map(({ name, minutes }) => {
    const total = Object.values(minutes).reduce((sum, one) => sum + one, 0);
    const share = (action: string) =>
      Math.round(((minutes[action] ?? 0) / Math.max(1, total)) * 240) / 10;
    return [name, ...labels.map(([action]) => words.hours(share(action)))];
  });
  return table(['', ...labels.map(([, label]) => label)], rows);
}

function meetings({ meetings: people, words }: ReportData): string {
  if (people.length === 0) return words.noMeetings;
  const rows = people.map(({ name, times: all }, i) => [
    name,
    ...all.map((times, j) => (i === j ? '–' : String(times))),
  ]);
  return table(['', ...people.map(({ name }) => name)], rows);
}

function money({ money: lines, words }: ReportData): string {
  const rows = lines.map(({ name, points }) => [
    name,
    (points[0]?.[1] ?? 0).toLocaleString('en'),
    (points.at(-1)?.[1] ?? 0).toLocaleString('en'),
  ]);
  return table(['', words.moneyBefore, words.moneyAfter], rows);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(plain).join(' | ')} |`;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}

/** Text that stays text: no cell, emphasis or link comes out of it. */
function plain(text: string): string {
  return text.replace(/[\\|*_`<>[\]]/g, (one) => `\\${one}`).replace(/(?<!\s)[^\S\n]*\n\s*/g, ' ');
}
