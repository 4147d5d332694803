// Runs in threads and runs that are killed: they end in the same files as one that was left alone.
// Slow because the command is run in programs of its own, five times over.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRun, writeReport } from '@hakoniwa/lab';
import { hashText } from '@hakoniwa/stage';
import { builtProgram } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { aFolder, aRun, TWO_BY_TWO } from '../../test/a-lab.ts';
import { aModelServer } from '../../test/model-runs.ts';
import { runFiles } from '../../test/run-files.ts';

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

it('[L25] worker threads give the same files as one thread', async () => {
  const [alone, together] = [await aFolder(), await aFolder()];
  await aRun(WIDE, { folder: alone });
  await aRun(WIDE, { folder: together, workers: 2 });
  expect(await filesOf(together)).toEqual(await filesOf(alone));
});

/** The command in a process of its own; it is killed as soon as `dies` says so. */
function labRun(file: string, out: string, dies: () => boolean = () => false) {
  const argv = ['lab', 'run', file, '--out', out, '--parallel', '0'];
  const child = spawn(process.execPath, [builtProgram('hakoniwa'), ...argv]);
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

it('[L17] killed in the middle, it goes on to the same files', async () => {
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

it('[L17] killed in the middle of a turn while a model is asked, it ends the same', async () => {
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
