// The hamlet of the guide, made from its page: it is valid, and people work, eat, meet and sleep in it.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hakoniwa } from './hakoniwa.ts';

const guide = new URL('../../../docs/guides/a-living-hamlet-in-15-minutes.md', import.meta.url);
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hakoniwa-hamlet-'));
  const page = await readFile(guide, 'utf8');
  for (const [, path = '', text = ''] of page.matchAll(/^```yaml file=(\S+)\n([\s\S]*?)^```$/gm)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('is valid without a warning', async () => {
  const { code, text } = await hakoniwa(['validate', folder]);
  expect([code, text]).toEqual([0, expect.stringContaining('no problems')]);
});

it.each([
  ['en', ['Ume .* working', 'Saku .* eating', 'talking with', 'sleeping']],
  ['ja', ['梅', '朔', '直']],
])('lives for a day in %s', async (language, seen) => {
  const { code, text } = await hakoniwa(['sim', '--pack', folder, '--language', language]);
  expect(code).toBe(0);
  for (const one of seen) expect(text).toMatch(new RegExp(one));
});
