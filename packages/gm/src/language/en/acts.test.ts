// English acts: rows of narrated text against what the speaker physically does.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TextAct } from '../types.ts';
import { createEnglish } from './index.ts';
import { lexiconSize } from './lexicon.ts';

const en = createEnglish();
const cast = { speaker: ['Ren'], people: ['Ayu', 'Yana'] };

const show = (act: TextAct): string =>
  [
    act.intent,
    act.verb,
    act.object?.head ?? '-',
    act.target && `>${act.target.head}`,
    act.source && `<${act.source.head}`,
    act.tool && `+${act.tool.head}`,
    act.via && `~${act.via.head}`,
  ]
    .filter(Boolean)
    .join(' ');

const done = (text: string): string =>
  en
    .acts(text, cast)
    .acts.filter((act) => act.intent !== 'EMOTE')
    .map(show)
    .join(' | ') || 'none';

const ROWS = readFileSync(new URL('../../../fixtures/en-acts.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t') as [string, string]);

describe('[G-EN1] English acts', () => {
  it('has a lexicon of several hundred verbs and at least 200 rows', () => {
    expect(lexiconSize()).toBeGreaterThan(350);
    expect(ROWS.length).toBeGreaterThan(200);
  });

  it.each(ROWS)('%s → %s', (text, expected) => {
    expect(done(text)).toBe(expected);
  });

  it('reads the same without marks, in asterisks and in parentheses', () => {
    for (const [text, expected] of ROWS.filter(([text]) => !/[:()]/.test(text))) {
      expect(done(`*${text}*`)).toBe(expected);
      expect(done(`(${text})`)).toBe(expected);
    }
  });
});

describe('[G-EN2] nouns', () => {
  const objectOf = (text: string) => en.acts(text, cast).acts.at(-1)?.object;

  it.each([
    ['picks up the TV remote', { head: 'remote', modifiers: ['tv'] }],
    ['lifts the lid of the jar', { head: 'lid', modifiers: ['jar'] }],
    ['drinks a cup of tea', { head: 'tea', modifiers: ['cup'], vessel: 'cup' }],
    ["takes Ayu's mug", { head: 'mug', owner: 'Ayu' }],
    ['uses the coffee maker', { head: 'coffee maker', modifiers: [] }],
    ['takes it', { head: 'it', pronoun: true }],
    ['takes something', { head: 'something', indefinite: true }],
    ['rubs her eyes', { head: 'eye', body: true }],
  ])('%s', (text, expected) => {
    expect(objectOf(text)).toMatchObject(expected);
  });
});

describe('[G-EN3] other people', () => {
  it('notes role nouns that act and lets them do it themselves', () => {
    const found = en.acts('A waiter walks in and puts down a tray.', cast);
    expect(found.acts).toEqual([]);
    expect(found.others).toMatchObject([{ name: 'waiter', role: true }]);
  });

  it('knows listed people as no strangers', () => {
    expect(en.acts('Ayu opens the window.', cast).others).toMatchObject([
      { name: 'Ayu', role: false },
    ]);
  });
});

describe('[G-EN4] any text', () => {
  it('never throws, and every span lies inside the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
        for (const act of en.acts(text, cast).acts) {
          expect(act.start).toBeGreaterThanOrEqual(0);
          expect(act.end).toBeLessThanOrEqual(text.length);
          expect(act.start).toBeLessThanOrEqual(act.end);
        }
        en.speech(text, cast);
        en.topics(text);
        en.core(text);
        en.isAct(text);
      }),
      { numRuns: 400 },
    );
  });

  it('never throws on any order of English words', () => {
    const words = fc.constantFrom(...ROWS.flatMap(([text]) => text.split(' ')));
    fc.assert(
      fc.property(fc.array(words, { maxLength: 25 }), (picked) => {
        const text = picked.join(' ');
        for (const act of en.acts(text, cast).acts)
          expect(act.end).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 400 },
    );
  });
});
