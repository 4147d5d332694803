import { describe, expect, it } from 'vitest';
import { exampleFiles, manifest, places } from '../example-files.ts';
import { findImpurity } from './purity.ts';

const path = 'packages/stage/src/a.ts';
const find = (text: string, at = path) => findImpurity(exampleFiles({ [at]: text }));

describe('purity', () => {
  it.each([
    ['an async function', 'async function a() {}'],
    ['an async arrow', 'const a = async () => 1;'],
    ['await', 'await a;'],
    ['for await', 'for await (const a of b) c(a);'],
    ['a promise', 'const a = Promise.resolve(1);'],
    ['a promise type', 'type A = Promise<number>;'],
    ['the clock', 'const a = Date.now();'],
    ['a date', 'const a = new Date();'],
    ['chance', 'const a = Math.random();'],
    ['chance by index', "const a = Math['random']();"],
    ['chance taken apart', 'const { random } = Math;'],
    ['a timer', 'setTimeout(a, 1);'],
    ['fetch', 'fetch(a);'],
    ['the console', 'console.log(a);'],
    ['the process', 'const a = process.env.A;'],
    ['the stopwatch', 'const a = performance.now();'],
    ['crypto', 'const a = crypto.randomUUID();'],
    ['a way round', 'const a = globalThis.Date;'],
    ['a node module', "import { readFileSync } from 'node:fs';"],
    ['a node module without prefix', "import { readFileSync } from 'fs';"],
    ['a dynamic import', "const a = import('zod');"],
    ['import.meta', 'const a = import.meta.url;'],
    ['a name bound elsewhere only', 'const f = (process: A) => process;\nprocess.exit();'],
  ])('refuses %s', (_, text) => {
    const lines = new Set(places(find(text)));
    expect([...lines]).toEqual([`${path}:${text.split('\n').length}`]);
  });

  it.each([
    ['other mathematics', 'const a = Math.floor(1.5);'],
    ['a property of that name', 'const a = { Date: 1, fetch: 2 }; b(a.Date, a.process);'],
    ['a parameter of that name', 'const f = (performance: A) => performance.text;'],
    ['a local of that name', 'function f() { const { process } = a; return process; }'],
    ['a field of that name in a type', 'interface A { performance: B; fetch(): C }'],
    ['a function type with such a parameter', 'type A = (process: B) => C;'],
    ['a declared type of that name', 'interface Worker { a: 1 } const b: Worker = c;'],
    ['such a word in text', "const a = 'Date'; // console.log"],
  ])('allows %s', (_, text) => expect(find(text)).toEqual([]));

  it('names the replacement', () => {
    expect(find('Date.now();')[0]?.remedy).toContain('world.clock');
    expect(find('Math.random();')[0]?.remedy).toContain('rng');
  });

  it.each([
    'packages/stage/src/a.test.ts',
    'packages/stage/src/fixtures/a.ts',
    'packages/gm/src/load/a.ts',
    'packages/actor/src/minds/model/a.ts',
    'packages/stage/src/base/sha256.ts',
    'packages/garden/src/a.ts',
  ])('leaves %s alone', (at) => expect(find('console.log(Date.now());', at)).toEqual([]));

  it.each(['packages/gm/src/a.ts', 'packages/life/src/a.ts', 'packages/actor/src/a.ts'])(
    'holds in %s',
    (at) => expect(find('Date.now();', at)).toHaveLength(1),
  );

  it('keeps pure code from running its impure folder', () => {
    const files = exampleFiles({
      'packages/gm/package.json': manifest('@hakoniwa/gm'),
      'packages/gm/src/a.ts': "import type { A } from './load/a.ts';\nimport './load/b.ts';",
    });
    expect(places(findImpurity(files))).toEqual(['packages/gm/src/a.ts:2']);
  });
});
