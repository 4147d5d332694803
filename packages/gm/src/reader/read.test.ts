// The one reader: parts in written order, with real spans, in both languages.
import { characterId, type World } from '@hakoniwa/stage';
import { smallWorld } from '@hakoniwa/testkit';
import { describe, expect, it } from 'vitest';
import { aGm } from '../../test/a-gm.ts';
import { read } from './read.ts';
import type { ReadingMode } from './reading.ts';

const gm = await aGm();
const speaker = characterId('yana');
const world = (language: World['language']): World => ({ ...smallWorld(), language });
const reading = (text: string, of: { language?: World['language']; mode?: ReadingMode } = {}) =>
  read(text, { gm, names: world(of.language ?? 'en'), speaker, mode: of.mode ?? 'performed' });

/** Each part as its verb or words, and the text its span covers. */
const told = (text: string, of: Parameters<typeof reading>[1] = {}) => {
  const { parts, text: plain } = reading(text, of);
  return parts.map((part) => [
    part.is === 'deed' ? part.verb : part.text,
    plain.slice(part.span.start, part.span.end),
  ]);
};

describe('reading', () => {
  it.each([
    [
      'en',
      'Output: *takes the mug* "Morning." *(sits down)* "Tea?"',
      [
        ['take', 'takes the mug'],
        ['Morning.', 'Morning.'],
        ['sit', 'sits down'],
        ['Tea?', 'Tea?'],
      ],
    ],
    [
      'ja',
      'Output: （マグカップを手に取って、座る）「おはよう」（手を振る）',
      [
        ['take', 'マグカップを手に取って'],
        ['sit', '座る'],
        ['おはよう', 'おはよう'],
        ['emote', '手を振る'],
      ],
    ],
    [
      'en',
      '{"speech": "Hi.", "action": "opens the fridge"}',
      [
        ['open', 'opens the fridge'],
        ['Hi.', 'Hi.'],
      ],
    ],
  ] as const)('[RD1] in %s: %s', (language, text, parts) => {
    expect(told(text, { language }).sort()).toEqual([...parts].map((one) => [...one]).sort());
    const starts = reading(text, { language }).parts.map(({ span }) => span.start);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
  });

  it('[RD1] what is written for somebody else, or makes no sense as an act, is unread', () => {
    const text = '*takes the mug* "Morning."\nAyu: "Hello!"';
    const { parts, unread } = reading(text);
    expect(unread.map(({ start, end }) => text.slice(start, end))).toEqual(
      expect.arrayContaining([expect.stringContaining('Hello!')]),
    );
    expect(parts).toHaveLength(2);
  });

  it('[RD2] a deed names what, with what, from where and where to', () => {
    const [pour, walk] = reading(
      '*pours milk from the jug into the mug, then walks to the living*',
    ).parts;
    expect(pour).toMatchObject({
      verb: 'pour',
      mood: 'done',
      actor: 'yana',
      roles: { object: { head: 'milk' }, from: { head: 'jug' }, target: { head: 'mug' } },
    });
    expect(walk).toMatchObject({ verb: 'move', roles: { to: { head: 'living' } } });
  });

  it.each([
    ['performed', '*presses the switch, but nothing happens*', 'tried'],
    ['performed', '*presses the switch*', 'done'],
    ['directed', '*takes the mug*', 'ordered'],
  ] as const)('[RD2] %s %s is %s', (mode, text, mood) => {
    expect(reading(text, { mode }).parts[0]).toMatchObject({ mood });
  });
});

describe('sayings', () => {
  it.each([
    ['en', '"Where is the mug, ayu?"', [{ act: 'ask-wh', asks: 'where', to: 'ayu' }]],
    ['ja', '「マグはどこ？」', [{ act: 'ask-wh', asks: 'where', to: 'ayu' }]],
    [
      'en',
      '"I will make you coffee tomorrow."',
      [{ act: 'promise', to: 'ayu', about: { kind: 'deed', of: 'make' } }],
    ],
    [
      'en',
      '"The mug is in the living."',
      [{ act: 'tell', to: 'ayu', about: { kind: 'thing', of: 'mug' } }],
    ],
    ['en', '"Ugh."', []],
  ] as const)('[RD3] in %s %s', (language, text, acts) => {
    expect(reading(text, { language }).parts).toMatchObject([{ is: 'saying', acts }]);
  });

  it.each([
    ['"Could you wash the mug?"', '"Sure."', 'accept'],
    ['"Is the mug clean?"', '"Yes."', 'confirm'],
    ['"Where is the mug?"', '"In the living."', 'answer'],
  ])('[RD12] after %s %s is what the line before makes of it', (text, then, act) => {
    const before = { speaker: characterId('ayu'), text };
    const by = { gm, names: world('en'), speaker, mode: 'performed', before } as const;
    expect(read(then, by).parts).toMatchObject([{ is: 'saying', acts: [{ act, to: 'ayu' }] }]);
  });

  it.each([
    ['en', "I'll meet you at three.", { kind: 'meeting' }, { clock: { hour: 3, minute: 0 } }],
    ['ja', '30分後にお茶を入れてあげるから。', { kind: 'act' }, { afterMs: 1_800_000 }],
    ['ja', '必ず鍵を見つけるよ。', { kind: 'act', isForYou: false }, undefined],
  ] as const)('[RD4] in %s %s', (language, text, deed, time) => {
    const [part] = reading(`"${text}"`, { language }).parts;
    const [promise] = part?.is === 'saying' ? part.promises : [];
    expect(promise?.deed).toMatchObject(deed);
    if (time) expect(promise?.time).toMatchObject(time);
    else expect(promise?.time).toBeUndefined();
  });
});

describe('a player', () => {
  it('[RD7] says what stands in quotes, and does the rest, where it is written', () => {
    const text = '  I take the mug, say "hello" and sit down ';
    expect(told(text, { mode: 'played' })).toEqual([
      ['take', 'take the mug'],
      ['hello', 'say "hello"'],
      ['sit', 'sit down'],
    ]);
  });

  it.each([
    ['en', 'check my bag', 'bag'],
    ['ja', '持ち物を見る', 'bag'],
    ['ja', '周りを見渡す', 'look'],
    ['en', 'take the mug', undefined],
  ] as const)('[RD7] in %s "%s" asks the game for %s', (language, text, meta) => {
    expect(reading(text, { language, mode: 'played' }).meta).toBe(meta);
    expect(reading(text, { language }).meta).toBeUndefined();
  });

  it.each([
    ['en', 'ask ayu where the mug is', 'ayu', 'ask-wh'],
    ['en', 'ask Ayu to open the fridge', 'ayu', 'request'],
    ['en', 'Ask ayu whether the apple is ripe', 'ayu', 'ask-yn'],
    ['en', 'apologise to ayu', 'ayu', 'apologise'],
    ['ja', 'ayuに謝る', 'ayu', 'apologise'],
    ['ja', 'ayuにマグがどこにあるか聞く', 'ayu', 'ask-wh'],
  ] as const)('[RD8] in %s "%s" is said to %s', (language, text, to, act) => {
    expect(reading(text, { language, mode: 'played' }).parts).toMatchObject([
      { is: 'saying', to, acts: [{ act }], isToldOf: true },
    ]);
  });

  it('[RD8] words with a name called are said outright', () => {
    const { parts } = reading("I don't want your apple, ayu.", { mode: 'played' });
    expect(parts).toMatchObject([{ is: 'saying', to: 'ayu' }]);
  });

  it.each([
    ['en', "don't take the mug", 'negated', ''],
    ['en', 'try to open the fridge', 'tried', '*open the fridge*'],
    ['en', 'I want to take the mug', 'done', '*take the mug*'],
    ['ja', 'マグカップを取らない', 'negated', ''],
    ['ja', 'マグカップを取ろう', 'done', '*マグカップを取る*'],
  ] as const)('[RD9] in %s "%s" is %s', (language, text, mood, performed) => {
    const read = reading(text, { language, mode: 'played' });
    expect(read.parts).toMatchObject([{ is: 'deed', mood }]);
    expect(read.performed).toBe(performed);
  });

  it('[RD10] what nothing is made of is unread', () => {
    const text = 'qwzx plorf the grimble';
    const { parts, unread } = reading(text, { mode: 'played' });
    expect(parts).toEqual([]);
    expect(unread.map(({ start, end }) => text.slice(start, end))).toEqual([text]);
  });
});

describe('a player speaks', () => {
  const sayings = (text: string, language: World['language']) =>
    read(text, { gm, names: world(language), speaker, mode: 'played' }).parts.map((part) =>
      part.is === 'saying' ? part.acts.map(({ act }) => act) : part.verb,
    );

  it.each([
    ['en', 'Good morning, ayu! Where is the mug?', [['greet', 'ask-wh']]],
    ['en', 'yes', [['confirm']]],
    ['en', 'refuse politely', [['decline']]],
    ['en', 'accept', [['accept']]],
    ['ja', 'マグカップはどこ？って聞く', [['ask-wh']]],
    ['ja', 'いいえ', [['deny']]],
  ] as const)('[RD8] in %s "%s" in one breath', (language, text, acts) => {
    expect(sayings(text, language)).toEqual(acts);
  });

  it('[RD8] nothing is accepted or refused by a verb that has a thing', () => {
    expect(sayings('accept the mug', 'en')).not.toContainEqual(['accept']);
  });
});
