// hakoniwa lab compare: two runs, arm by arm, in pairs of the same scenario and seed.
import {
  compareCells,
  differenceWithInterval,
  type JudgedCell,
  judgedCells,
  labText,
  METRICS,
  metricName,
  readRun,
} from '@hakoniwa/lab';
import { type Call, type ExitCode, UsageError } from '../command.ts';
import { padWidth, textWidth } from '../output/text-width.ts';
import { sayLab } from './locale/index.ts';
import { textOption } from './run-lab.ts';

const SHOWN = [
  'absent_props.first',
  'absent_props.final',
  'impossible.final',
  'world_delta',
  'retries',
  'give_up',
  'flawless.final',
  'standstill_rate',
  'calls',
];

export async function compareLab(
  call: Call,
  [first, second, ...more]: readonly string[],
): Promise<ExitCode> {
  if (first === undefined || second === undefined || more.length > 0)
    throw new UsageError('hakoniwa lab compare <folder> <folder> [--metrics a,b]');
  const { language, output } = call;
  const metrics = wanted(call);
  const [one, two] = [await readRun(first), await readRun(second)];
  const [before, after] = [await cellsOf(one), await cellsOf(two)];
  const compared = compareCells(before, { second: after, sampling: one.experiment.intervals });
  if (call.json) {
    output.out(JSON.stringify(compared, null, 2));
    return 0;
  }
  if (compared.every(({ contrast }) => contrast.pairs === 0)) {
    output.err(labText(language, 'unlike'));
    return 1;
  }
  const width = Math.max(...metrics.map((id) => textWidth(metricName(language, id))));
  for (const { arm, minds, contrast } of compared) {
    output.out(
      `${arm} · ${minds.join(' → ')}  ${sayLab(language, { word: 'comparing', values: { first, second, pairs: contrast.pairs } })}`,
    );
    for (const id of metrics) {
      const found = contrast.metrics[id];
      if (!found || found.value === null) continue;
      output.out(
        `  ${padWidth(metricName(language, id), width)}  ${differenceWithInterval(id, found)}  ${labText(language, found.says)}`,
      );
    }
  }
  return 0;
}

async function cellsOf(run: Awaited<ReturnType<typeof readRun>>): Promise<JudgedCell[]> {
  const cells: JudgedCell[] = [];
  for await (const cell of judgedCells(run)) cells.push(cell);
  return cells;
}

function wanted(call: Call): readonly string[] {
  const given = textOption(call, 'metrics');
  if (given === undefined) return SHOWN;
  const known = METRICS.map(({ id }) => id);
  const names = given === 'all' ? known : given.split(',').map((name) => name.trim());
  const wrong = names.find((name) => !known.includes(name));
  if (wrong !== undefined)
    throw new UsageError(
      sayLab(call.language, {
        word: 'unknownMetric',
        values: { metric: wrong, known: known.join(', ') },
      }),
    );
  return names;
}
