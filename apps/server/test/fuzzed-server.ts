// A server behind a wall, and a generator that asks it for every operation of its document.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type HakoniwaProcess, startHakoniwa, startScriptedOllama } from '@hakoniwa/testkit';
import { afterEach, describe, expect } from 'vitest';
import { apiDocument } from '../src/api/document.ts';
import { ROUTES } from '../src/routes/index.ts';
import { fuzzSettings } from './fuzz-settings.ts';
import { makeData, type TestData } from './test-app.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const python = join(root, 'out/schemathesis/bin/python');
const wall = new URL('./wall.mjs', import.meta.url).href;

/** Drawn anew each time, and told: HAKONIWA_FUZZ_SEED plays a run again. */
const seed = Number(process.env.HAKONIWA_FUZZ_SEED ?? Math.floor(Math.random() * 1_000_000_000));

function isThere(): boolean {
  if (existsSync(join(root, 'out/schemathesis/complete'))) return true;
  console.log('MISSING schemathesis: tools/schemathesis/fetch');
  return false;
}

export const onlyWhereItIs = isThere() ? describe : describe.skip; // the line MISSING says how to get it

/** The server that is asked. */
export let server: HakoniwaProcess;
let folder: string;
let kept: TestData;
let ollama: Awaited<ReturnType<typeof startScriptedOllama>>;
afterEach(async () => {
  await server?.stop();
  await ollama?.stop();
  await kept?.remove();
  await rm(folder, { recursive: true, force: true });
});

/** A server behind a wall: it reaches the model of the test and nothing else, whatever it is asked to call. */
export async function start(env: Record<string, string>): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'hakoniwa-fuzz-'));
  kept = await makeData();
  // A model's garbage is part of it.
  ollama = await startScriptedOllama({ answer: () => '「お\u0000はよう\ud83c」' });
  server = await startHakoniwa({
    data: kept.folder,
    env: {
      NODE_OPTIONS: `--import=${wall}`,
      WALL_PORTS: String(new URL(ollama.url).port),
      WALL_LOG: join(folder, 'wall'),
      HAKONIWA_MODEL_URL: ollama.url,
      ...env,
    },
  });
}

interface Report {
  readonly seed: number;
  readonly operations: { readonly total: number; readonly tested: number };
  readonly test_cases: { readonly generated: number };
  readonly failures: readonly { readonly operation?: string; readonly title?: string }[];
  readonly errors: readonly unknown[];
}

/** Runs the generator against the server. */
async function attack(headers: Record<string, string>, ids: Record<string, string>) {
  const [settings, report] = [join(folder, 'settings.toml'), join(folder, 'report.json')];
  await writeFile(settings, fuzzSettings({ ids, headers, seed, report, model: ollama.url }));
  // From a file: what is read from the server itself the tool takes for no operation of it.
  const document = join(folder, 'openapi.json');
  await writeFile(document, await (await fetch(`${server.url}/openapi.json`)).text());
  const child = spawn(
    python,
    [
      ...['-m', 'schemathesis.cli', '--config-file', settings, '--no-color'],
      ...['run', document, '--url', server.url],
    ],
    {
      cwd: folder,
      // No proxy and no credentials of whoever runs this.
      env: { PATH: process.env.PATH, HOME: folder, LANG: 'C.UTF-8' },
      // It ends by itself; this ends one that hangs.
      timeout: MOST_MS,
    },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (piece: string) => {
      said = (said + piece).slice(-20_000);
    });
  const pause = setInterval(() => void stopClock(headers, ids), 2_000);
  await once(child, 'close');
  clearInterval(pause);
  const text = await readFile(report, 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`it ended without a report, seed ${seed}:\n${said}`);
  return { report: JSON.parse(text) as Report, said };
}

const MOST_MS = 30 * 60_000;

/** A clock that was set running by chance would keep both cores busy for the rest. */
async function stopClock(headers: Record<string, string>, ids: Record<string, string>) {
  await fetch(`${server.url}/v1/gardens/${ids['id@setClock']}/clock`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{"state":"paused"}',
  }).catch(() => undefined);
}

/** Hosts elsewhere that somebody wanted to reach; the wall let nobody. */
async function hostsElsewhere(): Promise<string[]> {
  // The usual places of models are looked at in any case, so there is such a file where there is a wall.
  const lines = (await readFile(join(folder, 'wall'), 'utf8')).split('\n').filter(Boolean);
  const hosts = new Set(lines.map((line) => String(JSON.parse(line)[0])));
  // Whether a model server answers others too is asked at this machine's own addresses.
  for (const { address } of Object.values(networkInterfaces()).flatMap((one) => one ?? []))
    hosts.delete(address);
  return [...hosts].filter((host) => !/^(?:127\.\d+\.\d+\.\d+|::1|localhost)$/.test(host));
}

const OPERATIONS = Object.values(apiDocument(ROUTES, 'en').paths).flatMap(Object.values).length;

function expectSound({ report, said }: Awaited<ReturnType<typeof attack>>): void {
  const { operations, test_cases: cases, failures, errors } = report;
  console.log(`seed ${report.seed}: ${cases.generated} requests, ${operations.tested} operations`);
  if (failures.length + errors.length > 0) console.log(said);
  expect([failures, errors]).toEqual([[], []]);
  expect(operations).toMatchObject({ total: OPERATIONS, tested: OPERATIONS });
}

/** Asks for everything: nothing is a mistake of ours, and nobody is called. */
export async function expectSoundUnder(
  headers: Record<string, string>,
  ids: Record<string, string>,
): Promise<void> {
  expectSound(await attack(headers, ids));
  expect(await hostsElsewhere()).toEqual([]);
}
