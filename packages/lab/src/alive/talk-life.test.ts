// Talk read from its text: scenes whose answer is known, the same words out of order, and tags that lie.
import { documentOf, type Json, type SpeechAct } from '@hakoniwa/stage';
import { aCharacter, aPlace, aProp, aWorld } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import type { CellLog } from '../play/cell-log.ts';
import { answered, fitting, refused, type Talk, talkLifeOf, touching } from './talk-life.ts';

const world = aWorld({
  places: [aPlace('kitchen')],
  characters: [aCharacter('Yana', 'kitchen'), aCharacter('Ayu', 'kitchen')],
  props: [aProp('mug', { place: 'kitchen' }), aProp('kettle', { place: 'kitchen' })],
});

/** A turn for each line: who, what they say, and the thing they handle beside it. */
function livedIn(lines: readonly (readonly [string, string, string?])[], detail: object = {}) {
  const turns = lines.map(([who, speech, object], at) => ({
    ...{ turn: at + 1, who, injected: [] },
    events: [
      ...(object ? [{ seq: at * 2 + 1, actor: who, object, witnesses: ['Yana', 'Ayu'] }] : []),
      {
        ...{ seq: at * 2 + 2, actor: who, witnesses: ['Yana', 'Ayu'] },
        detail: { speech, ...detail } as Json,
      },
    ],
  }));
  return { log: { turns } as unknown as CellLog, genesis: documentOf(world) };
}

const GOOD = [
  ['Yana', 'Good morning, Ayu.'],
  ['Ayu', 'Good morning.'],
  ['Yana', 'Where is the kettle?'],
  ['Ayu', 'I don’t know.'],
  ['Yana', 'The mug is mine.', 'mug'],
  ['Ayu', 'Could you give me the mug?'],
  ['Yana', 'Yes, of course.'],
] as const;

/** Lines as they were read: who, what the words do, what they name, and what is handled beside them. */
function read(...lines: readonly (readonly [string, SpeechAct[], string?, string?])[]): Talk {
  return {
    lines: lines.map(([who, acts, name], at) => ({
      ...{ seq: at + 1, turn: at + 1, who, text: '', hearers: who === 'Yana' ? ['Ayu'] : ['Yana'] },
      ...{ acts, names: new Set(name === undefined ? [] : [name]) },
    })),
    handled: new Map(
      lines.flatMap(([, , , object], at) =>
        object === undefined ? [] : [[at + 1, new Set([object])] as const],
      ),
    ),
  };
}

it('[AL11] a line fits that names what is done beside it, or answers what its speaker just heard', () => {
  const talk = read(
    ['Yana', ['tell'], 'mug', 'mug'],
    ['Ayu', ['tell'], 'kettle', 'mug'],
    ['Yana', ['ask-wh']],
    ['Yana', ['answer']],
    ['Ayu', ['answer']],
    ['Yana', ['tell'], 'mug'],
  );
  expect(fitting(talk)).toEqual([2, 6]);
});

it('[AL11] a first part is answered by who heard it, in what the table of pairs licenses, within two turns', () => {
  const [of, all] = answered(
    read(
      ['Yana', ['greet']],
      ['Ayu', ['greet']],
      ['Yana', ['request']],
      ['Yana', ['accept']],
      ['Ayu', ['tell']],
      ['Ayu', ['accept']],
      ['Yana', ['ask-yn', 'tell']],
      ['Ayu', ['ask-wh']],
      ['Yana', ['answer']],
      ['Ayu', ['confirm']],
    ).lines,
  );
  // The greeting given back waits for nothing; the request is answered too late, the first question too.
  expect([of, all]).toEqual([2, 4]);
});

it('[AL11] of answers to what was wanted, those that say no are told', () => {
  const { lines } = read(
    ['Yana', ['request']],
    ['Ayu', ['decline']],
    ['Yana', ['invite']],
    ['Ayu', ['accept', 'tell']],
    ['Yana', ['tell']],
    ['Ayu', ['decline']],
  );
  expect(refused(lines)).toEqual([1, 2]);
});

it('[AL11] a line touches what one of the last three named', () => {
  const { lines } = read(
    ['Yana', ['tell'], 'mug'],
    ['Ayu', ['tell']],
    ['Yana', ['tell'], 'mug'],
    ['Ayu', ['tell'], 'kettle'],
  );
  expect(touching(lines)).toEqual([1, 2]);
});

it('[AL11] what an event says of its own words is not believed', () => {
  const lying = { says: [{ act: 'answer' }], why: { answers: 1 } };
  expect(talkLifeOf(livedIn(GOOD, lying), 1)).toEqual(talkLifeOf(livedIn(GOOD), 1));
});

it('[AL11] dealt out at random the same lines answer less', () => {
  const many = Array.from({ length: 6 }, () => GOOD).flat();
  const { answered, answeredShuffled, fits, fitsShuffled } = talkLifeOf(livedIn(many), 3);
  const share = ([of, all]: readonly [number, number]) => of / Math.max(1, all);
  expect(share(answeredShuffled)).toBeLessThan(share(answered));
  expect(share(fitsShuffled)).toBeLessThan(share(fits));
});

it('[AL11] a line is said over again whatever names stand in it', () => {
  const { templates } = talkLifeOf(
    livedIn([
      ['Yana', 'I like the mug.'],
      ['Yana', 'I like the kettle.'],
      ['Ayu', 'I like the kettle.'],
    ]),
    1,
  );
  expect(templates).toEqual([1, 3]);
});
