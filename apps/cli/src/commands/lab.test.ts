// hakoniwa lab from the command line: run, report, gate, compare and the model check, with exit codes.
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startScriptedOpenAi } from '@hakoniwa/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aScreen, hakoniwa } from '../../test/hakoniwa.ts';

const TEXT = `name: small
seeds: 2
turns: 3
scenarios: [kitchen_morning, violation_induced]
arms:
  A: { inject: false, gm: false }
  D: { inject: true, gm: true }
minds:
  noisy: { kind: noisy, rate: 0.5, mends: 1 }
`;

let home = '';
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'hakoniwa-lab-cli-'));
  await writeFile(join(home, 'small.yaml'), TEXT);
});
afterAll(() => rm(home, { recursive: true, force: true }));

const run = (...argv: readonly string[]) => hakoniwa(['lab', ...argv]);

describe('hakoniwa lab', () => {
  it('runs an experiment, tells how far it is, and writes its reports', async () => {
    const folder = join(home, 'run');
    const screen = aScreen();
    const { code, text, err } = await hakoniwa(
      ['lab', 'run', join(home, 'small.yaml'), '--out', folder, '--parallel', '0'],
      { screen },
    );
    expect([code, text]).toEqual([0, expect.stringContaining('8 sessions, 24 turns.')]);
    expect(text).toContain('turns that change the world');
    expect(err).toContain('report.html');
    expect(screen.shown.join()).toMatch(/100 %\s+8\/8 sessions/);
    for (const name of ['report.html', 'report.md', 'results.json', 'run.json'])
      expect(existsSync(join(folder, name))).toBe(true);
  });

  it('gates it with an exit code, compares it with itself, and reports again in Japanese', async () => {
    const folder = join(home, 'run');
    const passed = await run('gate', folder, '--gates', 'safety');
    expect([passed.code, passed.text]).toEqual([0, expect.stringContaining('All gates passed.')]);
    const failed = await run('gate', folder, '--arm', 'A', '--gates', 'safety,nav');
    expect([failed.code, failed.text]).toEqual([
      1,
      expect.stringContaining('Failed: safety (noisy)'),
    ]);
    const same = await run('compare', folder, folder, '--metrics', 'absent_props.first');
    expect(same.out[1]).toMatch(/ 0\.0 pt \[−26\.5, \+26\.5\] {2}n too small/);
    expect((await run('report', folder, '--language', 'ja')).code).toBe(0);
  });

  it.each([
    [['run'], 2, 'Shipped ones: instinct, model, sanitizer, stall, two-by-two'],
    [['run', 'nowhere.yaml'], 2, 'There is no experiment nowhere.yaml'],
    [['gate', 'nowhere'], 2, 'this is no finished run'],
    [['report'], 2, 'hakoniwa lab report'],
    [['dance'], 2, 'hakoniwa lab run'],
  ])('says what is wrong with %j', async (argv, code, words) => {
    const said = await run(...argv);
    expect([said.code, said.err]).toEqual([code, expect.stringContaining(words)]);
  });

  it('points at the line of a mistake, and at unknown gates and arms', async () => {
    await writeFile(join(home, 'bad.yaml'), TEXT.replace('seeds: 2', 'seed: 2'));
    const bad = await run('run', join(home, 'bad.yaml'), '--language', 'ja');
    expect(bad.err).toContain('bad.yaml:2:1');
    expect((await run('gate', join(home, 'run'), '--gates', 'x')).err).toContain('nav, retry');
    expect((await run('gate', join(home, 'run'), '--arm', 'Z')).err).toContain('A, D');
  });

  it('checks a model and ends with 1 when it is poor', async () => {
    const server = await startScriptedOpenAi({ answer: () => 'I am only a language model.' });
    const model = `openai:poor@${server.url}/v1`;
    const { code, text } = await run('model', '--model', model, '--fused');
    await server.stop();
    const isPoor = /^ *0 % \[ {2}0, +\d+\] keeps the language \(poor\)/m;
    expect([code, text]).toEqual([1, expect.stringMatching(isPoor)]);
  });
});
