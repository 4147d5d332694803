// Samples of mutants: the same for a seed, and of the sources that were named.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawSample } from './draw-sample.ts';
import { placeOf } from './find-mutants.ts';
import { keyOf } from './mutant.ts';
import { isJudge, MUTATED, NOT_MUTATED } from './packages.data.ts';
import { readResults, resultsOf, type TriedMutant } from './results.ts';
import { reachesBars, tell } from './tell.ts';

const files = ['less.ts', 'more.ts'];
let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'hakoniwa-sample-'));
  await writeFile(join(root, 'less.ts'), 'export const less = (a: number, b: number) => a < b;\n');
  const lines = Array.from(
    { length: 30 },
    (_, i) => `export const n${i} = (a: number) => a + ${i};`,
  );
  await writeFile(join(root, 'more.ts'), lines.join('\n'));
});

afterAll(() => rm(root, { recursive: true }));

const drawn = async (seed: number, count = 8) =>
  (await drawSample({ root, files, count, seed })).map(keyOf);

it('draws the same for a seed and another for another, nothing twice', async () => {
  expect(await drawn(1)).toEqual(await drawn(1));
  expect(await drawn(1)).not.toEqual(await drawn(2));
  expect(new Set(await drawn(3)).size).toBe(8);
});

it('draws from files by their length, each mutant at its own place', async () => {
  const keys = await drawn(5, 30);
  expect(keys.filter((key) => key.startsWith('more.ts')).length).toBeGreaterThan(20);
  expect(keys).toContainEqual(
    expect.stringMatching(/^more\.ts \d+:\d+-\d+:\d+ ArithmeticOperator a - /),
  );
});

it('names the place of each mutant as the instrumenter counts, from 0', async () => {
  const [less] = (await drawSample({ root, files: ['less.ts'], count: 9, seed: 1 })).filter(
    ({ replacement }) => replacement === 'a >= b',
  );
  expect(less && placeOf(less)).toEqual({
    start: { line: 0, column: 46 },
    end: { line: 0, column: 51 },
  });
});

it('tells shares with their lower bound, and names survivors by line', () => {
  const mutant = {
    ...{ file: 'packages/life/src/a.ts', mutatorName: 'BooleanLiteral', replacement: 'false' },
    location: { start: { line: 7, column: 3 }, end: { line: 7, column: 7 } },
  };
  const tried = (killed: number, of: number): TriedMutant[] =>
    Array.from({ length: of }, (_, i) => ({
      ...{ mutant, status: i < killed ? 'Killed' : 'Survived', isKilled: i < killed },
    }));
  expect(tell({ life: tried(3, 4) })).toContain('life      3 of 4 killed, 75.0 %');
  expect(tell({ life: tried(3, 4) })).toContain(
    'packages/life/src/a.ts:7:3 BooleanLiteral → false',
  );
  expect(reachesBars({ life: tried(80, 100) })).toBe(true);
  expect(reachesBars({ life: tried(66, 100) })).toBe(false);
  expect(reachesBars({ life: tried(100, 100), gm: tried(6, 10) })).toBe(false);
  expect(reachesBars({ life: tried(100, 100), gm: tried(30, 40) })).toBe(true);
});

it('draws from every source but words, tables and what tests are made of', () => {
  const drawn = ['src/a.ts', 'src/play/choices/offer.ts', 'src/testing.ts', 'src/locales.ts'];
  const left = [
    'a.test.ts',
    'a.data.ts',
    'data/a.ts',
    'locale/ja.ts',
    'contract/a.ts',
    'test/a.ts',
  ];
  const isDrawn = (file: string) => !NOT_MUTATED.test(`packages/life/${file}`);
  expect(drawn.filter(isDrawn)).toEqual(drawn);
  expect(left.filter((file) => isDrawn(`src/${file}`))).toEqual([]);
});

it('names the files of tests that judge a package', () => {
  for (const name of MUTATED) expect(isJudge(name, `packages/${name}/src/a/b.test.ts`)).toBe(true);
  const files = [
    'packages/gm/src/read/a.test.ts',
    'packages/gm-eval/test/own-set.slow.test.ts',
    'packages/gm-eval/test/other.slow.test.ts',
    'packages/gm/src/read/a.ts',
    'packages/life/src/a.test.ts',
  ];
  expect(files.filter((file) => isJudge('gm', file))).toEqual(files.slice(0, 2));
});

it('takes up what was tried, and counts as killed only what a test noticed', async () => {
  const sample = await drawSample({ root, files, count: 7, seed: 4 });
  const statuses = ['Killed', 'Timeout', 'RuntimeError', 'Survived', 'NoCoverage', 'Ignored'];
  const file = join(root, 'results.jsonl');
  const line = (status: string, i: number) =>
    JSON.stringify({ key: keyOf(sample[i] ?? (sample[0] as never)), status });
  await writeFile(file, `${statuses.map(line).join('\n')}\n`);
  const tried = resultsOf(sample, readResults(file));
  expect(tried.map(({ status }) => status)).toEqual([...statuses, 'Untried']);
  expect(tried.filter(({ isKilled }) => isKilled)).toHaveLength(3);
  expect(tell({ life: tried })).toContain('3 of 7 killed');
  expect(tell({ life: tried })).toContain('2 of them by time or by an error outside a test');
  expect(tell({ life: tried })).toContain('1 not tried yet, which count as not killed');
  expect(tell({ life: tried })).not.toContain('(Untried)');
  expect(readResults(join(root, 'none.jsonl')).size).toBe(0);
});
