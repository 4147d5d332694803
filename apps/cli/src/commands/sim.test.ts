// hakoniwa sim as its users meet it: what it prints and writes, how it stops, and how it goes on.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TownMetrics } from '@hakoniwa/garden';
import { startScriptedOpenAi } from '@hakoniwa/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hakoniwa as runHakoniwa } from '../../test/hakoniwa.ts';

const town = fileURLToPath(new URL('../../../../packs/town', import.meta.url));
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

describe('sim', () => {
  it('prints one object with the final hash, and progress apart from it', async () => {
    const done = await sim('--until', '12:00', '--json', '--seed', '5');
    const metrics = metricsOf(done);
    expect(done.code).toBe(0);
    expect(metrics).toMatchObject({ version: 1, pack: 'town', residents: 10, answers: {} });
    expect(metrics.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(done.err).toMatch(/100 % {2}day 1/);
    expect(metricsOf(await sim('--until', '12:00', '--json', '--seed', '5'))).toEqual(metrics);
  });

  it('ends with the event it was told to wait for, in a pack called by its name', async () => {
    const done = await hakoniwa(
      'sim',
      '--pack',
      'town',
      '--until',
      'activity-completed',
      '--quiet',
      '--json',
    );
    expect(Object.keys(metricsOf(done).activities).length).toBeGreaterThan(0);
    expect(metricsOf(done).days).toBeLessThan(0.2);
  });

  it.each([
    [['--until', 'noon']],
    [['--until', '25:00']],
    [['--days', '0']],
    [['--residents', 'many']],
    [['--record', 'x.jsonl']],
  ])('%j is a wrong call', async (argv) => {
    expect(await sim(...argv)).toMatchObject({ code: 2, out: '' });
  });

  it.each(['ja', 'en'] as const)(
    'writes a report in %s that needs nothing else',
    async (language) => {
      const report = join(folder, language);
      const done = await sim(
        '--until',
        '2 07:00',
        '--quiet',
        '--report',
        report,
        '--language',
        language,
      );
      expect(done.code).toBe(0);
      const html = readFileSync(join(report, 'report.html'), 'utf8');
      const words = language === 'ja' ? '時間の使い道' : 'Where the time went';
      expect(html).toContain(words);
      expect(html).toContain(`<html lang="${language}">`);
      expect(html.match(/<svg/g)).toHaveLength(4);
      expect(html).not.toMatch(/NaN|undefined|https?:\/\/|<script/);
      const markdown = readFileSync(join(report, 'report.md'), 'utf8');
      expect(markdown).toContain(words);
      expect(markdown).not.toMatch(/NaN|undefined/);
      const metrics = JSON.parse(readFileSync(join(report, 'metrics.json'), 'utf8')) as TownMetrics;
      expect(html).toContain(metrics.hash);
    },
  );
});

describe('sim --model', () => {
  it('lives by a model, at most six calls an hour each, and again from the recording', async () => {
    const server = await startScriptedOpenAi({
      answer: ({ number }) =>
        number % 5 === 0
          ? 'no JSON at all'
          : JSON.stringify({
              action: 'rest',
              durationMinutes: 20,
              reason: `thought ${number % 3}`,
            }),
    });
    const file = join(folder, 'calls.jsonl');
    const usual = ['--until', '08:30', '--json', '--quiet', '--language', 'en'];
    const live = await sim(...usual, '--model', `openai:any@${server.url}/v1`, '--record', file);
    await server.stop();
    expect(live.code).toBe(0);
    const metrics = metricsOf(live);
    expect(metrics.answers.text).toBeGreaterThan(10);
    expect(metrics.answers.failed).toBeGreaterThan(0);
    expect(server.log.calls.length).toBeLessThanOrEqual(10 * 6 * 3);
    expect(metricsOf(await sim(...usual, '--replay', file))).toEqual(metrics);
  });
});
