// Makes results out of a run's sessions and writes them down.
import type { Experiment } from '../experiment/schema.ts';
import type { RunFolder } from '../folder/run-folder.ts';
import type { JudgedCell } from '../judge/judged-turn.ts';
import type { Cell } from '../plan/cell.ts';
import type { RecordedResult } from '../recorded/recorded-result.ts';
import type { RunResults } from '../results/results.ts';
import { sanitizerRecords } from '../results/sanitizer-records.ts';
import { sumUp } from '../results/sum-up.ts';
import { timingOf } from '../results/timing.ts';

export interface FinishRun {
  readonly experiment: Experiment;
  readonly folder: RunFolder;
  readonly cells: readonly Cell[];
  /** Those this start had to play. */
  readonly open: readonly Cell[];
  readonly recorded: readonly RecordedResult[];
  readonly startedMs: number;
}

/** Results and timing, apart from each other: the first is the same for the same seeds. */
export async function finishRun({
  experiment,
  folder,
  cells,
  open,
  recorded,
  startedMs,
}: FinishRun): Promise<RunResults> {
  const judged = await Promise.all(cells.map(({ id }) => folder.judged(id)));
  const timings = await Promise.all(cells.map(({ id }) => folder.timing(id)));
  const results = sumUp({ experiment, cells: judged, recorded });
  const timing = timingOf(timings, { startedMs, endedMs: Date.now() });
  await folder.write(folder.file('results.json'), `${JSON.stringify(results, null, 1)}\n`);
  await folder.write(folder.file('sanitizer.jsonl'), recordLines(judged));
  // A start that found all sessions played says nothing about how long they took.
  if (open.length > 0 || !folder.has('timing.json'))
    await folder.write(folder.file('timing.json'), `${JSON.stringify(timing, null, 1)}\n`);
  return results;
}

/** What the sanitizer does, turn by turn, in the form of specification 4. */
function recordLines(judged: readonly JudgedCell[]): string {
  return judged
    .flatMap(sanitizerRecords)
    .map((record) => `${JSON.stringify(record)}\n`)
    .join('');
}
