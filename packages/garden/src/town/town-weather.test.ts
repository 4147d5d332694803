// The shipped town and its weather: what speaks of rain waits for rain, and what speaks of sun or stars for an open sky.
import { fileURLToPath } from 'node:url';
import { type Episode, lifeOfPack } from '@hakoniwa/life';
import { inLanguage } from '@hakoniwa/stage';
import { expect, it } from 'vitest';
import { checkPack } from '../load-pack.ts';

const folder = fileURLToPath(new URL('../../../../packs/town', import.meta.url));

async function episodesWith(ja: RegExp, en: RegExp): Promise<Episode[]> {
  const { pack } = await checkPack(folder);
  const { episodes } = lifeOfPack(pack ?? { sections: {} });
  return episodes.filter(
    ({ text }) => ja.test(inLanguage(text, 'ja')) || en.test(inLanguage(text, 'en')),
  );
}

it('every episode that speaks of rain waits for it', async () => {
  const rainy = await episodesWith(/雨|虹/, /\brain|shower (?!ran)/i);
  expect(rainy.length).toBeGreaterThan(4);
  expect(rainy.filter(({ weather }) => !weather?.includes('rain')).map(({ id }) => id)).toEqual([]);
});

it('every episode that speaks of sun, moon or stars waits for an open sky', async () => {
  const bright = await episodesWith(
    /星(?!の形)|月が|木漏れ日|差した光|日[なざ差]|陽/,
    /\b(sun|moon|the stars)\b/i,
  );
  expect(bright.length).toBeGreaterThan(3);
  for (const { id, weather } of bright) expect([id, weather]).toEqual([id, ['clear', 'cleared']]);
});
