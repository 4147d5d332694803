// The guide's pack works: its blocks are read from the page and validated.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { told } from './test/small-pack.ts';
import { validatePack } from './validate-pack.ts';

const guide = new URL('../../../../docs/guides/write-a-pack.md', import.meta.url);

it('[K1] the pack of the guide is valid, goal and languages included', () => {
  const blocks = readFileSync(guide, 'utf8').matchAll(/^```yaml file=(\S+)\n([\s\S]*?)^```$/gm);
  const files = Object.fromEntries([...blocks].map(([, path = '', text = '']) => [path, text]));
  expect(Object.keys(files)).toHaveLength(6);
  const { pack, problems } = validatePack(files);
  expect(problems.map(told)).toEqual([]);
  expect(pack?.languages).toEqual(['ja', 'en']);
});
