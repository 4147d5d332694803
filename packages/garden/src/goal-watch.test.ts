// The goal of a scene: what was done towards it is remembered, it is reached once, and a log read again knows it too.
import { type Command, characterId, composeRulebook, STAGE_RULES, step } from '@hakoniwa/stage';
import { aCharacter, aPlace, aProp, aWorld } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { GoalWatch } from './goal-watch.ts';

const rules = composeRulebook(STAGE_RULES);
const first = aWorld({
  places: [aPlace('hall', ['attic']), aPlace('attic', ['hall'])],
  characters: [aCharacter('yana', 'hall')],
  props: [aProp('lamp', { place: 'hall' })],
});
const act = (verb: string, more: object = {}): Command =>
  ({ type: 'act', act: { verb, actor: characterId('yana'), ...more } }) as Command;

/** At which of the commands a goal is reached. */
function reached(goal: ConstructorParameters<typeof GoalWatch>[0], commands: readonly Command[]) {
  const watch = new GoalWatch(goal);
  let world = first;
  return commands.flatMap((command, at) => {
    const result = step(rules, world, command);
    world = result.world;
    watch.see(result.events);
    return watch.isReachedIn(world) ? [at] : [];
  });
}

const WALK = [
  act('look'),
  act('take', { object: 'lamp' }),
  act('move', { target: 'attic' }),
  act('move', { target: 'hall' }),
  act('take', { object: 'lamp' }),
];

it('[GR61] a goal of what is so is reached when it is so, and once', () => {
  expect(reached({ at: { character: 'yana', place: 'attic' } }, WALK)).toEqual([2]);
  expect(reached({ holds: { prop: 'lamp' } }, WALK)).toEqual([1]);
});

it('[GR61] a goal of what is done counts what was done before, and nothing that was denied', () => {
  const both = {
    all: [{ done: { verb: 'take', object: 'lamp' } }, { done: { verb: 'move', target: 'hall' } }],
  };
  expect(reached(both, WALK)).toEqual([3]);
  expect(reached({ done: { verb: 'open', object: 'lamp' } }, WALK)).toEqual([]);
  expect(reached(undefined, WALK)).toEqual([]);
});
