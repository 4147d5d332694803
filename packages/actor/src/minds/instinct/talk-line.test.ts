// Lines of a talk: to somebody, in answer to what was said in it, and never to bystanders.
import { MINUTE_MS, seedRng } from '@hakoniwa/stage';
import { aCharacter, aPlace, aWorld } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { Lived, traits } from '../../../test/a-context.ts';
import { bookOf } from '../../phrases/phrase-book.ts';
import { talkLine } from './talk-line.ts';

const phrases = bookOf(
  [
    {
      phrases: [
        { on: 'greet', say: { en: ['Good day, {call}.'] }, move: 'greet' },
        { on: 'reply', to: 'greet', say: { en: ['Well met, {call}.'] }, move: 'tell' },
        { on: 'reply', say: { en: ['Is that so, {call}?'] }, move: 'ask' },
        { on: 'tell', say: { en: ['It is what it is, {call}.'] }, move: 'tell' },
        { on: 'happening', say: { en: ['Did you hear that?'] }, move: 'tell' },
      ],
    },
  ],
  'en',
);

const people = ['yana', 'mio'];

function room(happenings = {}, systems = {}): Lived {
  return new Lived(
    aWorld({
      places: [aPlace('den')],
      characters: ['ayu', 'mio', 'yana'].map((id) => aCharacter(id, 'den', traits())),
      more: { happenings, systems },
    }),
  );
}

function lineOf(lived: Lived, id: string, since = 0) {
  const { rules, memories } = lived.context(id);
  const to = id === 'mio' ? 'yana' : 'mio';
  return talkLine({
    rules,
    world: lived.world,
    id: lived.context(id).id,
    voice: id,
    to,
    people,
    since,
    memories,
    phrases,
    rng: seedRng(1),
  });
}

it('[N6] the first line greets the one spoken to, not who stands first in the room', () => {
  expect(lineOf(room(), 'yana')?.speech).toBe('Good day, mio.');
  expect(lineOf(room(), 'yana')).toEqual(lineOf(room(), 'yana'));
});

it('[N6] somebody without a name of the voice’s own is called as everybody calls them', () => {
  const sheets = { mio: { called: 'Miss M' }, yana: { speech: { calls: {} } } };
  expect(lineOf(room({}, { sheets }), 'yana')?.speech).toBe('Good day, Miss M.');
  const own = { ...sheets, yana: { speech: { calls: { mio: 'old friend' } } } };
  expect(lineOf(room({}, { sheets: own }), 'yana')?.speech).toBe('Good day, old friend.');
});

it('[N6] what was said before the talk is not answered, what is said in it is', () => {
  const lived = room();
  lived.say('mio', 'Hello there.');
  const now = lived.world.clock.now;
  expect(lineOf(lived, 'yana', now + MINUTE_MS)?.speech).toBe('Good day, mio.');
  expect(lineOf(lived, 'yana', 0)?.speech).toBe('Is that so, mio?');
});

it('[N6] an old happening is no news any more', () => {
  const bell = { id: 'h1', text: 'A bell rang.', at: 0, by: 'gm' };
  expect(lineOf(room({ h1: bell }), 'yana', 30 * MINUTE_MS)?.speech).toBe('Did you hear that?');
  expect(lineOf(room({ h1: bell }), 'yana', 90 * MINUTE_MS)?.speech).toBe('Good day, mio.');
});
