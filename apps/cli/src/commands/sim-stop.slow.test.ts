// hakoniwa sim stopped by Ctrl-C in a process of its own: it keeps what it has, and goes on to the same end.
// Slow because a day of the town is lived three times, twice in a process of its own.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { TownMetrics } from '@hakoniwa/garden';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hakoniwa as runHakoniwa } from '../../test/hakoniwa.ts';

const town = fileURLToPath(new URL('../../../../packs/town', import.meta.url));
const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hakoniwa-sim-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const sim = (...argv: string[]) => hakoniwa('sim', '--pack', town, ...argv);

async function hakoniwa(...argv: string[]) {
  const { code, text, err } = await runHakoniwa(argv);
  return { code, out: text, err };
}

const metricsOf = ({ out }: { out: string }) => JSON.parse(out) as TownMetrics;

/** The command in a process of its own; `until` says when it is sent Ctrl-C. */
function inProcess(argv: readonly string[], until?: (err: string) => boolean) {
  return new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const child = spawn(process.execPath, ['--import', tsx, main, ...argv], {
      cwd: folder,
      env: { ...process.env, LANG: 'en_GB.UTF-8' },
    });
    let out = '';
    let err = '';
    let isSent = false;
    child.stdout.on('data', (chunk: Buffer) => {
      out += String(chunk);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      err += String(chunk);
      if (isSent || !until?.(err)) return;
      isSent = true;
      child.kill('SIGINT');
    });
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

it('stopped by Ctrl-C, it goes on to the same end with the command it prints', {
  timeout: 240_000,
}, async () => {
  const wanted = metricsOf(await sim('--days', '1', '--seed', '3', '--json'));
  const log = join(folder, 'log with a space');
  const argv = ['sim', '--pack', town, '--days', '1', '--seed', '3', '--json', '--out', log];
  const stopped = await inProcess(argv, (err) => err.includes('%'));
  expect(stopped).toMatchObject({ code: 130, out: '' });
  expect(stopped.err).toContain(
    `hakoniwa sim --pack ${town} --days 1 --seed 3 --json --out '${log}'`,
  );
  const resumed = await inProcess(argv);
  expect(resumed.code).toBe(0);
  expect(JSON.parse(resumed.out)).toEqual(wanted);
  const chronicle = await hakoniwa(
    'chronicle',
    log,
    '--kind',
    'episode',
    '--format',
    'md',
    '--pack',
    town,
  );
  expect(chronicle.code).toBe(0);
  expect(chronicle.out).toContain('## 1日目');
  expect(chronicle.out.split('\n').filter((line) => line.startsWith('- '))).toHaveLength(
    wanted.episodes,
  );
  expect(await hakoniwa('chronicle', log, '--who', 'nobody')).toMatchObject({ code: 1, out: '' });
  expect(await hakoniwa('chronicle', log, '--kind', 'gossip')).toMatchObject({ code: 2 });
});

it('stopped without a place for its log, it makes one', { timeout: 240_000 }, async () => {
  const argv = ['sim', '--pack', town, '--days', '9', '--quiet'];
  const { code, err } = await inProcess(argv, (text) => text.includes('%'));
  expect(code).toBe(130);
  expect(err).toContain('--out hakoniwa-sim-town');
  expect(existsSync(join(folder, 'hakoniwa-sim-town'))).toBe(true);
});
