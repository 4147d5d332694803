// Writes the reports of a finished run into its folder: HTML, Markdown; the JSON is the results themselves.
import type { Language } from '@hakoniwa/stage';
import { type GateResult, judgeGates } from '../gates/judge-gates.ts';
import type { JudgedCell } from '../judge/judged-turn.ts';
import { judgedCells, type ReadRun } from '../results/read-run.ts';
import { reportHtml } from './report-html.ts';
import type { ReportInput } from './report-input.ts';
import { reportMarkdown } from './report-markdown.ts';

/** Everything a report needs. */
export async function reportInput(run: ReadRun, language?: Language): Promise<ReportInput> {
  const { results, meta, timing } = run;
  const cells: JudgedCell[] = [];
  for await (const cell of judgedCells(run)) cells.push(cell);
  return {
    results,
    meta,
    timing,
    cells,
    gates: gatesOf(run),
    language: language ?? results.language,
  };
}

/** The gates of a run as its experiment asks for them. */
export function gatesOf({
  results,
  experiment,
}: Pick<ReadRun, 'results' | 'experiment'>): GateResult[] {
  const { arm, checks, unmeasured } = experiment.gates;
  return judgeGates(results, { arm, gates: checks, allowsUnmeasured: unmeasured === 'pass' });
}

/** Writes `report.html` and `report.md`; gives the first file. */
export async function writeReport(run: ReadRun, language?: Language): Promise<string> {
  const input = await reportInput(run, language);
  const { folder } = run;
  const file = folder.file('report.html');
  await folder.write(file, reportHtml(input));
  await folder.write(folder.file('report.md'), reportMarkdown(input));
  return file;
}
