// The report as Markdown: the summary, the key metrics, the differences, the gates.

import { sayShare } from '@hakoniwa/gm-eval';
import { inLanguage } from '@hakoniwa/stage';
import { labText, metricName } from '../locale/index.ts';
import { METRICS } from '../metrics/index.ts';
import { SPEAKER_METRICS } from '../results/speaker-rows.ts';
import { differenceWithInterval, measuredText } from './number-text.ts';
import type { ReportInput } from './report-input.ts';
import { byChance } from './sections/by-chance.ts';
import { definitionRows } from './sections/definitions.ts';
import { armName, contrastName } from './sections/names.ts';
import { summaryLines } from './sections/summary.ts';

export function reportMarkdown(input: ReportInput): string {
  const { results, language } = input;
  const title = results.title === undefined ? results.name : inLanguage(results.title, language);
  const parts = [
    `# ${title}`,
    results.about === undefined ? '' : inLanguage(results.about, language),
    `## ${labText(language, 'summary')}`,
    summaryLines(input)
      .map((line) => `- ${line}`)
      .join('\n'),
    ...metricsPart(input),
    ...contrastsPart(input),
    ...recordedPart(input),
    ...speakersPart(input),
    ...definitionsPart(input),
    labText(language, 'method', { resamples: results.resamples }),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function metricsPart({ results, language }: ReportInput): string[] {
  if (results.arms.length === 0) return [];
  const head = [labText(language, 'metric'), ...results.arms.map((arm) => armName(arm, results))];
  const rows = METRICS.map(({ id }) => [
    metricName(language, id),
    ...results.arms.map(({ metrics }) => measuredText(id, { measured: metrics[id], language })),
  ]);
  return [`## ${labText(language, 'allMetrics')}`, tableText(head, rows)];
}

function contrastsPart({ results, language }: ReportInput): string[] {
  const { contrasts } = results;
  if (contrasts.length === 0) return [];
  const head = [
    labText(language, 'metric'),
    ...contrasts.map((one) => contrastName(one, { results, language })),
  ];
  const rows = METRICS.map(({ id }) => [
    metricName(language, id),
    ...contrasts.map(({ metrics }) => {
      const found = metrics[id];
      if (!found || found.value === null) return '–';
      return `${differenceWithInterval(id, found)} ${labText(language, found.says)}`;
    }),
  ]);
  const note = byChance(results, { language, metrics: METRICS.map(({ id }) => id) });
  return [`## ${labText(language, 'contrasts')}`, tableText(head, rows), note];
}

function speakersPart({ results, language }: ReportInput): string[] {
  const rows = results.arms.flatMap((arm) =>
    Object.entries(arm.speakers ?? {}).map(([name, metrics]) => ({ arm, name, metrics })),
  );
  if (rows.length === 0) return [];
  const head = [
    labText(language, 'metric'),
    ...rows.map(({ arm, name }) => `${armName(arm, results)} · ${name}`),
  ];
  const cells = SPEAKER_METRICS.map((id) => [
    metricName(language, id),
    ...rows.map(({ metrics }) => measuredText(id, { measured: metrics[id], language })),
  ]);
  return [`## ${labText(language, 'bySpeaker')}`, tableText(head, cells)];
}

function definitionsPart({ results, language }: ReportInput): string[] {
  if (results.arms.length === 0) return [];
  const rows = definitionRows(language).map(([name, about]) => `- **${name}**: ${about}`);
  return [
    `## ${labText(language, 'definitions')}`,
    labText(language, 'definitionsNote'),
    rows.join('\n'),
  ];
}

function recordedPart({ results, language }: ReportInput): string[] {
  if (results.recorded.length === 0) return [];
  const rows = results.recorded.map(({ file, score }) => [
    file,
    String(score.n),
    String(score.denials),
    sayShare(score.recall),
    sayShare(score.falseDenials),
    String(score.speechLost),
  ]);
  const words = ['denied', 'recall', 'falseDenials', 'speechLost'] as const;
  const head = ['', 'n', ...words.map((word) => labText(language, word))];
  return [`## ${labText(language, 'recorded')}`, tableText(head, rows)];
}

function tableText(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
