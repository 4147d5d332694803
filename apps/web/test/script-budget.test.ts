// The budget of the page: how much script is loaded before the map, packed as it is sent.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const FIRST_LOAD_BYTES = 350_000;
const packedBytes = (name: string) => gzipSync(readFileSync(`${dist}assets/${name}`)).length;

beforeAll(() => {
  execFileSync(process.execPath, [`${root}tools/build-web.mjs`], { stdio: 'ignore' });
});

/** Scripts that a script needs before it runs, and itself. */
function withNeeded(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const text = readFileSync(`${dist}assets/${name}`, 'utf8');
  for (const [, needed = ''] of text.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g))
    withNeeded(needed, found);
  return found;
}

it('[WB4] loads less than 350 KB of packed script before the map, all screens together', () => {
  const scripts = readdirSync(`${dist}assets`).filter((name) => name.endsWith('.js'));
  const screens = scripts.filter((name) => /^(index|[\w-]+-screen|map-view)-/.test(name));
  expect(screens.length).toBeGreaterThan(10);
  const before = new Set(screens.flatMap((name) => [...withNeeded(name)]));
  expect([...before].filter((name) => name.startsWith('garden-map'))).toEqual([]);
  const bytes = [...before].reduce((sum, name) => sum + packedBytes(name), 0);
  expect(bytes).toBeLessThan(FIRST_LOAD_BYTES);
});

it('has no script and no style inside its page', () => {
  const html = readFileSync(`${dist}index.html`, 'utf8');
  expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/);
});
