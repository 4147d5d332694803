// Stories in a garden: half-told ones live in the world and follow its branches, told ones go into the chronicle.
import {
  type Command,
  composeRulebook,
  isJsonObject,
  MINUTE_MS,
  type Patch,
  patchWorld,
  STAGE_RULES,
  stateHash,
  step,
  type World,
  worldAfter,
} from '@hakoniwa/stage';
import { smallWorld } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { siftStateIn, storiesIn, storiesToldBy } from './in-world.ts';
import type { Pattern } from './pattern.ts';
import { createSifter } from './sift.ts';
import { siftReactor } from './sift-reactor.ts';

const twice: Pattern = {
  id: 'taken-and-put',
  kind: 'object',
  weight: 0.5,
  ttlMinutes: 3,
  greedy: true,
  steps: [
    { type: 'prop-taken', bind: { actor: 'who', object: 'thing' } },
    { type: 'prop-put', bind: { actor: 'who', object: 'thing' } },
  ],
  card: { ja: '{who}は{thing}を戻した。', en: '{who} put {thing} back.' },
};
const sifter = createSifter([twice]);
const rules = composeRulebook(STAGE_RULES, {
  reactors: [
    siftReactor({
      sifter,
      read: ({ type, outcome, witnesses, actor, object }, place) => [
        {
          ...place,
          type,
          outcome,
          witnesses,
          ...(actor ? { actor } : {}),
          ...(object ? { object } : {}),
        },
      ],
    }),
  ],
});

const take: Command = {
  type: 'act',
  act: { verb: 'take', actor: 'yana', object: 'mug' },
} as Command;
const put: Command = {
  type: 'act',
  act: { verb: 'put', actor: 'yana', object: 'mug' },
} as Command;
const sit: Command = { type: 'act', act: { verb: 'look', actor: 'yana' } } as Command;

const after = (...commands: readonly Command[]): World =>
  commands.reduce((world, command) => step(rules, world, command).world, smallWorld());

it('[SF5] what is half told is kept in the world', () => {
  const world = after(take);
  expect(sifter.partials(siftStateIn(world, sifter))).toMatchObject([
    { roles: { who: 'yana', thing: 'mug' }, progress: 0.5 },
  ]);
  expect(storiesIn(world)).toEqual([]);
});

it('[SF5] what is half told is in the event: a log told again has it, one cut before it has not', () => {
  const before = smallWorld();
  const { world, events } = step(rules, before, take);
  expect(stateHash(worldAfter(before, events))).toBe(stateHash(world));
  expect(siftStateIn(before, sifter)).toEqual(siftStateIn(smallWorld(), sifter));
});

it('[SF6] a story told to its end is in the chronicle, in the words of its world, and leaves nothing half told', () => {
  const half = after(take);
  const { world, events } = step(rules, half, put);
  const [told] = storiesIn(world);
  expect(told).toMatchObject({ pattern: 'taken-and-put', roles: { who: 'yana', thing: 'mug' } });
  expect(told?.text).toMatch(/put .*(back)/);
  expect(told?.witnesses).toContain('yana');
  const last = events.at(-1);
  expect(last && storiesToldBy({ ...last, seq: world.seq })).toEqual([told]);
  expect(isJsonObject(world.systems.get('sift taken-and-put'))).toBe(false);
});

it('[SF7] stories grow old in world time, however much or little happens meanwhile', () => {
  const at = smallWorld().clock.now;
  const until = (minutes: number): Command => ({ type: 'advance', to: at + minutes * MINUTE_MS });
  expect(storiesIn(after(take, sit, sit, sit, sit, sit, until(3), put))).toHaveLength(1);
  expect(storiesIn(after(take, until(4), put))).toEqual([]);
});

/** The world as 0.1 left it: a story begun so many turns ago, and the count of turns. */
function countedWorld(age: number): World {
  const [bucket] = Object.keys(after(take).systems.get('sift taken-and-put') as object);
  const begun = { next: 1, roles: { who: 'yana', thing: 'mug' }, events: [1] };
  const memory = { ...begun, firstTurn: 7 - age, lastTurn: 7 - age };
  return patchWorld(after(take), [
    { op: 'add', path: '/systems/sift', value: { turn: 7 } },
    { op: 'add', path: '/systems/sift taken-and-put', value: { [`${bucket}`]: [memory] } },
  ] as Patch).world;
}

it('[SF8] a story that 0.1 began goes on, as old in minutes as it was in turns', () => {
  expect(storiesIn(step(rules, countedWorld(2), put).world)).toHaveLength(1);
  expect(storiesIn(step(rules, countedWorld(4), put).world)).toEqual([]);
});

it('[SF8] the first event puts the whole memory into world time, and a replay has it so', () => {
  const before = countedWorld(2);
  const { world, events } = step(rules, before, sit);
  const now = before.clock.now;
  expect(world.systems.get('sift')).toBeUndefined();
  expect(Object.values(world.systems.get('sift taken-and-put') ?? {})).toMatchObject([
    [{ firstAt: now - 2 * MINUTE_MS, lastAt: now - 2 * MINUTE_MS }],
  ]);
  expect(stateHash(worldAfter(before, events))).toBe(stateHash(world));
});
