// Logs and runs of the Lab that version 0.1 left are read, checked and gone on with.
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hakoniwa, kitchen } from './hakoniwa.ts';

const MADE = fileURLToPath(new URL('../fixtures/made-by-0-1', import.meta.url));
let home = '';

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'hakoniwa-made-by-0-1-'));
  await cp(MADE, home, { recursive: true });
});
afterAll(() => rm(home, { recursive: true, force: true }));

describe('what version 0.1 left', () => {
  it('a scene is replayed to the hash it was left at, and goes on', async () => {
    const folder = join(home, 'scene');
    const replayed = await hakoniwa(['replay', folder, '--json']);
    const head = await readFile(join(folder, 'scene-4f48f7207cebf92638de', 'head.json'), 'utf8');
    const [{ hash }] = (JSON.parse(head) as { branches: [{ hash: string }] }).branches;
    expect([replayed.code, replayed.text]).toEqual([0, expect.stringContaining(hash)]);
    const scene = ['scene', '--pack', kitchen, '--language', 'en', '--seed', '4', '--turns', '10'];
    const gone = await hakoniwa([...scene, '--out', folder]);
    expect([gone.code, gone.err]).toEqual([0, expect.any(String)]);
    const again = await hakoniwa(['replay', folder, '--json']);
    expect([again.code, again.text.includes(hash)]).toEqual([0, false]);
  });

  it('a run of the Lab is reported, gated and compared', async () => {
    const folder = join(home, 'lab-run');
    expect((await hakoniwa(['lab', 'report', folder])).code).toBe(0);
    expect(await readFile(join(folder, 'report.html'), 'utf8')).toContain('noisy');
    expect((await hakoniwa(['lab', 'gate', folder, '--gates', 'safety'])).code).toBe(0);
    expect((await hakoniwa(['lab', 'compare', folder, folder])).code).toBe(0);
  });

  it('a whole run is told of again, and sessions of another version are not mixed into it', async () => {
    const folder = join(home, 'lab-run');
    const run = ['lab', 'run', join(folder, 'experiment.yaml'), '--out', folder];
    const whole = await hakoniwa(run);
    expect([whole.code, whole.err]).toEqual([0, expect.stringContaining('4/4 sessions')]);
    for (const left of [
      'cells/B/noisy/kitchen.coffee_trap/2.jsonl',
      'judged/B/noisy/kitchen.coffee_trap/2.json',
    ])
      await rm(join(folder, left));
    const { code, err } = await hakoniwa(run);
    expect([code, err]).toEqual([2, expect.stringContaining('cannot be compared')]);
  });
});
