// The default grammar as it stands in packs/common: enough lines for every occasion, in both languages and registers.
import { readFileSync } from 'node:fs';
import { LANGUAGES, parseYaml, REGISTERS, SPEECH_ACTS, seedRng } from '@hakoniwa/stage';
import { describe, expect, it } from 'vitest';
import { bookOf, NO_PHRASES, type PhraseBook, phraseBookOf } from './phrase-book.ts';
import { OCCASIONS, type PhrasesFile, phrasesFileSchema } from './phrase-schema.ts';
import { POINTS } from './points.ts';
import { registerOf } from './register.ts';
import { type SpeakOptions, speak, type Topic } from './speak.ts';

function fileOf(name: string): PhrasesFile {
  const path = new URL(`../../../../packs/common/phrases/${name}.yaml`, import.meta.url);
  return phrasesFileSchema.parse(parseYaml(readFileSync(path, 'utf8'))?.toJS());
}

const ALL = REGISTERS.flatMap((register) =>
  LANGUAGES.map((language) => ({
    ...{ register, language },
    book: bookOf(
      [fileOf(register), fileOf(`known-${register}`), fileOf(`shared-${register}`)],
      language,
    ),
  })),
);

/** All that can be said of something done together, or to whoever proposes it. */
const { practices = [] } = fileOf('practices');
const OF_PRACTICES = practices
  .filter(({ after }) => after === undefined)
  .flatMap(({ id }) => [`propose-${id}`, `accept-${id}`, `close-${id}`]);

/** Lines without a condition that may fail: what is always there to be said. */
const plain = ({ lines }: PhraseBook) =>
  lines.filter(({ when }) => Object.keys(when).every((key) => key === 'company'));

describe.each(ALL)('$language, $register', ({ register, language, book }) => {
  it.each(OCCASIONS)('[N7] has six lines or more for %s', (on) => {
    const found = plain(book).filter((line) => line.on === on);
    expect(new Set(found.map(({ template }) => template)).size).toBeGreaterThanOrEqual(6);
    for (const line of found) expect(line.register).toBe(register);
  });

  it('[N7] answers every act of speech', () => {
    for (const to of SPEECH_ACTS) {
      const topic: Topic = { on: 'reply', to, weight: 1, fill: { call: 'X' }, facts: {} };
      const text = speak([topic], options({ book, register })).spoken?.text ?? '';
      const templates = plain(book).flatMap(({ on, template }) =>
        on === 'reply' ? [template] : [],
      );
      expect(
        templates.map((one) => one.replace(/\{call(-politely)?\}/gu, 'X')),
        to,
      ).toContain(text);
    }
  });

  it.each([...POINTS, ...OF_PRACTICES])('[N7] has four lines or more for the point %s', (point) => {
    const found = book.lines.filter(({ when }) => when.point?.some((one) => one === point));
    expect(new Set(found.map(({ template }) => template)).size).toBeGreaterThanOrEqual(4);
  });

  it('[N8] quotes no narrator, tells no wish of somebody’s sheet, and names no slot that is not there', () => {
    const known = ['{call}', '{call-politely}', '{object}', '{the-object}'];
    const ofPoints = [
      '{where}',
      '{deed}',
      '{found}',
      '{who}',
      '{place}',
      '{when}',
      '{topic}',
      '{the-topic}',
    ];
    const slots = book.lines.flatMap(({ template, when }) =>
      (template.match(/\{[^}]*\}/g) ?? []).filter(
        (slot) => when.point === undefined || !ofPoints.includes(slot),
      ),
    );
    expect(slots.filter((slot) => !known.includes(slot))).toEqual([]);
  });

  it('[N8] keeps to its register and its language', () => {
    for (const { template } of book.lines) {
      const said = template.replace(/\{[^}]*\}/g, '');
      expect(/[ぁ-んァ-ヶ一-龠]/.test(said) || said === '', template).toBe(language === 'ja');
      if (language === 'ja' && register === 'familiar')
        expect(said).not.toMatch(/です|ます[。か]|ません|でしょう[。か]|ください/);
      if (language === 'en' && register === 'polite')
        expect(said).not.toMatch(/n't|'m\b|'re\b|'ll\b/);
    }
  });
});

function options(more: Partial<SpeakOptions>): SpeakOptions {
  return {
    book: NO_PHRASES,
    ...{ who: 'mio', time: 'noon', hasCompany: true, affinity: 0, register: 'polite' },
    ...{ never: [], said: [], rng: seedRng(1) },
    ...more,
  };
}

describe('whose it is', () => {
  const grammar = {
    register: 'polite',
    phrases: [{ on: 'greet', to: 'greet', say: { en: ['Good day.'] } }],
  };
  const own = {
    phrases: [
      { on: 'greet', who: 'ayu', say: { en: ['Hm.'] } },
      { on: 'tell', say: { en: ['So it goes.'] } },
    ],
  };
  const sections = { phrases: { 'common/phrases/a.yaml': grammar, 'phrases/own.yaml': own } };
  const book = phraseBookOf({ sections }, 'en');
  const say = (more: Partial<SpeakOptions>, topic: Partial<Topic> = {}) => {
    const greet: Topic = { on: 'greet', to: 'greet', weight: 1, fill: {}, facts: {}, ...topic };
    return speak([greet], options({ book, ...more })).spoken?.text;
  };

  it('[N7] whoever has a phrase of their own never speaks by it', () => {
    expect(say({ who: 'mio' })).toBe('Good day.');
    expect(say({ who: 'ayu' })).toBe('Hm.');
    expect(say({ who: 'ayu' }, { on: 'answer' })).toBeUndefined();
  });

  it('[N7] what a pack has for anybody goes before it', () => {
    const both = phraseBookOf(
      {
        sections: {
          phrases: {
            'common/phrases/a.yaml': grammar,
            'phrases.yaml': { phrases: [{ on: 'greet', say: { en: ['Yo.'] } }] },
          },
        },
      },
      'en',
    );
    expect(say({ book: both })).toBe('Yo.');
    expect(say({ book: both, said: ['Yo.'] })).toBe('Good day.');
  });

  it('[N8] it is spoken in its register, and without words a voice never uses', () => {
    expect(say({ register: 'familiar' })).toBeUndefined();
    expect(say({ never: ['day'] })).toBeUndefined();
  });
});

describe('the register of a voice', () => {
  const silent = { calls: {}, endings: [], openers: [], never: [], lines: [] };
  const ROWS = [
    [{ register: 'polite' as const }, 'ja', 90, 'polite'],
    [{ never: ['です'] }, 'ja', 0, 'familiar'],
    [{ endings: ['ですよ'] }, 'ja', 90, 'polite'],
    [{ lines: ['雨は嘘をつかん。'] }, 'ja', 0, 'familiar'],
    [{ lines: ["I'm not sure."] }, 'en', 0, 'familiar'],
    [{ lines: ['If I may, that is mine.'] }, 'en', 90, 'polite'],
    [{}, 'ja', 0, 'polite'],
    [{}, 'en', 60, 'familiar'],
  ] as const;

  it.each(ROWS)('[N8] %j in %s at %i is %s', (more, language, affinity, register) => {
    const voice = { ...silent, ...more } as never;
    expect(registerOf({ voice, language, affinity, hasCompany: true })).toBe(register);
    const alone = { voice, language, affinity, hasCompany: false };
    expect(registerOf(alone)).toBe('register' in more ? more.register : 'familiar');
  });
});
