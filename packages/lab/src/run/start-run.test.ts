// Runs: the same twice, the same after an interruption, kept whole, and judged from what is kept.
import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  planCells,
  readExperiment,
  readRun,
  reportInput,
  SHIPPED_PACKS,
  summaryLines,
  writeReport,
} from '@hakoniwa/lab';
import { describe, expect, it } from 'vitest';
import { aFolder, aRun, labGardens, TWO_BY_TWO } from '../../test/a-lab.ts';
import { runFiles } from '../../test/run-files.ts';
import { judgeCell } from '../judge/judge-cell.ts';

const SMALL = `name: small
seeds: 2
turns: 4
scenarios: [kitchen_morning, violation_induced]
${TWO_BY_TWO}minds:
  noisy: { kind: noisy, rate: 0.4, heeds: 0.5, mends: 0.6 }
`;

/** Two sessions of a turn, without any mind but instinct. */
const TINY = `name: tiny
seeds: 2
turns: 1
scenarios: [kitchen_morning]
arms: { A: { inject: false, gm: false } }
minds: { m: { kind: instinct } }
`;

async function filesOf(path: string) {
  await writeReport(await readRun(path));
  return runFiles(path);
}

describe('a run', () => {
  it('[L17] [L18] gives the same files twice, and again after it was interrupted', async () => {
    const [one, two, three] = [await aFolder(), await aFolder(), await aFolder()];
    const small = SMALL.replace('seeds: 2', 'seeds: 1').replace('turns: 4', 'turns: 2');
    const first = await aRun(small, { folder: one });
    expect(first.state).toBe('finished');
    await aRun(small, { folder: two });
    const stop = new AbortController();
    const cut = await aRun(small, {
      folder: three,
      signal: stop.signal,
      onProgress: ({ done }) => done >= 5 && stop.abort(),
    });
    expect(cut.state).toBe('interrupted');
    const seen: number[] = [];
    const rest = await aRun(small, { folder: three, onProgress: ({ done }) => seen.push(done) });
    expect(rest.state).toBe('finished');
    expect(seen[0]).toBe(5);
    const files = await filesOf(one);
    expect(await filesOf(two)).toEqual(files);
    expect(await filesOf(three)).toEqual(files);
    expect(Object.keys(files)).toContain('report.html');
  });

  it('[L8] [L12] keeps enough to be judged again, with the same outcome; the GM alone mends what is told', async () => {
    const { folder, results } = await aRun(SMALL.replace('seeds: 2', 'seeds: 1'));
    const value = (arm: string, id: string) =>
      results?.arms.find((one) => one.arm === arm)?.metrics[id]?.value ?? Number.NaN;
    expect(value('C', 'absent_props.first')).toBe(value('A', 'absent_props.first'));
    expect(value('A', 'absent_props.final')).toBeGreaterThan(0);
    expect(value('C', 'absent_props.final')).toBe(0);
    const gardens = await labGardens();
    for (const { id, pack: name } of planCells(
      readExperiment('x', await folder.text('experiment.yaml')),
    )) {
      const { pack } = await gardens.pack(name);
      const again = judgeCell({ ...(await folder.cell(id)), gm: gardens.gm, pack });
      expect(JSON.parse(JSON.stringify(again))).toEqual(await folder.judged(id));
    }
  });

  it('[L3] refuses another experiment in the same folder and a scenario nobody has', async () => {
    const folder = await aFolder();
    await aRun(SMALL.replace('seeds: 2', 'seeds: 1').replace('turns: 4', 'turns: 1'), { folder });
    await expect(aRun(SMALL, { folder })).rejects.toMatchObject({
      code: 'RUN_FOLDER',
      kind: 'other',
    });
    const elsewhere = SMALL.replace('violation_induced', '{ pack: mension, scenario: x }');
    await expect(aRun(elsewhere)).rejects.toMatchObject({
      problems: [{ line: 4, message: { en: expect.stringContaining('mean "mansion"') } }],
    });
    await expect(aRun(SMALL.replace('violation_induced', 'violation'))).rejects.toMatchObject({
      problems: [
        { line: 4, column: 30, message: { en: expect.stringContaining('violation_induced') } },
      ],
    });
  });

  it('[L28] is not gone on with after its pack changed, but its end can be read again', async () => {
    const home = await aFolder();
    await cp(join(SHIPPED_PACKS, 'kitchen'), join(home, 'kitchen'), { recursive: true });
    const text = TINY.replace(
      '[kitchen_morning]',
      '[{ pack: ./kitchen, scenario: kitchen_morning }]',
    );
    const start = { folder: join(home, 'run'), file: join(home, 'test.yaml') };
    const stop = new AbortController();
    const onProgress = ({ done }: { done: number }) => done === 1 && stop.abort();
    await aRun(text, { ...start, onProgress, signal: stop.signal });
    const rules = join(home, 'kitchen', 'pack.yaml');
    const kept = await readFile(rules, 'utf8');
    await writeFile(rules, `${kept}# another one\n`);
    const refused = { kind: 'changed', about: 'packs.kitchen' };
    await expect(aRun(text, start)).rejects.toMatchObject(refused);
    await writeFile(rules, kept);
    expect((await aRun(text, start)).state).toBe('finished');
    const made = await readFile(join(home, 'run', 'run.json'), 'utf8');
    await writeFile(rules, `${kept}# another one\n`);
    expect((await aRun(text, start)).state).toBe('finished');
    expect(await readFile(join(home, 'run', 'run.json'), 'utf8')).toBe(made);
  });

  it('[L29] a mistake leaves the folder free for the mended experiment', async () => {
    const folder = join(await aFolder(), 'run');
    const wrong = TINY.replace('kitchen_morning', 'kitchen_evening');
    await expect(aRun(wrong, { folder })).rejects.toMatchObject({ code: 'EXPERIMENT_PROBLEMS' });
    expect(existsSync(folder)).toBe(false);
    const lost = TINY.replace('{ kind: instinct }', '{ kind: recorded, files: [no.jsonl] }');
    await expect(aRun(lost, { folder })).rejects.toMatchObject({ code: 'RECORDED_FILE' });
    expect((await aRun(TINY, { folder })).state).toBe('finished');
  });

  it('[L29] a folder is held by one process, taken over from a dead one, and named when it is a file', async () => {
    const folder = await aFolder();
    const lock = join(folder, 'running.json');
    await writeFile(lock, JSON.stringify({ pid: process.ppid }));
    await expect(aRun(TINY, { folder })).rejects.toMatchObject({ kind: 'busy', file: lock });
    await writeFile(lock, JSON.stringify({ pid: 2 ** 30 }));
    expect((await aRun(TINY, { folder })).state).toBe('finished');
    expect(existsSync(lock)).toBe(false);
    const inside = join(folder, 'results.json', 'run');
    await expect(aRun(TINY, { folder: inside })).rejects.toMatchObject({ kind: 'unwritable' });
  });

  it('[L30] cut short, it can be reported, with all arms side by side', async () => {
    const folder = await aFolder();
    const stop = new AbortController();
    const onProgress = ({ done }: { done: number }) => done === 8 && stop.abort();
    await aRun(SMALL.replace('turns: 4', 'turns: 1'), { folder, onProgress, signal: stop.signal });
    await expect(readRun(folder)).rejects.toMatchObject({ kind: 'missing' });
    const part = await readRun(folder, { mayBePart: true });
    expect(part.results).toMatchObject({ sessions: 8, planned: 16 });
    expect(part.results.arms.map(({ arm, sessions }) => `${arm}${sessions}`)).toEqual([
      ...['A2', 'B2', 'C2', 'D2'],
    ]);
    const [line] = summaryLines(await reportInput(part, 'en'));
    expect(line).toBe('Only 8 of 16 sessions were played.');
  });

  it('[L15] says when there is too little to conclude from', async () => {
    const { results } = await aRun(SMALL.replace('turns: 4', 'turns: 2'));
    const [arm] = results?.arms ?? [];
    expect(arm?.metrics['absent_props.first']?.note).toBe('few');
    expect(arm?.metrics.recovery?.note).toBe('none');
    expect(results?.contrasts[0]?.metrics.world_delta?.says).toBe('few');
  });
});
