// The shipped town and its weather: what speaks of rain says that it needs rain.
import { fileURLToPath } from 'node:url';
import { type Episode, lifeOfPack } from '@hakoniwa/life';
import { inLanguage } from '@hakoniwa/stage';
import { expect, it } from 'vitest';
import { checkPack } from '../load-pack.ts';

const folder = fileURLToPath(new URL('../../../../packs/town', import.meta.url));

it('every episode that speaks of rain waits for it', async () => {
  const { pack } = await checkPack(folder);
  const { episodes } = lifeOfPack(pack ?? { sections: {} });
  const speaksOfRain = ({ text }: Episode) =>
    /雨|虹/.test(inLanguage(text, 'ja')) || /\brain|shower (?!ran)/i.test(inLanguage(text, 'en'));
  const rainy = episodes.filter(speaksOfRain);
  expect(rainy.length).toBeGreaterThan(4);
  expect(rainy.filter(({ weather }) => !weather?.includes('rain')).map(({ id }) => id)).toEqual([]);
});
