// Long proofs: intervals hold the truth, threads change nothing, and a killed run ends as if it never was.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { planCells, readExperiment, readRun, writeReport } from '@hakoniwa/lab';
import { expect, it } from 'vitest';
import { aFolder, aHouse, aRun, TWO_BY_TWO } from '../../test/a-lab.ts';
import { runFiles } from '../../test/run-files.ts';
import { RunFolder } from '../folder/run-folder.ts';
import { judgeCell } from '../judge/judge-cell.ts';
import type { JudgedCell } from '../judge/judged-turn.ts';
import { playCell } from '../play/play-cell.ts';
import { sumUp } from '../results/sum-up.ts';
import { CellModels } from './cell-models.ts';

const RATE = 0.2;
const RUNS = 100;

/** One small run of its own seeds, in memory. */
async function run(number: number) {
  const seeds = Array.from({ length: 10 }, (_, index) => number * 100 + index);
  const experiment = readExperiment(
    'known.yaml',
    `name: known
seeds: [${seeds.join()}]
turns: 8
scenarios: [kitchen_morning]
arms:
  A: { inject: false, gm: false }
minds:
  noisy: { kind: noisy, rate: ${RATE} }
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
  return sumUp({ experiment, cells }).arms[0]?.metrics['absent_props.first'];
}

it('[L11] the printed interval holds the known rate in at least 93 of 100 runs', {
  timeout: 1_200_000,
}, async () => {
  let held = 0;
  for (let number = 1; number <= RUNS; number++) {
    const measured = await run(number);
    if ((measured?.low ?? 1) <= RATE && (measured?.high ?? 0) >= RATE) held += 1;
  }
  console.info(`the interval held the known rate in ${held} of ${RUNS} runs`);
  expect(held).toBeGreaterThanOrEqual(93);
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

/** The command in a process of its own; with `dies` it is killed as soon as some sessions are kept. */
function labRun(file: string, out: string, { dies }: { dies: boolean }): Promise<number | null> {
  const child = spawn(process.execPath, [
    '--import',
    tsx,
    main,
    'lab',
    'run',
    file,
    '--out',
    out,
    '--parallel',
    '0',
  ]);
  const looking = setInterval(() => {
    if (dies && existsSync(join(out, 'judged/B/noisy/kitchen.kitchen_morning/3.json')))
      child.kill('SIGKILL');
  }, 20);
  return new Promise((resolve) => {
    child.on('close', (code) => {
      clearInterval(looking);
      resolve(code);
    });
  });
}

it('[L17] killed in the middle, it goes on to the same files', { timeout: 600_000 }, async () => {
  const home = await aFolder();
  const file = join(home, 'wide.yaml');
  await writeFile(file, WIDE);
  expect(await labRun(file, join(home, 'whole'), { dies: false })).toBe(0);
  expect(await labRun(file, join(home, 'killed'), { dies: true })).toBeNull();
  expect(existsSync(join(home, 'killed/results.json'))).toBe(false);
  expect(await labRun(file, join(home, 'killed'), { dies: false })).toBe(0);
  const files = await runFiles(join(home, 'killed'));
  const whole = await runFiles(join(home, 'whole'));
  const kept = Object.fromEntries(
    Object.entries(files).filter(([name]) => !name.endsWith('.part')),
  );
  expect(kept).toEqual(whole);
});
