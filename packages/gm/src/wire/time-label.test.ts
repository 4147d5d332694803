// The hour a label means: every hour of the clock in both languages, every word for one, and none where nobody says.
import { describe, expect, it } from 'vitest';
import { LANGUAGE_READERS } from '../language/languages.ts';
import { timeOfLabel } from './time-label.ts';

/** From which hour on it is called so. */
const CLOCK = [
  ['late-night', 0, 1, 2, 3, 24],
  ['dawn', 4, 5],
  ['morning', 6, 7, 8, 9, 10],
  ['noon', 11, 12, 13, 14, 15],
  ['evening', 16, 17, 18],
  ['night', 19, 20, 21, 22, 23],
  [undefined, 25, 31, 99],
] as const;

describe('a label', () => {
  it.each(CLOCK)('is read by the clock: %s', (time, ...hours) => {
    for (const hour of hours) {
      const said = String(hour);
      for (const label of [
        `${said}:30`,
        `${said.padStart(2, '0')}:00`,
        `${said}時`,
        `${said}時5分`,
      ])
        expect([label, timeOfLabel(label)]).toEqual([label, time]);
    }
  });

  it('is read by its word first, and by the earlier part of the night where a word holds another', () => {
    expect(timeOfLabel('深夜 14:15')).toBe('late-night');
    expect(timeOfLabel('Midnight')).toBe('late-night');
    expect(timeOfLabel('EARLY MORNING')).toBe('dawn');
    expect(timeOfLabel('１４：３０')).toBe('noon');
    expect(timeOfLabel('早朝')).toBe('dawn');
    expect(timeOfLabel('真夜中の二時')).toBe('late-night');
  });

  it.each(Object.entries(LANGUAGE_READERS))('has every word of %s for an hour', (_, { hours }) => {
    for (const [time, words] of Object.entries(hours.labels)) {
      expect(words).not.toEqual([]);
      for (const word of words) expect([word, timeOfLabel(`… ${word}!`)]).toEqual([word, time]);
    }
  });

  it.each([undefined, '', 'later', '第3日', '123:45', '14', 'いつか'])(
    'says nothing as %j',
    (label) => {
      expect(timeOfLabel(label)).toBeUndefined();
    },
  );
});
