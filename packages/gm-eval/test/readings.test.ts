// What the reader makes of every labelled text of meaning, whole: right or wrong, it changes only where somebody looks.
import { createGm } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import { describe, expect, it } from 'vitest';
import { differences, readGolden } from '../src/golden.ts';
import { askedTexts, goldenReading, READINGS_FILE } from '../src/meaning/golden-readings.ts';

const gm = createGm({ analysers: { japanese: await loadJapaneseTokenizer() } });
const golden = readGolden(READINGS_FILE);
const asked = askedTexts();
const ways = [...new Set(asked.map(({ as, world }) => `${as} in ${world}`))].sort();

describe('the reader, text by text', () => {
  it('is recorded of every labelled text, and of nothing else', () => {
    expect([...golden.keys()].sort()).toEqual(asked.map(({ id }) => id).sort());
  });
  it.each(ways)(
    'makes of what is %s what the golden record has; `npm run golden:gm -- --write` records anew',
    (way) => {
      const texts = asked.filter(({ as, world }) => `${as} in ${world}` === way);
      const now = texts.map((one) => goldenReading(gm, one));
      expect(differences(golden, now)).toEqual([]);
    },
  );
});
