// What stands out in a day: each kind of thing with its weight and its evidence, and what does not stand out.
import { expect, it } from 'vitest';
import { findings } from './findings.ts';
import type { Memory } from './memory.ts';

/** Memories of one day, numbered from 1. */
const day = (...memories: readonly Partial<Memory>[]): Memory[] =>
  memories.map((one, i) => ({
    ...{ seq: i + 1, at: i, type: 'turn-performed', isDenied: false, importance: 25 },
    ...one,
  }));
const times = (n: number, one: Partial<Memory>) => Array.from({ length: n }, () => one);

const said = { actor: 'ayu', speech: 'Hm.' };
const refused = {
  ...{ actor: 'yana', type: 'act-denied', isDenied: true, object: 'box' },
  denial: { reason: 'INVALID_STATE', cause: 'locked', about: 'box' },
};
const gift = { type: 'prop-given', object: 'apple' };
const promise = { owner: 'ayu', toward: 'yana', text: 'the book', id: 't' };
const word = (became: string, of = promise) =>
  ({ promises: [{ ...of, became }] }) as unknown as Partial<Memory>;

it.each<[string, Memory[], readonly object[]]>([
  [
    'who spoke four times',
    day(...times(4, said)),
    [{ kind: 'talked', about: 'ayu', evidence: [1, 2, 3, 4], importance: 44 }],
  ],
  [
    'who spoke very often weighs sixty at most',
    day(...times(20, said)),
    [expect.objectContaining({ kind: 'talked', importance: 60 })],
  ],
  ['who spoke thrice does not', day(...times(3, said)), []],
  ['nor do own words', day(...times(5, { actor: 'yana', speech: 'Oh.' })), []],
  [
    'a gift one was given',
    day({ ...gift, actor: 'ayu', target: 'yana' }),
    [{ kind: 'was-given', about: 'ayu', thing: 'apple', evidence: [1], importance: 62 }],
  ],
  [
    'a gift one gave',
    day({ ...gift, actor: 'yana', target: 'ayu' }),
    [{ kind: 'gave', about: 'ayu', thing: 'apple', evidence: [1], importance: 50 }],
  ],
  ['a gift among others does not', day({ ...gift, actor: 'ayu', target: 'mio' }), []],
  [
    'a gift that was refused does not',
    day({ ...gift, actor: 'ayu', target: 'yana', isDenied: true }),
    [],
  ],
  ...['prop-thrown', 'prop-spilled'].map((type): [string, Memory[], object[]] => [
    `${type} at one`,
    day({ type, actor: 'ayu', target: 'yana', object: 'tea' }),
    [{ kind: 'was-hurt', about: 'ayu', evidence: [1], importance: 72 }],
  ]),
  [
    'what one did to oneself does not',
    day({ type: 'prop-spilled', actor: 'yana', target: 'yana' }),
    [],
  ],
  ['what hit another does not', day({ type: 'prop-thrown', actor: 'ayu', target: 'mio' }), []],
  [
    'a word broken to one',
    day(word('broken')),
    [{ kind: 'word-broken', about: 'ayu', thing: 'the book', evidence: [1], importance: 82 }],
  ],
  [
    'a word kept to one',
    day(word('kept')),
    [{ kind: 'word-kept', about: 'ayu', thing: 'the book', evidence: [1], importance: 66 }],
  ],
  [
    'an own word broken',
    day(word('broken', { ...promise, owner: 'yana', toward: 'ayu' })),
    [{ kind: 'own-word-broken', about: 'ayu', thing: 'the book', evidence: [1], importance: 77 }],
  ],
  ['a word only given does not', day(word('made')), []],
  ['a word among others does not', day(word('kept', { ...promise, toward: 'mio' })), []],
  [
    'what refused twice',
    day(refused, refused),
    [{ kind: 'resisted', about: 'box', evidence: [1, 2], importance: 56 }],
  ],
  ['what refused once does not', day(refused), []],
  ['what refused another does not', day(...times(3, { ...refused, actor: 'ayu' })), []],
  [
    'what was done in the end',
    day(refused, { actor: 'yana', object: 'box', type: 'prop-opened' }),
    [{ kind: 'mastered', about: 'box', evidence: [1, 2], importance: 60 }],
  ],
  [
    'what was done before it refused is not mastered',
    day({ actor: 'yana', object: 'box' }, refused, refused),
    [{ kind: 'resisted', about: 'box', evidence: [2, 3], importance: 56 }],
  ],
  [
    'what one was busy with four times',
    day(...times(4, { actor: 'yana', object: 'book' })),
    [{ kind: 'absorbed', about: 'book', evidence: [1, 2, 3, 4], importance: 40 }],
  ],
  ['what others were busy with does not', day(...times(4, { actor: 'ayu', object: 'book' })), []],
  [
    'a happening',
    day({ type: 'happening-injected', text: 'a bell' }),
    [{ kind: 'happened', thing: 'a bell', evidence: [1], importance: 58 }],
  ],
  [
    'on a day of nothing, where most of it was spent',
    day({ place: 'attic' }, ...times(4, { place: 'den' })),
    [{ kind: 'stayed', about: 'den', evidence: [2, 3, 4, 5], importance: 30 }],
  ],
  [
    'on a day of something, not where it was spent',
    day(...times(4, { place: 'den' }), { ...gift, actor: 'ayu', target: 'yana', place: 'den' }),
    [expect.objectContaining({ kind: 'was-given' })],
  ],
])('stands out: %s', (_, memories, found) => {
  expect(findings(memories, 'yana')).toEqual(found);
});
