// The shipped packs with every section there is: nothing is wrong and nothing is unknown.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkPack } from '@hakoniwa/garden';
import { expect, it } from 'vitest';
import { SESSION_SECTIONS } from './pack/sections.ts';

const packs = fileURLToPath(new URL('../../../packs', import.meta.url));

it.each(readdirSync(packs))('[SP7] %s is sound with all sections', async (name) => {
  const { pack, problems } = await checkPack(join(packs, name), SESSION_SECTIONS);
  expect(problems.map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual([]);
  expect(pack?.id).toBe(name);
});
