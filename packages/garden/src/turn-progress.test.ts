// What of a turn counts as progress: the place of each change decides.
import type { SealedEvent } from '@hakoniwa/stage';
import { smallWorld } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { progressOf } from './turn-progress.ts';

const relation = (affinity: number) => ({
  ...{ from: 'ayu', to: 'yana', affinity, bonds: [] },
});
const before = smallWorld({ relations: { 'ayu>yana': relation(20) } });
const KINDS = [
  ...['worldChanged', 'beliefChanged', 'relationChanged', 'threadOpened', 'threadClosed'],
] as const;

function moved(patch: readonly object[], more: Partial<SealedEvent> = {}): string[] {
  const event = { type: 'acted', patch, ...more } as unknown as SealedEvent;
  const told = progressOf([event], { topicsOf: () => [], place: 'kitchen', before });
  return KINDS.filter((kind) => told[kind]);
}

const set = (path: string, value: unknown = 1) => ({ op: 'replace', path, value });

it.each([
  [set('/props/mug/at'), ['worldChanged']],
  [set('/flags/door'), ['worldChanged']],
  [set('/characters/yana/place'), ['worldChanged']],
  [set('/characters/yana/posture'), ['worldChanged']],
  [set('/characters/yana/status'), ['worldChanged']],
  [set('/characters/yana/needs/fun'), []],
  [set('/systems/props'), []],
  [set('/clock/now'), []],
  [set('/beliefs/ayu mug', { source: 'told' }), ['beliefChanged']],
  [set('/beliefs/ayu mug', { source: 'saw' }), []],
  [set('/beliefs/ayu mug', 'told'), []],
  [{ op: 'remove', path: '/beliefs/ayu mug' }, []],
  [set('/systems/beliefs/', { source: 'told' }), []],
  [{ op: 'add', path: '/threads/t', value: {} }, ['threadOpened']],
  [set('/threads/t/due'), []],
  [{ op: 'remove', path: '/threads/t' }, ['threadClosed']],
  [{ op: 'remove', path: '/props/t' }, ['worldChanged']],
  [set('/relations/ayu>yana', relation(25)), ['relationChanged']],
  [set('/relations/ayu>yana', relation(24)), []],
  [set('/relations/ayu>yana', relation(0)), []],
  [set('/relations/ayu>yana', relation(-1)), ['relationChanged']],
  [set('/relations/ayu>yana/affinity', 50), ['relationChanged']],
  [set('/relations/ayu>yana/bonds', ['kin']), []],
  [set('/relations/yana>ayu', relation(90)), []],
  [{ op: 'remove', path: '/relations/ayu>yana' }, []],
] as const)('%j moves %j', (operation, kinds) => {
  expect(moved([operation])).toEqual(kinds);
});

it('time that passed moves neither the world nor opens a thread', () => {
  const patch = [set('/props/mug/state'), { op: 'add', path: '/threads/t', value: {} }];
  expect(moved(patch, { type: 'time-passed' })).toEqual([]);
  expect(moved(patch)).toEqual(['worldChanged', 'threadOpened']);
});

it('a first turn moves no relation; its words and topics are those that were said', () => {
  const said = (speech: string) =>
    ({
      type: 'words-said',
      patch: [set('/relations/ayu>yana', relation(90))],
      detail: { speech },
    }) as unknown as SealedEvent;
  const told = progressOf([said('Tea?')], { topicsOf: (text) => [text], place: 'hall' });
  expect(told).toMatchObject({ relationChanged: false, mode: 'talk', place: 'hall' });
  expect([told.speech, told.topics]).toEqual(['Tea?', ['Tea?']]);
});
