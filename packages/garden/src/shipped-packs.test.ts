// The shipped packs with every section up to the garden: nothing is wrong.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { happeningRateOf, happeningTableOf } from '@hakoniwa/actor';
import { expect, it } from 'vitest';
import { checkPack } from './load-pack.ts';

const packs = fileURLToPath(new URL('../../../packs', import.meta.url));

it.each(readdirSync(packs))('[GR11] %s is sound with all sections', async (name) => {
  const { pack, problems } = await checkPack(join(packs, name));
  // Quests and the like belong to sections that packages above bring.
  const own = problems.filter(({ code }) => code !== 'FILE_UNKNOWN');
  expect(own.map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual([]);
  expect(pack?.id).toBe(name);
});

it.each(readdirSync(packs).filter((name) => name !== 'common'))(
  '[GR80] in %s something happens now and then by itself',
  async (name) => {
    const { pack } = await checkPack(join(packs, name));
    if (!pack) throw new Error(name);
    expect(happeningRateOf(pack)).toBeGreaterThan(0);
    expect(happeningTableOf(pack).length).toBeGreaterThan(5);
  },
);
