// Reasons and intentions: checked at the border, on the event, and nowhere where nobody had any.
import { forAnySeed, smallWorld, stageRules } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import {
  allBreaches,
  type Command,
  commandSchema,
  type Intends,
  intentionOf,
  stateHash,
  step,
  stepping,
  type Why,
  type World,
  whyOf,
  whySchema,
  worldAfter,
} from '../index.ts';

const take = (more: object = {}) =>
  ({ type: 'act', act: { verb: 'take', actor: 'yana', object: 'mug' }, ...more }) as Command;
const taken = (more: object, world = smallWorld()) => step(stageRules, world, take(more));

it.each([
  ['a goal', { goal: 'need:satiety' }, true],
  [
    'all there is',
    { goal: 'desire:rest', step: 5, practice: 'tea', answers: 9, causes: [1] },
    true,
  ],
  ['four causes', { causes: [1, 2, 3, 4] }, true],
  ['five causes', { causes: [1, 2, 3, 4, 5] }, false],
  ['a step no intention has', { step: 6 }, false],
  ['nothing', {}, false],
  ['words of its own', { because: 'so' }, false],
  ['120 bytes', { goal: 'a'.repeat(109) }, true],
  ['121 bytes', { goal: 'a'.repeat(110) }, false],
  ['few characters of many bytes', { goal: '眠'.repeat(40) }, false],
])('[Y1] a reason is small and says something: %s', (_, why, isSound) => {
  expect(whySchema.safeParse(why).success).toBe(isSound);
  expect(commandSchema.safeParse(take({ why })).success).toBe(isSound);
  const { verdict, world } = taken({ why }, { ...smallWorld(), seq: 20 });
  expect(verdict.denial?.cause).toBe(isSound ? undefined : 'bad-why');
  expect(world.props.get('mug')?.at).toEqual(isSound ? { holder: 'yana' } : { place: 'kitchen' });
});

it('[Y2] an event that has not happened is no reason', () => {
  const world = { ...smallWorld(), seq: 4 };
  expect(taken({ why: { causes: [4], answers: 4 } }, world).verdict.allowed).toBe(true);
  for (const why of [{ causes: [2, 5] }, { answers: 5 }])
    expect(taken({ why }, world).verdict.denial).toMatchObject({
      cause: 'not-yet-happened',
      about: '5',
    });
  const parts = [{ say: 'Hi.', acts: [], why: { answers: 5 } }];
  const spoken = step(stageRules, world, { type: 'perform', actor: 'yana', parts } as never);
  expect(spoken.verdict.denial?.cause).toBe('not-yet-happened');
});

it('[Y3] a reason stands on the event of what was done, and on nothing else', () => {
  const why: Why = { goal: 'need:satiety' };
  expect(taken({ why }).events.map((event) => event.why)).toEqual([why]);
  expect(taken({}).events.map((event) => 'why' in event)).toEqual([false]);
  const refused = step(stageRules, smallWorld(), {
    ...{ type: 'act', act: { verb: 'take', actor: 'yana', object: 'moon' }, why },
  } as Command);
  expect(refused.events).toMatchObject([{ outcome: 'denied', why }]);
  expect(whyOf({ goal: undefined })).toBeUndefined();
  expect(whyOf({ goal: `desire:${'x'.repeat(200)}`, causes: [1] })).toEqual({
    ...{ goal: 'desire', causes: [1] },
  });
});

const intends: Intends = {
  goal: 'persistence:fridge',
  steps: [
    { do: { verb: 'take', object: 'mug' } },
    { do: { verb: 'move', target: 'living' } },
    { line: { act: 'greet' } },
  ],
  at: 1,
};
const intentionIn = (world: World) => intentionOf(world.characters.get('yana') ?? {});

it('[Y4] an intention is adopted whole by the event that begins it, and given up by another', () => {
  const { world, events } = taken({ intends });
  expect(intentionIn(world)).toEqual({ ...intends, since: world.clock.now });
  expect(events[0]?.patch.at(-1)).toMatchObject({ op: 'add', path: '/characters/yana/intention' });
  const put = { type: 'act', act: { verb: 'put', actor: 'yana', object: 'mug' }, intends: null };
  expect(intentionIn(step(stageRules, world, put as Command).world)).toBeUndefined();
});

it('[Y4] who is refused adopts nothing', () => {
  const away = { type: 'act', act: { verb: 'take', actor: 'yana', object: 'moon' }, intends };
  const { world, verdict } = step(stageRules, smallWorld(), away as Command);
  expect([verdict.allowed, intentionIn(world)]).toEqual([false, undefined]);
});

it('[Y5] it moves by one number and ends with its last step', () => {
  const { world } = taken({ intends });
  const path = '/characters/yana/intention';
  expect(stepping(world, 'yana')).toEqual([{ op: 'replace', path: `${path}/at`, value: 2 }]);
  const last = taken({ intends: { ...intends, at: 2 } }).world;
  expect(stepping(last, 'yana')).toEqual([{ op: 'remove', path }]);
  expect(stepping(smallWorld(), 'yana')).toEqual([]);
});

it('[Y5] wherever an intention is put by hand, it stands at one of its steps or not at all', () => {
  forAnySeed(60, (dice) => {
    const at = dice.below(9) - 1;
    const steps = Array.from({ length: dice.below(8) }, () => ({ live: { action: 'rest' } }));
    const value = { goal: 'need:energy', steps, at, since: 0 };
    const path = '/characters/yana/intention';
    const before = smallWorld();
    const { verdict, world, events } = step(stageRules, before, {
      ...{ type: 'edit', by: 'me', patch: [{ op: 'add', path, value }] },
    } as Command);
    expect(verdict.allowed).toBe(at >= 0 && at < steps.length && steps.length <= 6);
    expect(allBreaches(world)).toEqual([]);
    expect(stateHash(worldAfter(before, events))).toBe(stateHash(world));
  });
});

it('[Y6] words in the place of an intention, as worlds of 0.1 may have them, are nobody’s plan', () => {
  const edit = { op: 'add', path: '/characters/yana/intention', value: 'to rest' };
  const { world, verdict } = step(stageRules, smallWorld(), {
    ...{ type: 'edit', by: 'me', patch: [edit] },
  } as Command);
  expect(verdict.allowed).toBe(true);
  expect([allBreaches(world), intentionIn(world)]).toEqual([[], undefined]);
  expect(intentionIn(taken({ intends }, world).world)).toMatchObject({ at: 1 });
});
