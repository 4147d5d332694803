// Long proofs: intervals hold the truth, threads change nothing, and a killed run ends as if it never was.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { planCells, type RunResults, readExperiment, readRun, writeReport } from '@hakoniwa/lab';
import { hashText } from '@hakoniwa/stage';
import { expect, it } from 'vitest';
import { aFolder, aHouse, aRun, TWO_BY_TWO } from '../../test/a-lab.ts';
import { aModelServer } from '../../test/model-runs.ts';
import { runFiles } from '../../test/run-files.ts';
import { RunFolder } from '../folder/run-folder.ts';
import { judgeCell } from '../judge/judge-cell.ts';
import type { JudgedCell } from '../judge/judged-turn.ts';
import { playCell } from '../play/play-cell.ts';
import { sumUp } from '../results/sum-up.ts';
import { CellModels } from './cell-models.ts';

/** What the noisy mind does, so that every measured rate has a true one. */
const NOISE = { rate: 0.2, heeds: 0.5, mends: 0.7 } as const;
const TOLD = NOISE.rate * (1 - NOISE.heeds);
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
  C: { inject: false, gm: true }
minds:
  noisy: ${JSON.stringify({ kind: 'noisy', ...NOISE })}
intervals: { resamples: 1000, seed: ${number} }
`,
  );
  const house = await aHouse();
  const models = new CellModels({ experiment, folder: new RunFolder('.'), beside: '.' });
  const cells: JudgedCell[] = [];
  for (const cell of planCells(experiment)) {
    const { modelFor, sheet } = await models.modelFor(cell, experiment.minds.noisy as never);
    const played = await playCell({ cell, sheet, house, modelFor });
    const { pack } = await house.pack(cell.pack);
    cells.push(judgeCell({ ...played, gm: house.gm, pack }));
  }
  return sumUp({ experiment, cells });
}

type Ends = { readonly low: number | null; readonly high: number | null } | undefined;

/** What is measured, and what it truly is. */
const KNOWN: readonly (readonly [string, (results: RunResults) => Ends, number])[] = [
  ['A first', (results) => metricOf(results, 'A', 'absent_props.first'), NOISE.rate],
  ['A final', (results) => metricOf(results, 'A', 'absent_props.final'), NOISE.rate],
  ['B first', (results) => metricOf(results, 'B', 'absent_props.first'), TOLD],
  ['C retries', (results) => metricOf(results, 'C', 'retries'), NOISE.rate * (2 - NOISE.mends)],
  ['B − A', (results) => differenceOf(results, 'B-A'), TOLD - NOISE.rate],
];

function metricOf({ arms }: RunResults, arm: string, metric: string): Ends {
  return arms.find((one) => one.arm === arm)?.metrics[metric];
}

function differenceOf({ contrasts }: RunResults, id: string): Ends {
  return contrasts.find((one) => one.id === id)?.metrics['absent_props.first'];
}

it('[L11] every printed interval holds its known rate in at least 93 of 100 runs', {
  timeout: 1_200_000,
}, async () => {
  const held = KNOWN.map(() => 0);
  for (let number = 1; number <= RUNS; number++) {
    const results = await run(number);
    KNOWN.forEach(([, measured, truth], index) => {
      const { low, high } = measured(results) ?? {};
      if ((low ?? 1) <= truth && (high ?? -1) >= truth) held[index] = (held[index] ?? 0) + 1;
    });
  }
  const told = KNOWN.map(([name], index) => `${name} ${held[index]}`).join(', ');
  console.info(`of ${RUNS} runs the interval held the known rate in: ${told}`);
  expect(Math.min(...held)).toBeGreaterThanOrEqual(93);
});

const WIDE = `name: wide
seeds: 6
turns: 3
scenarios: [kitchen_morning, violation_induced]
${TWO_BY_TWO}minds:
  noisy: { kind: noisy, rate: 0.3, heeds: 0.5, mends: 0.5 }
`;

async function filesOf(path: string) {
  await writeReport(await readRun(path));
  return runFiles(path);
}

it('[L25] worker threads give the same files as one thread', { timeout: 600_000 }, async () => {
  const [alone, together] = [await aFolder(), await aFolder()];
  await aRun(WIDE, { folder: alone });
  await aRun(WIDE, { folder: together, workers: 2 });
  expect(await filesOf(together)).toEqual(await filesOf(alone));
});

const main = fileURLToPath(new URL('../../../../apps/cli/src/main.ts', import.meta.url));
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** The command in a process of its own; it is killed as soon as `dies` says so. */
function labRun(file: string, out: string, dies: () => boolean = () => false) {
  const argv = ['lab', 'run', file, '--out', out, '--parallel', '0'];
  const child = spawn(process.execPath, ['--import', tsx, main, ...argv]);
  const looking = setInterval(() => dies() && child.kill('SIGKILL'), 20);
  return new Promise<number | null>((resolve) => {
    child.on('close', (code) => {
      clearInterval(looking);
      resolve(code);
    });
  });
}

/** What is left of two runs when time is taken out, half-written drafts of the killed one too. */
async function keptFiles(out: string) {
  const files = Object.entries(await runFiles(out));
  return Object.fromEntries(files.filter(([name]) => !name.endsWith('.part')));
}

it('[L17] killed in the middle, it goes on to the same files', { timeout: 600_000 }, async () => {
  const home = await aFolder();
  const file = join(home, 'wide.yaml');
  await writeFile(file, WIDE);
  expect(await labRun(file, join(home, 'whole'))).toBe(0);
  const mark = join(home, 'killed/judged/B/noisy/kitchen.kitchen_morning/3.json');
  expect(await labRun(file, join(home, 'killed'), () => existsSync(mark))).toBeNull();
  expect(existsSync(join(home, 'killed/results.json'))).toBe(false);
  expect(await labRun(file, join(home, 'killed'))).toBe(0);
  expect(await keptFiles(join(home, 'killed'))).toEqual(await keptFiles(join(home, 'whole')));
});

/** The recorded calls of a run without what time leaves in them. */
async function callsIn(out: string) {
  const names = await readdir(join(out, 'calls'), { recursive: true });
  const files = names.filter((name) => name.endsWith('.jsonl')).sort();
  const timeless = (key: string, value: unknown) =>
    ['startedAtMs', 'tookMs', 'timings', 'raw', 'deadlineMs'].includes(key) ? undefined : value;
  return Promise.all(
    files.map(async (name) => {
      const lines = (await readFile(join(out, 'calls', name), 'utf8')).trim().split('\n');
      return [name, lines.map((line) => JSON.stringify(JSON.parse(line), timeless))] as const;
    }),
  );
}

it('[L17] killed in the middle of a turn while a model is asked, it ends the same', {
  timeout: 600_000,
}, async () => {
  let isHanging = false;
  let hangsAt = Number.POSITIVE_INFINITY;
  const server = await aModelServer(
    ({ messages }) =>
      TURNS[Number.parseInt(hashText(JSON.stringify(messages)).slice(0, 6), 16) % 3] ?? '',
    ({ number }) => {
      if (number !== hangsAt) return undefined;
      isHanging = true;
      return 'hang';
    },
  );
  const home = await aFolder();
  const file = join(home, 'model.yaml');
  await writeFile(
    file,
    `name: killed
seeds: 2
turns: 4
scenarios: [kitchen_morning]
arms: { A: { inject: false, gm: false }, D: { inject: true, gm: true } }
minds: { m: { kind: model, model: it, mode: two-phase, temperature: 0 } }
models: { it: "${server.ask}" }
`,
  );
  const [whole, killed] = [join(home, 'whole'), join(home, 'killed')];
  expect(await labRun(file, whole)).toBe(0);
  // The second call of a turn: its thought is on record, its performance never comes.
  const asked = server.log.calls.length;
  hangsAt = asked + 14;
  expect(await labRun(file, killed, () => isHanging)).toBeNull();
  const half = (await callsIn(killed)).filter(
    ([name]) => !existsSync(join(killed, 'judged', name.replace('.jsonl', '.json'))),
  );
  expect(half.map(([, lines]) => lines.length > 1)).toEqual([true]);
  expect(await labRun(file, killed)).toBe(0);
  expect(server.log.calls.length - asked).toBeGreaterThan(asked);
  expect(await keptFiles(killed)).toEqual(await keptFiles(whole));
  expect(await callsIn(killed)).toEqual(await callsIn(whole));
});

/** What a model of few words answers, by what it was asked. */
const TURNS = [
  '（マグカップを手に取る）「ひと休み。」',
  '（望遠鏡を手に取る）「遠くを見よう。」',
  '「次の休みが楽しみ。」',
];
