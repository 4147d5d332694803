// A hundred small runs of which the truth is known: every printed interval holds it as often as it says.
// Slow because a coverage of 93 in 100 takes a hundred runs, and each is played and judged line by line.
import { planCells, type RunResults, readExperiment } from '@hakoniwa/lab';
import type { GenerateRequest, LanguageModel } from '@hakoniwa/model';
import { expect, it } from 'vitest';
import { labGardens } from '../../test/a-lab.ts';
import { RunFolder } from '../folder/run-folder.ts';
import { judgeCell } from '../judge/judge-cell.ts';
import type { JudgedCell } from '../judge/judged-turn.ts';
import { playCell } from '../play/play-cell.ts';
import { sumUp } from '../results/sum-up.ts';
import { CellModels } from './cell-models.ts';

/** What the noisy mind does, so that every measured rate has a true one. */
const NOISE = { rate: 0.2, heeds: 0.5, mends: 0.7 } as const;
const RUNS = 100;

/** One small run of its own seeds, in memory: without the GM, told facts, and with the GM. */
async function run(number: number) {
  const seeds = Array.from({ length: 7 }, (_, index) => number * 100 + index);
  const experiment = readExperiment(
    'known.yaml',
    `name: known
seeds: [${seeds.join()}]
turns: 8
scenarios: [kitchen_morning]
arms:
  A: { inject: false, gm: false }
  B: { inject: true, gm: false }
  C: { inject: false, gm: true, tries: 2 }
minds:
  noisy: ${JSON.stringify({ kind: 'noisy', ...NOISE })}
intervals: { resamples: 1000, seed: ${number} }
`,
  );
  const gardens = await labGardens();
  const models = new CellModels({ experiment, folder: new RunFolder('.'), beside: '.' });
  const cells: JudgedCell[] = [];
  for (const cell of planCells(experiment)) {
    const { modelFor, sheet } = await models.modelFor(cell, experiment.minds.noisy as never);
    const counted: typeof modelFor = (...of) => withTold(modelFor(...of), cell.arm);
    const played = await playCell({ cell, sheet, gardens, modelFor: counted });
    const { pack } = await gardens.pack(cell.pack);
    cells.push(judgeCell({ ...played, gm: gardens.gm, pack }));
  }
  return sumUp({ experiment, cells });
}

/** First attempts of each arm, and those of them whose prompt tells facts: what was asked, never what came. */
const ASKED: Record<string, { all: number; told: number }> = {};

function withTold<Model extends LanguageModel | undefined>(model: Model, arm: string): Model {
  if (!model) return model;
  const counts = ASKED[arm] ?? { all: 0, told: 0 };
  ASKED[arm] = counts;
  return {
    ...model,
    generate: (request: GenerateRequest) => {
      if (request.purpose === 'performance') {
        counts.all += 1;
        if (/^FACT:/m.test(request.messages.at(-1)?.content ?? '')) counts.told += 1;
      }
      return model.generate(request);
    },
  };
}

/** Facts are told only where there is something to tell; the mind heeds as many of those as its sheet says. */
function rateOfB(): number {
  const { all = 0, told = 0 } = ASKED.B ?? {};
  expect(told).toBeGreaterThan(0);
  return NOISE.rate * (1 - (NOISE.heeds * told) / all);
}

type Ends =
  | { readonly low: number | null; readonly high: number | null; readonly value: number | null }
  | undefined;

/** What is measured, and what it truly is. */
const KNOWN: readonly (readonly [string, (results: RunResults) => Ends, () => number])[] = [
  ['A first', (results) => metricOf(results, 'A', 'absent_props.first'), () => NOISE.rate],
  ['A final', (results) => metricOf(results, 'A', 'absent_props.final'), () => NOISE.rate],
  ['B first', (results) => metricOf(results, 'B', 'absent_props.first'), rateOfB],
  [
    'C retries',
    (results) => metricOf(results, 'C', 'retries'),
    () => NOISE.rate * (2 - NOISE.mends),
  ],
  ['B − A', (results) => differenceOf(results, 'B-A'), () => rateOfB() - NOISE.rate],
];

function metricOf({ arms }: RunResults, arm: string, metric: string): Ends {
  return arms.find((one) => one.arm === arm)?.metrics[metric];
}

function differenceOf({ contrasts }: RunResults, id: string): Ends {
  return contrasts.find((one) => one.id === id)?.metrics['absent_props.first'];
}

it('[L11] every printed interval holds its known rate in at least 93 of 100 runs', async () => {
  const runs: RunResults[] = [];
  for (let number = 1; number <= RUNS; number++) runs.push(await run(number));
  const held = KNOWN.map(([, measured, known]) => {
    const all = runs.map(measured);
    const truth = known();
    return all.filter((one) => (one?.low ?? 1) <= truth && (one?.high ?? -1) >= truth).length;
  });
  const told = KNOWN.map(([name], index) => `${name} ${held[index]}`).join(', ');
  console.info(`of ${RUNS} runs the interval held the known rate in: ${told}`);
  expect(Math.min(...held)).toBeGreaterThanOrEqual(93);
});
