// Replaying, re-judging, snapshots and differences.
import {
  aCharacter,
  atTheEdge,
  Dice,
  doAct,
  doAll,
  randomCommand,
  smallWorld,
  stageRules,
} from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import {
  applyEvent,
  type Command,
  composeRulebook,
  deny,
  diffLogs,
  diffWorlds,
  documentOf,
  type EventDraft,
  genesisHead,
  headAfter,
  patchWorld,
  ReplayError,
  type RulePart,
  rejudge,
  type SealedEvent,
  STAGE_RULES,
  seal,
  stateHash,
  step,
  takeSnapshot,
  type World,
  worldAfter,
  worldOfSnapshot,
} from '../index.ts';

/** The log of some acts on a world. */
function logOf(world: World, ...lines: readonly string[]): { world: World; events: SealedEvent[] } {
  const events: SealedEvent[] = [];
  const head = genesisHead(documentOf(world));
  let current = world;
  for (const line of lines) {
    const result = doAct(current, line);
    events.push(...seal(headAfter(head, events), result.events));
    current = result.world;
  }
  return { world: current, events };
}

const LINES = ['take mug', 'take book', 'move - living', 'take book', 'put mug', 'dance'];

it('[G3] goes forwards one event at a time, and never touches the world before', () => {
  const { world, events } = logOf(smallWorld(), ...LINES);
  const worlds = [smallWorld()];
  for (const event of events) worlds.push(applyEvent(worlds.at(-1) as World, event));
  expect(worlds.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(stateHash(worlds.at(-1) as World)).toBe(stateHash(world));
  expect(documentOf(worlds[0] as World)).toEqual(documentOf(smallWorld()));
});

it('[G3] says which event does not fit', () => {
  const { events } = logOf(smallWorld(), 'take mug', 'put mug', 'take apple');
  const bad = { ...events[1], patch: [{ op: 'remove', path: '/props/none' }] } as SealedEvent;
  const replay = () => worldAfter(smallWorld(), events.with(1, bad));
  expect(replay).toThrow(ReplayError);
  expect(replay).toThrow(expect.objectContaining({ seq: 2, code: 'EVENT_DOES_NOT_FIT' }));
});

it('[G5] finds nothing when the rules are the same', () => {
  const { world, events } = logOf(smallWorld(), ...LINES);
  const again = rejudge(stageRules, { initial: smallWorld(), events });
  expect(again.differences).toEqual([]);
  expect(again.turns).toBe(events.length);
  expect(stateHash(again.world)).toBe(stateHash(world));
});

it('[G5] lists what other rules would do, each on the world that was recorded', () => {
  const { events } = logOf(smallWorld(), ...LINES);
  const noMugs: RulePart = {
    laws: [
      ({ act }) =>
        act.verb === 'take' && act.object === 'mug'
          ? deny('INVALID_STATE', { cause: 'bound' })
          : undefined,
    ],
  };
  const { differences } = rejudge(composeRulebook(STAGE_RULES, noMugs), {
    initial: smallWorld(),
    events,
  });
  expect(differences.map(({ seq, field }) => `${seq} ${field}`)).toEqual([
    '1 verdict',
    '1 reason',
    '1 type',
    '1 patch',
  ]);
  expect(differences[0]).toMatchObject({ turn: 1, recorded: 'done', today: 'denied' });
  expect(differences[1]).toMatchObject({ recorded: null, today: { cause: 'bound' } });
});

/** Rules under which every wait leaves two events, or as many as asked. */
const waiting = (count: number) =>
  composeRulebook(STAGE_RULES, {
    handlers: {
      advance: () => ({
        changes: Array.from({ length: count }, (_, i) => ({
          type: `moment-${i}`,
          patch: [{ op: 'add' as const, path: `/flags/m${i}`, value: i }],
        })),
      }),
    },
  });

it('[G5] judges the events of one step together', () => {
  const first = smallWorld();
  const events: SealedEvent[] = [];
  let world = first;
  for (let i = 0; i < 2; i++) {
    const result = step(waiting(2), world, { type: 'advance', to: 1 });
    events.push(...seal(headAfter(genesisHead(documentOf(first)), events), result.events));
    world = result.world;
  }
  expect(events.map(({ turn }) => turn)).toEqual([1, 1, 3, 3]);
  expect(rejudge(waiting(2), { initial: first, events })).toMatchObject({
    turns: 2,
    differences: [],
  });
  expect(rejudge(waiting(3), { initial: first, events }).differences).toEqual([
    { seq: 1, turn: 1, field: 'count', recorded: 2, today: 3 },
    { seq: 3, turn: 3, field: 'count', recorded: 2, today: 3 },
  ]);
  const fork = { branch: 'b', seq: 1, hash: events[0]?.hash ?? '' };
  const onFork = seal(
    fork,
    step(waiting(2), worldAfter(first, events.slice(0, 1)), { type: 'advance', to: 1 }).events,
  );
  expect(
    rejudge(waiting(2), { initial: first, events: [...events.slice(0, 1), ...onFork] }).differences,
  ).toEqual([]);
});

it('[G7] gives back the world it was taken of, and no other', () => {
  const { world, events } = logOf(smallWorld(), ...LINES);
  const snapshot = takeSnapshot(world, headAfter(genesisHead(documentOf(smallWorld())), events));
  const kept = JSON.parse(JSON.stringify(snapshot)) as typeof snapshot;
  expect(documentOf(worldOfSnapshot(kept) as World)).toEqual(documentOf(world));
  expect(snapshot).toMatchObject({ branch: 'main', seq: 6, hash: events[5]?.hash });
  const { document } = snapshot;
  for (const spoilt of [
    { ...snapshot, stateHash: '0'.repeat(64) },
    { ...snapshot, seq: 5 },
    { ...snapshot, document: { ...document, weather: 'rain' } },
    { ...snapshot, document: { ...document, props: undefined } as never },
    { ...snapshot, document: null as never },
  ]) {
    expect(worldOfSnapshot(spoilt)).toBeUndefined();
  }
});

it('[G8] names only what differs, in one order', () => {
  const from = smallWorld();
  const to = doAll(from, 'take mug', 'open fridge');
  expect(diffWorlds(from, from)).toEqual([]);
  expect(diffWorlds(from, smallWorld())).toEqual([]);
  expect(diffWorlds(from, to)).toEqual([
    { op: 'replace', path: '/props/fridge/state', value: ['open'] },
    { op: 'add', path: '/props/mug/at/holder', value: 'yana' },
    { op: 'remove', path: '/props/mug/at/place' },
  ]);
  const people = { characters: { yana: aCharacter('yana', 'kitchen') }, weather: 'rain' };
  expect(diffWorlds(from, smallWorld(people)).map(({ op, path }) => `${op} ${path}`)).toEqual([
    'add /weather',
    'remove /characters/ayu',
  ]);
});

it('[G8] leads from any world to any other', () => {
  const dice = new Dice(11);
  let world = smallWorld();
  const worlds = [world];
  for (let i = 0; i < 300; i++) {
    const command = atTheEdge(randomCommand(dice, stageRules, world));
    if (command) world = step(stageRules, world, command).world;
    if (i % 10 === 0) worlds.push(world);
  }
  for (let i = 0; i < 60; i++) {
    const [from, to] = [dice.one(worlds), dice.one(worlds)];
    const there = patchWorld(from, diffWorlds(from, to)).world;
    expect(stateHash(there)).toBe(stateHash(to));
  }
});

it('[G9] finds where two logs part', () => {
  const { events } = logOf(smallWorld(), 'take mug', 'put mug', 'take apple');
  const other = logOf(smallWorld(), 'take mug', 'put mug', 'take radio').events;
  expect(diffLogs(events, events)).toBeUndefined();
  expect(diffLogs([], [])).toBeUndefined();
  expect(diffLogs(events, other)).toMatchObject({
    seq: 3,
    a: events[2],
    b: other[2],
    fields: ['command', 'object', 'patch'],
  });
  expect(diffLogs(events, events.slice(0, 2))).toEqual({ seq: 3, a: events[2], fields: [] });
  expect(diffLogs(events.slice(0, 1), events)).toEqual({ seq: 2, b: events[1], fields: [] });
});

it('[G9] does not mind on which branch the same was told', () => {
  const { events } = logOf(smallWorld(), 'take mug', 'put mug');
  const elsewhere: SealedEvent[] = [];
  for (const { seq: _s, branch: _b, turn: _t, prev: _p, hash: _h, ...draft } of events)
    elsewhere.push(
      ...seal(headAfter({ branch: 'b', seq: 0, hash: '0'.repeat(64) }, elsewhere), [
        draft as EventDraft,
      ]),
    );
  expect(diffLogs(events, elsewhere)).toBeUndefined();
});

it('[G9] [G12] a log that repeats a command on every event of a step tells the same', () => {
  const [draft] = step(stageRules, smallWorld(), {
    ...{ type: 'act', act: { verb: 'take', actor: 'yana', object: 'mug' } },
  } as Command).events;
  if (!draft) throw new Error('there is an event');
  const once = seal(genesisHead(documentOf(smallWorld())), [draft, draft]);
  const often = once.map((event) => ({ ...event, command: draft.command, hash: '' }));
  expect(diffLogs(once, often)).toBeUndefined();
  const other = once.map((event) => ({ ...event, type: `${event.type}!`, hash: '' }));
  expect(diffLogs(once, other)?.fields).toEqual(['type']);
});
