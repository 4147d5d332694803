// The parts of a turn as events: written order, witnesses of their own, each in the world the earlier ones left.
import {
  type Command,
  composeRulebook,
  documentOf,
  genesisHead,
  STAGE_RULES,
  seal,
  step,
  type World,
} from '@hakoniwa/stage';
import { aCharacter, smallWorld } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { aGm } from '../../test/a-gm.ts';
import { memoryIn } from '../memory/kept-memory.ts';
import { gmRules } from './perform.ts';

const rules = composeRulebook(STAGE_RULES, gmRules(await aGm()));
const house = () =>
  smallWorld({
    characters: {
      yana: aCharacter('yana', 'kitchen'),
      ayu: aCharacter('ayu', 'kitchen'),
      mio: aCharacter('mio', 'living'),
    },
  });
const perform = (text: string, world: World = house()) =>
  step(rules, world, { type: 'perform', actor: 'yana', text } as Command);
const told = (text: string) =>
  perform(text).events.map(({ type, detail, place, witnesses }) => [
    type,
    (detail as { speech?: string }).speech,
    place,
    witnesses.join(' '),
  ]);

it('[G3] words after a walk are heard in the room one walked into, and not in the one one left', () => {
  expect(told('"Back soon." *goes to the living* "Mio, there is no milk."')).toEqual([
    ['turn-performed', 'Back soon.', 'kitchen', 'ayu yana'],
    ['character-moved', undefined, 'kitchen', 'ayu mio yana'],
    ['words-said', 'Mio, there is no milk.', 'living', 'mio yana'],
  ]);
  expect(told('*goes to the living* "Good morning!"').at(-1)).toEqual([
    ...['turn-performed', 'Good morning!', 'living', 'mio yana'],
  ]);
  expect(told('*takes the mug* "Mine."').map(([type]) => type)).toEqual([
    'prop-taken',
    'turn-performed',
  ]);
});

it('[G3] whoever does not get there is heard where one stands', () => {
  expect(told('*walks into the cellar without opening the door* "It is dark."').at(-1)).toEqual([
    ...['turn-performed', 'It is dark.', 'kitchen', 'ayu yana'],
  ]);
});

it('[G3] a place is claimed where one has got to', () => {
  const { verdict } = perform('*goes to the living* "Here I am in the living!"');
  expect(verdict).toEqual({ allowed: true });
  const there = perform('*goes to the living* "Here I am in the kitchen!"');
  expect(there.verdict.denial?.reason).toBe('CONTRADICTS_WORLD');
});

it('[G3] all parts are one turn: one number, one memory, one record', () => {
  const { events, world } = perform('"One?" *takes the mug* "Two?" *opens the fridge* "Three."');
  const sealed = seal(genesisHead(documentOf(house())), events);
  expect(sealed.map(({ seq, turn }) => [seq, turn])).toEqual([
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 1],
    [5, 1],
  ]);
  expect(memoryIn(world).turns).toHaveLength(1);
  expect(events.filter(({ type }) => type === 'turn-performed')).toHaveLength(1);
  const asked = events.flatMap(({ detail }) =>
    ((detail as { intents?: { intent: string; detail: string }[] }).intents ?? []).filter(
      ({ intent }) => intent === 'ASK',
    ),
  );
  expect(asked.map(({ detail }) => detail)).toEqual(['One?', 'Two?']);
});

it('[G3] gestures part no words', () => {
  expect(told('"Well," *smiles* "there you are."')).toEqual([
    ['turn-performed', 'Well, there you are.', 'kitchen', 'ayu yana'],
  ]);
});
