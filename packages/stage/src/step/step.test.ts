// The one door: verdicts, events, reactors, witnesses, pins.
import {
  aCharacter,
  anAct,
  aPlace,
  aProp,
  aWorld,
  doAct,
  doAll,
  smallWorld,
  stageRules,
} from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import {
  type Command,
  composeRulebook,
  documentOf,
  type Reactor,
  type RulePart,
  STAGE_RULES,
  stateHash,
  step,
} from '../index.ts';

const edit = (patch: unknown, more: object = {}): Command =>
  ({ type: 'edit', by: 'director', patch, ...more }) as Command;

it('[T1] the given world stays as it was', () => {
  const world = smallWorld();
  const before = JSON.stringify(documentOf(world));
  const result = doAct(world, 'take mug');
  expect(JSON.stringify(documentOf(world))).toBe(before);
  expect(result.world.props.get('mug')?.at).toEqual({ holder: 'yana' });
  expect(result.world.seq).toBe(1);
});

it('[T2] a denial is an event that changes nothing', () => {
  const world = smallWorld();
  const { verdict, events, world: after } = doAct(world, 'take yoghurt');
  expect(verdict).toEqual({
    allowed: false,
    denial: { reason: 'MISSING_OBJECT', cause: 'nowhere', about: 'yoghurt' },
  });
  expect(events).toMatchObject([
    { type: 'act-denied', outcome: 'denied', patch: [], actor: 'yana' },
  ]);
  expect(stateHash(after)).toBe(stateHash(world));
});

it('[T3] an unknown command is refused', () => {
  const { verdict } = step(stageRules, smallWorld(), {
    type: 'perform',
    actor: 'yana',
    text: 'hi',
  } as Command);
  expect(verdict.denial).toMatchObject({ reason: 'OUT_OF_SCOPE', cause: 'unknown-command' });
  expect(step(stageRules, smallWorld(), { type: 'sing' } as never).verdict.allowed).toBe(false);
  expect(doAct(smallWorld(), 'juggle mug').verdict.denial?.cause).toBe('unknown-verb');
});

it('[T4] reactors follow in order, inside the same event', () => {
  const note = (name: string): Reactor => ({
    name,
    react: (world) => [{ op: 'add', path: `/flags/${name}`, value: world.flags.size }],
  });
  const rules = composeRulebook(STAGE_RULES, { reactors: [note('first'), note('second')] });
  const { events, world } = step(rules, smallWorld(), { type: 'act', act: anAct('take mug') });
  expect([world.flags.get('first'), world.flags.get('second')]).toEqual([0, 1]);
  expect(events).toHaveLength(1);
  expect(events[0]?.patch.map(({ path }) => path)).toEqual([
    '/props/mug/at',
    '/flags/first',
    '/flags/second',
  ]);
});

it('[T5] those awake at either end witness', () => {
  const world = aWorld({
    places: [aPlace('hall', ['yard']), aPlace('yard', ['hall']), aPlace('far')],
    characters: [
      aCharacter('yana', 'hall'),
      aCharacter('ayu', 'hall'),
      aCharacter('cat', 'yard'),
      aCharacter('dog', 'yard', { status: [{ name: 'asleep' }] }),
      aCharacter('fox', 'far'),
    ],
    props: [aProp('ball', { place: 'hall' })],
  });
  expect(doAct(world, 'take ball').events[0]?.witnesses).toEqual(['ayu', 'yana']);
  expect(doAct(world, 'move - yard').events[0]?.witnesses).toEqual(['ayu', 'cat', 'yana']);
});

it('[T5] what is between two is known to them alone', () => {
  const among: NonNullable<RulePart['handlers']>['advance'] = () => ({
    changes: [{ type: 'word-broken', actor: 'yana', patch: [], among: ['yana', 'fox', 'nobody'] }],
  });
  const world = aWorld({
    places: [aPlace('hall'), aPlace('far')],
    characters: [
      aCharacter('yana', 'hall'),
      aCharacter('ayu', 'hall'),
      aCharacter('fox', 'far', { status: [{ name: 'asleep' }] }),
    ],
  });
  const rules = composeRulebook(STAGE_RULES, { handlers: { advance: among } });
  const { events } = step(rules, world, { type: 'advance', to: world.clock.now });
  expect(events[0]?.witnesses).toEqual(['fox', 'yana']);
});

it('[T6] pins hold against rules and give way to a person', () => {
  const pinned = step(stageRules, smallWorld(), edit([], { lock: ['/props/mug/at'] })).world;
  expect(doAct(pinned, 'take mug').verdict.denial).toMatchObject({
    reason: 'INVALID_STATE',
    cause: 'pinned',
  });
  expect(doAct(pinned, 'take apple').verdict.allowed).toBe(true);
  const moved = step(
    stageRules,
    pinned,
    edit([{ op: 'replace', path: '/props/mug/at', value: { place: 'living' } }]),
  );
  expect(moved.verdict.allowed).toBe(true);
  const freed = step(stageRules, pinned, edit([], { unlock: ['/props/mug/at'] })).world;
  expect(doAct(freed, 'take mug').verdict.allowed).toBe(true);
});

it.each([
  [
    'a path that is not there',
    [{ op: 'replace', path: '/props/ghost/at', value: { place: 'kitchen' } }],
    'bad-patch',
  ],
  [
    'a place that is not there',
    [{ op: 'replace', path: '/props/mug/at', value: { place: 'moon' } }],
    'breaks-invariant',
  ],
  ['a wrong shape', [{ op: 'replace', path: '/props/mug/at', value: 7 }], 'breaks-invariant'],
  ['a null prop', [{ op: 'replace', path: '/props/mug', value: null }], 'breaks-invariant'],
  [
    'negative money',
    [{ op: 'replace', path: '/characters/yana/money', value: -1 }],
    'breaks-invariant',
  ],
  ['a broken clock', [{ op: 'replace', path: '/clock/now', value: 'noon' }], 'breaks-invariant'],
  [
    'a prop inside itself',
    [{ op: 'replace', path: '/props/fridge/at', value: { inside: 'fridge' } }],
    'breaks-invariant',
  ],
  ['a full drawer gone', [{ op: 'remove', path: '/props/drawer' }], 'breaks-invariant'],
  ['a peopled place gone', [{ op: 'remove', path: '/places/kitchen' }], 'breaks-invariant'],
  ['a prototype', [{ op: 'add', path: '/props/__proto__', value: {} }], 'bad-patch'],
  [
    'the half of a good patch',
    [
      { op: 'remove', path: '/props/mug' },
      { op: 'remove', path: '/props/ghost' },
    ],
    'bad-patch',
  ],
])('[T7] an edit with %s is refused whole', (_, patch, cause) => {
  const world = smallWorld();
  const result = step(stageRules, world, edit(patch));
  expect(result.verdict.denial).toMatchObject({ reason: 'INVALID_STATE', cause });
  expect(stateHash(result.world)).toBe(stateHash(world));
});

it('[T7] an injection happens where it can be noticed', () => {
  const ring = step(stageRules, smallWorld(), {
    type: 'inject',
    by: 'gm',
    text: 'The telephone rings.',
    place: 'kitchen',
  } as Command);
  expect([...ring.world.happenings.values()]).toMatchObject([
    { text: 'The telephone rings.', place: 'kitchen' },
  ]);
  expect(ring.events[0]?.witnesses).toEqual(['ayu', 'yana']);
  const nowhere = step(stageRules, smallWorld(), {
    type: 'inject',
    by: 'gm',
    text: 'x',
    place: 'moon',
  } as Command);
  expect(nowhere.verdict.denial?.reason).toBe('OUT_OF_SCOPE');
});

it('[T2] time does not run backwards', () => {
  const now = smallWorld().clock.now;
  expect(step(stageRules, smallWorld(), { type: 'advance', to: now - 1 }).verdict.allowed).toBe(
    false,
  );
  expect(step(stageRules, smallWorld(), { type: 'advance', to: now }).events).toEqual([]);
  expect(
    step(stageRules, smallWorld(), { type: 'advance', to: now + 60_000 }).world.clock.now,
  ).toBe(now + 60_000);
  expect(doAll(smallWorld(), 'take mug').clock.now).toBe(now);
});
