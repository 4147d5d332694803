// Watching: what a viewer folds from its messages is what the garden shows, at any point and on any branch.
import { lifeConfig } from '@hakoniwa/life';
import {
  foldWatch,
  needPoints,
  WATCH_VERSION,
  type WatchMessage,
  type WatchView,
  whereAt,
} from '@hakoniwa/protocol';
import { type Audience, HOUR_MS, MINUTE_MS, viewFor } from '@hakoniwa/stage';
import { loadWorld, MemoryEventStore } from '@hakoniwa/store';
import { atTheEdge, Dice, randomCommand, SimulatedWall, smallWorld } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { livingGarden, MORNING } from '../../test/living-garden.ts';
import { Garden } from '../garden.ts';
import { gardenRules } from '../rules.ts';
import { answeredDiff } from './answered-diff.ts';
import { contentsOf } from './contents.ts';
import type { Watching } from './viewer.ts';
import { watch } from './watch.ts';
import { wireEvent } from './wire-event.ts';

const AUDIENCES: readonly Audience[] = [
  { as: 'director' },
  { as: 'public' },
  { as: 'character', id: 'yana' },
  { as: 'player', id: 'ayu' },
];

/** A client: folds what arrives over a wire of text. */
function client() {
  const state: { view?: WatchView | undefined; messages: WatchMessage[] } = { messages: [] };
  return {
    state,
    send: (text: string) => {
      const message = JSON.parse(text) as WatchMessage;
      state.messages.push(message);
      state.view = foldWatch(state.view, message);
    },
  };
}

function contents(view: WatchView | undefined) {
  if (!view) return undefined;
  const { people, props, places, weather } = view;
  return { people, props, places, ...(weather === undefined ? {} : { weather }) };
}

const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

it.each(Array.from({ length: 12 }, (_, i) => i))(
  '[GW1] whatever happens (seed %i), the folded view is the view at that point, for every reader',
  async (seed) => {
    const dice = new Dice(seed);
    const store = new MemoryEventStore();
    const rules = gardenRules({ life: lifeConfig() });
    const garden = await Garden.create({ name: 'g', store, rules }, smallWorld());
    const wall = new SimulatedWall();
    const clients = await Promise.all(
      AUDIENCES.map(async (audience) => {
        const one = client();
        await watch({ garden, audience, wall, send: one.send, store, rules });
        return { audience, ...one };
      }),
    );
    for (let i = 0; i < 25; i++) {
      await anything(garden, store, dice);
      await wall.pass(20_000);
      const { world } = await loadWorld({ store, garden: 'g', ...garden.head });
      for (const { audience, state } of clients) {
        expect(state.view?.point).toEqual({ branch: garden.head.branch, seq: garden.head.seq });
        expect(plain(contents(state.view))).toEqual(plain(contentsOf(audience, world)));
        const seen = audience.as === 'public' ? null : viewFor(audience, world);
        expect(plain(state.view?.scene?.view ?? null)).toEqual(plain(seen));
      }
    }
  },
);

/** Commands of all sorts, time, undo, redo and other branches. */
async function anything(garden: Garden, store: MemoryEventStore, dice: Dice): Promise<void> {
  const roll = dice.below(10);
  if (roll === 0) await garden.undo(1 + dice.below(3)).catch(() => undefined);
  else if (roll === 1) await garden.redo();
  else if (roll === 2) {
    const branches = await store.branches('g');
    await garden.switchTo(branches[dice.below(branches.length)]?.id ?? 'main');
  } else if (roll < 6) {
    const to = garden.world.clock.now + dice.below(30) * MINUTE_MS;
    await garden.submit({ type: 'advance', to });
  } else {
    const command = atTheEdge(randomCommand(dice, garden.rules, garden.world));
    // Time passes above, by minutes; a random moment may be years away.
    if (command && command.type !== 'advance') await garden.submit(command);
  }
}

it('[GW2] a reader sees the people, props and places that its view of the Stage has', () => {
  const world = smallWorld();
  for (const audience of AUDIENCES) {
    const view = viewFor(audience, world);
    const shown = contentsOf(audience, world);
    const ids = (entries: readonly { id: string }[]) =>
      [...new Set(entries.map(({ id }) => id))].sort();
    expect(Object.keys(shown.people).sort()).toEqual(ids(view.characters));
    expect(Object.keys(shown.props).sort()).toEqual(ids(view.props));
    expect(Object.keys(shown.places).sort()).toEqual(ids(view.places));
    for (const { id, inner } of view.characters)
      expect([id, shown.people[id]?.needs !== undefined]).toEqual([id, inner !== undefined]);
  }
});

async function aTownWatched(more: Partial<Watching> = {}) {
  const living = await livingGarden({ residents: 20 });
  const { garden, wall, store } = living;
  const one = client();
  const audience = { as: 'director' } as const;
  const viewer = await watch({
    garden,
    audience,
    wall,
    store,
    life: lifeConfig(),
    send: one.send,
    ...more,
  });
  return { ...living, ...one, viewer, audience };
}

it('[GW3] walks are sent as a path and its start, needs as lines, and positions never', async () => {
  const { garden, clock, wall, state } = await aTownWatched();
  await clock.setSpeed(600);
  await wall.pass(24_000);
  const diffs = state.messages.slice(1);
  expect(state.messages[0]).toMatchObject({ type: 'view', version: WATCH_VERSION });
  expect(diffs.length).toBeGreaterThan(20);
  const people = diffs.flatMap((one) => Object.values(one.people ?? {}));
  const walks = people.flatMap((one) => one?.activity?.path ?? []);
  expect(walks.length).toBeGreaterThan(10);
  expect(plain(contents(state.view))).toEqual(plain(contentsOf({ as: 'director' }, garden.world)));
  for (const [id, person] of Object.entries(state.view?.people ?? {})) {
    const { satiety } = person.needs ?? {};
    if (satiety) expect([id, needPoints(satiety, garden.world.clock.now) > 0]).toEqual([id, true]);
  }
});

it('[GW4] however fast the garden runs, a viewer gets at most so many bytes in a second', async () => {
  const { clock, wall, viewer, state, garden } = await aTownWatched({ bytesPerSecond: 5_000 });
  const first = viewer.bytes;
  const done = clock.runUntil({ moment: MORNING + 6 * HOUR_MS });
  await done;
  const before = viewer.bytes;
  expect(before - first).toBeLessThan(15_000);
  for (let second = 0; second < 30; second++) await wall.pass(1_000);
  // One message may be over the line; what follows waits for it.
  expect(viewer.bytes - first).toBeLessThan(5_000 * 31 + 15_000);
  expect(state.view?.point.seq).toBe(garden.head.seq);
  expect(plain(contents(state.view))).toEqual(plain(contentsOf({ as: 'director' }, garden.world)));
});

it('[GW8] a large town is shown in parts, so that something moves all the time, and nobody is forgotten', async () => {
  const living = await livingGarden({ residents: 110 });
  const { garden, wall, store, clock } = living;
  const one = client();
  const audience = { as: 'director' } as const;
  const viewer = await watch({ garden, audience, wall, store, send: one.send });
  await clock.runUntil({ moment: MORNING + HOUR_MS });
  await wall.pass(1);
  const people = one.state.messages
    .slice(1)
    .map(({ people: sent = {} }) => Object.keys(sent).length);
  expect(Math.max(...people)).toBeLessThanOrEqual(100);
  expect(one.state.view?.point.seq).toBeLessThan(garden.head.seq);
  viewer.close();
  const left = client();
  left.state.view = one.state.view;
  await watch({ garden, wall, store, audience, send: left.send, since: one.state.view?.point });
  expect(plain(contents(left.state.view))).toEqual(plain(contentsOf(audience, garden.world)));
  const whole = client();
  await watch({ garden, audience, wall, store, send: whole.send });
  await clock.runUntil({ moment: MORNING + 2 * HOUR_MS });
  await wall.pass(60_000);
  expect(whole.state.view?.point.seq).toBe(garden.head.seq);
  expect(plain(contents(whole.state.view))).toEqual(plain(contentsOf(audience, garden.world)));
});

it('[GW9] of what is told at full speed a viewer gets what can be read, and how much it missed', async () => {
  const { clock, state, wall } = await aTownWatched({ isTellingAll: true });
  await clock.runUntil({ moment: MORNING + 3 * HOUR_MS });
  await wall.pass(1);
  const diffs = state.messages.flatMap((one) => (one.type === 'diff' ? [one] : []));
  expect(diffs.every(({ told = [] }) => told.length <= 50)).toBe(true);
  expect(diffs[0]?.told?.length).toBe(10);
  expect(diffs[0]?.missed).toBeGreaterThan(0);
});

it('[GW5] a viewer that comes back is told only what it missed', async () => {
  const { clock, viewer, state, garden, wall, store, audience } = await aTownWatched();
  await clock.runUntil({ moment: MORNING + HOUR_MS });
  await wall.pass(60_000);
  viewer.close();
  const left = state.view;
  for (let i = 0; i < 5; i++) await clock.step();
  const again = client();
  again.state.view = left;
  await watch({ garden, wall, store, audience, send: again.send, since: left?.point });
  expect(again.state.messages.map(({ type }) => type)).toEqual(['diff']);
  expect(plain(contents(again.state.view))).toEqual(plain(contentsOf(audience, garden.world)));
  const stranger = client();
  await watch({
    garden,
    wall,
    store,
    audience,
    send: stranger.send,
    since: { branch: 'x', seq: 1 },
  });
  expect(stranger.state.messages.map(({ type }) => type)).toEqual(['view']);
});

it('[GW6] a lost message is noticed', async () => {
  const { clock, state, wall } = await aTownWatched();
  const view = state.view;
  for (let i = 0; i < 2; i++) {
    await clock.step();
    await wall.pass(20_000);
  }
  const last = state.messages.at(-1);
  expect(last && foldWatch(view, last)).toBeUndefined();
});

it('[GW7] a slow reader gets fewer messages, one that fails none', async () => {
  let open: () => void = () => undefined;
  let sent = 0;
  const { clock, wall, viewer } = await aTownWatched({
    send: () => {
      sent += 1;
      return new Promise<void>((resolve) => {
        open = resolve;
      });
    },
  });
  for (let i = 0; i < 5; i++) await clock.step();
  await wall.pass(10_000);
  expect(sent).toBe(1);
  open();
  await wall.pass(10_000);
  expect(sent).toBe(2);
  viewer.close();
  open();
  await clock.step();
  await wall.pass(10_000);
  expect(sent).toBe(2);
});

it.each([
  [0, { place: 'a', toward: 'b', share: 0 }],
  [1, { place: 'a', toward: 'b', share: 0.5 }],
  [2, { place: 'b', toward: 'c', share: 0 }],
  [5, { place: 'b', toward: 'c', share: 0.75 }],
  [9, { place: 'c', share: 0 }],
])('[GW3] after %i minutes of a walk one is drawn where it has led', (minutes, where) => {
  const places = {
    a: { name: 'a', exits: [['b', 2]] },
    b: { name: 'b', exits: [['c', 4]] },
    c: { name: 'c', exits: [] },
  } as const;
  const activity = { action: 'move', since: MORNING, until: 0, path: ['a', 'b', 'c'] };
  expect(whereAt({ place: 'a', activity }, { places, now: MORNING + minutes * MINUTE_MS })).toEqual(
    where,
  );
});

/** A small scene of a director who watches and reads. */
async function aSceneWatched(more: Partial<Watching> = {}) {
  const store = new MemoryEventStore();
  const rules = gardenRules({});
  const garden = await Garden.create({ name: 'g', store, rules }, smallWorld());
  const wall = new SimulatedWall();
  const one = client();
  const reading = { garden, rules, wall, store, audience: { as: 'director' } as const };
  const viewer = await watch({ ...reading, send: one.send, ...more });
  return { ...one, ...reading, viewer };
}

const inject = (garden: Garden, text: string) =>
  garden.submit({ type: 'inject', by: 'test', text });

it('[GW10] the events of a scene are told in full and once, and a move says that they must be read', async () => {
  const { garden, state, rules, audience, wall, store, viewer } = await aSceneWatched();
  expect(state.view?.scene).toMatchObject({ since: 0, events: [], story: { cards: [] } });
  const wired = [];
  for (const text of ['one', 'two', 'three']) {
    const { events, before } = await inject(garden, text);
    wired.push(...events.map((event) => wireEvent({ rules, audience, world: before }, event)));
    await wall.pass(1_000);
    expect(plain(state.view?.scene?.events)).toEqual(plain(wired));
  }
  expect(state.messages.slice(1).every(({ scene }) => scene && !('view' in scene))).toBe(true);
  viewer.close();
  await inject(garden, 'four');
  const again = client();
  again.state.view = state.view;
  const since = state.view?.point;
  const back = await watch({ garden, rules, wall, store, audience, send: again.send, since });
  expect(again.state.messages).toHaveLength(1);
  expect(again.state.view?.scene?.events.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  await garden.undo(1);
  await wall.pass(1_000);
  expect(again.state.view?.scene).toMatchObject({ since: 3, events: [], story: null });
  expect(plain(again.state.view?.scene?.view)).toEqual(plain(viewFor(audience, garden.world)));
  back.close();
});

it('[GW10] a reader who takes nothing for long is not told all of it at once, but to read the log', async () => {
  let open: () => void = () => undefined;
  const messages: WatchMessage[] = [];
  const { garden, wall } = await aSceneWatched({
    send: (_text, message) => {
      messages.push(message);
      return new Promise<void>((resolve) => {
        open = resolve;
      });
    },
  });
  for (let i = 0; i < 310; i++) await inject(garden, `${i}`);
  open();
  await wall.pass(1_000);
  const [, told] = messages;
  expect([told?.point.seq, told?.scene?.events]).toEqual([310, undefined]);
});

it.each(Array.from({ length: 6 }, (_, i) => i))(
  '[GW11] answers (seed %i) lead each reader where the stream does',
  async (seed) => {
    const dice = new Dice(100 + seed);
    const store = new MemoryEventStore();
    const rules = gardenRules({ life: lifeConfig() });
    const garden = await Garden.create({ name: 'g', store, rules }, smallWorld());
    const wall = new SimulatedWall();
    for (const audience of AUDIENCES.filter(({ as }) => as !== 'public')) {
      const told = client();
      const viewer = await watch({ garden, audience, wall, send: told.send, store, rules });
      let view = told.state.view;
      for (let i = 0; i < 12; i++) {
        const command = atTheEdge(randomCommand(dice, garden.rules, garden.world));
        if (!command || command.type === 'advance') continue;
        const submitted = await garden.submit(command);
        await wall.pass(20_000);
        const answer = answeredDiff({ rules, audience, last: [] }, submitted);
        expect(answer === undefined).toBe(submitted.events.length === 0);
        if (!answer) continue;
        const events = submitted.events.flatMap(
          (event) => wireEvent({ rules, audience, world: submitted.before }, event) ?? [],
        );
        const { audience: _, ...diff } = plain(answer) as typeof answer;
        view = foldWatch(view, { ...diff, scene: { ...diff.scene, events } });
        const { told: _told, ...shown } = view ?? told.state.view ?? {};
        expect(plain(shown)).toMatchObject(
          plain({ ...told.state.view, told: undefined }) as object,
        );
      }
      viewer.close();
    }
  },
);

it('[GW11] what others did in between is left to the stream', async () => {
  const { garden, rules, audience } = await aSceneWatched();
  const first = await inject(garden, 'mine');
  await inject(garden, 'of somebody else');
  const last = await inject(garden, 'mine again');
  const mine = { before: first.before, events: [...first.events, ...last.events] };
  expect(answeredDiff({ rules, audience, last: [] }, mine)).toBeUndefined();
});
