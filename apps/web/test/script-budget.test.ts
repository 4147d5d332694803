// The budget of the page: how much script is loaded before the map, packed as it is sent.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const FIRST_LOAD_BYTES = 350_000;
const kilobytes = (name: string) => gzipSync(readFileSync(`${dist}assets/${name}`)).length;

beforeAll(() => {
  execFileSync(process.execPath, [`${root}tools/build-web.mjs`], { stdio: 'ignore' });
});

it('loads less than 350 KB of packed script before the map, all screens together', () => {
  const scripts = readdirSync(`${dist}assets`).filter((name) => name.endsWith('.js'));
  const isMap = (name: string) => readFileSync(`${dist}assets/${name}`, 'utf8').includes('PixiJS');
  const before = scripts.filter((name) => !isMap(name));
  const bytes = before.reduce((sum, name) => sum + kilobytes(name), 0);
  expect(bytes).toBeLessThan(FIRST_LOAD_BYTES);
});

it('has no script and no style inside its page', () => {
  const html = readFileSync(`${dist}index.html`, 'utf8');
  expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/);
});
