// Raw text in a garden: events for the turn and its acts, denials, memory in the world.
import {
  type Command,
  composeRulebook,
  isJsonObject,
  STAGE_RULES,
  stateHash,
  step,
  type World,
} from '@hakoniwa/stage';
import { smallWorld } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { aGm } from '../../test/a-gm.ts';
import { memoryIn } from '../memory/kept-memory.ts';
import { gmRules } from './perform.ts';

const rules = composeRulebook(STAGE_RULES, gmRules(await aGm()));
const perform = (world: World, text: string, actor = 'yana') =>
  step(rules, world, { type: 'perform', actor, text } as Command);

it('[G1] one event for the words, one for each act', () => {
  const { verdict, events, world } = perform(
    smallWorld(),
    '*picks up the mug and opens the fridge* "Any milk left?"',
  );
  expect(verdict.allowed).toBe(true);
  expect(events.map(({ type }) => type)).toEqual(['prop-taken', 'prop-opened', 'turn-performed']);
  expect(events[2]?.detail).toMatchObject({ speech: 'Any milk left?' });
  expect(world.props.get('mug')?.at).toEqual({ holder: 'yana' });
  expect(world.props.get('fridge')?.state).toEqual(['open']);
});

it('[G1] a denied act is an event that changes nothing, and what came before it stands', () => {
  const { verdict, events, world } = perform(
    smallWorld(),
    '*takes the apple, then switches on the tv*',
  );
  expect(verdict.denial).toMatchObject({ reason: 'WRONG_LOCATION', about: 'tv' });
  expect(events.map(({ type, outcome }) => `${type} ${outcome}`)).toEqual([
    'turn-performed done',
    'prop-taken done',
    'act-denied denied',
  ]);
  expect(world.props.get('apple')?.at).toEqual({ holder: 'yana' });
  expect(perform(smallWorld(), 'hello', 'nobody').verdict.denial?.cause).toBe('unknown-actor');
});

it('[G2] memory lives in the world', () => {
  const first = perform(smallWorld(), '"Where is the key?"').world;
  const second = perform(first, '"Hey, where is the key?"').world;
  expect(memoryIn(second).turns).toHaveLength(2);
  expect(perform(second, '"So where\'s the key?!"').verdict.denial?.reason).toBe('RATE_LIMITED');
  expect(perform(first, '"So where\'s the key?!"').verdict.allowed).toBe(true);
  expect(stateHash(perform(smallWorld(), '"Hi."').world)).toBe(
    stateHash(perform(smallWorld(), '"Hi."').world),
  );
});

const saysIn = ({ events }: ReturnType<typeof perform>) =>
  events.flatMap(({ detail }) => (isJsonObject(detail) ? (detail.says ?? []) : []));

it('[RD14] what words do is in the event, in the light of what was said before here', () => {
  const asked = perform(smallWorld(), '"Could you wash the mug, please?"');
  expect(saysIn(asked)).toMatchObject([{ act: 'request', about: { kind: 'thing', of: 'mug' } }]);
  expect(saysIn(perform(asked.world, '"Yes, of course."', 'ayu'))).toMatchObject([
    { act: 'accept', to: 'yana' },
  ]);
  const told = perform(asked.world, '"Is the mug clean?"', 'ayu').world;
  expect(saysIn(perform(told, '"Yes, of course."'))).toMatchObject([{ act: 'confirm', to: 'ayu' }]);
});

it('[RD14] what a mind says it does is heard by whoever answers in their own words', () => {
  const parts = [{ say: 'The mug.', acts: [{ act: 'request', to: 'ayu' }] }];
  const { world } = step(rules, smallWorld(), { type: 'perform', actor: 'yana', parts } as Command);
  expect(saysIn(perform(world, '"Sure!"', 'ayu'))).toMatchObject([{ act: 'accept', to: 'yana' }]);
});
