// Patches on the living world that once broke it: odd shapes on the way, copies of what just changed.
import { smallWorld, stageRules } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import {
  commandSchema,
  heldBy,
  type Json,
  type Operation,
  patchWorld,
  propsAt,
  stateHash,
  step,
  type World,
} from '../index.ts';

/** What a person's edit with such a patch comes to. */
function edit(patch: readonly unknown[], world: World = smallWorld()) {
  return step(stageRules, world, { type: 'edit', by: 'tester', patch: patch as never });
}

it('[P4] a copy sees what the operations before it did', () => {
  const patch: Operation[] = [
    { op: 'replace', path: '/props/mug/name', value: 'cup' },
    { op: 'copy', from: '/props/mug/name', path: '/props/apple/name' },
    { op: 'move', from: '/props/apple/name', path: '/flags/name' },
    { op: 'add', path: '/props/apple/name', value: 'pear' },
  ];
  const { world } = patchWorld(smallWorld(), patch);
  expect(world.flags.get('name')).toBe('cup');
  expect(world.props.get('apple')?.name).toBe('pear');
});

it('[P1] a test of what is not there fails', () => {
  expect(() => patchWorld(smallWorld(), [{ op: 'test', path: '/flags/x', value: null }])).toThrow(
    'PATH_MISSING',
  );
});

it('[W3] an id that changes for a moment does not confuse the indexes', () => {
  const { world, verdict } = edit([
    { op: 'replace', path: '/props/mug/id', value: 'other' },
    { op: 'replace', path: '/props/mug/at', value: { holder: 'yana' } },
    { op: 'replace', path: '/props/mug/id', value: 'mug' },
    { op: 'replace', path: '/characters/ayu/id', value: 'other' },
    { op: 'replace', path: '/characters/ayu/place', value: 'living' },
    { op: 'replace', path: '/characters/ayu/id', value: 'ayu' },
  ]);
  expect(verdict.allowed).toBe(true);
  expect(heldBy(world, 'yana' as never).map(({ id }) => id)).toEqual(['mug']);
  expect(propsAt(world, 'kitchen' as never).map(({ id }) => id)).not.toContain('mug');
  expect(world.indexes.people.get('living')).toEqual(['ayu']);
  expect(world.indexes.people.get('kitchen')).toEqual(['yana']);
});

it.each<[string, string, Json]>([
  ['a place that is a list', '/characters/yana/place', ['a', 'b']],
  ['a place that is a number', '/characters/yana/place', 7],
  ['whereabouts that cannot be written as text', '/props/mug/at', { place: { toString: 5 } }],
  ['whereabouts that are a list', '/props/mug/at', ['kitchen']],
  ['no whereabouts', '/props/mug/at', null],
  ['a prop that is a word', '/props/mug', 'mug'],
])('[T7] %s is denied, and nothing of it stays', (_, path, value) => {
  const before = smallWorld();
  const { world, verdict } = edit([{ op: 'replace', path, value }], before);
  expect(verdict).toMatchObject({
    allowed: false,
    denial: { needs: expect.stringMatching(/-shape$/) },
  });
  expect(stateHash(world)).toBe(stateHash(before));
});

it('[T7] JSON that is too deep or grows by copying itself is refused', () => {
  let deep: Json = 1;
  for (let i = 0; i < 100_000; i++) deep = [deep];
  const patch = [{ op: 'add', path: '/flags/deep', value: deep }];
  expect(commandSchema.safeParse({ type: 'edit', by: 'tester', patch }).success).toBe(false);
  let world = edit([{ op: 'add', path: '/flags/a', value: { a: 1 } }]).world;
  let copies = 0;
  for (; copies < 100; copies++) {
    const next = edit([{ op: 'copy', from: '/flags/a', path: `/flags/a/${copies}` }], world);
    if (!next.verdict.allowed) break;
    world = next.world;
  }
  expect(copies).toBeLessThan(20);
});
