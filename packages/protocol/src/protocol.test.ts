// What is written to the wire passes its own schema, and comes back as it was.
import { composeRulebook, STAGE_RULES, step, viewFor } from '@hakoniwa/stage';
import { atTheEdge, type Dice, forAnySeed, randomCommand, smallWorld } from '@hakoniwa/testkit';
import { describe, expect, it } from 'vitest';
import {
  applyViewChange,
  audienceOf,
  ERROR_CODES,
  ERRORS,
  errorSchema,
  liveId,
  readLiveId,
  SCENE_EVENTS_KEPT,
  type ViewChange,
  viewChange,
  viewChangeSchema,
  viewSchema,
  type WireEvent,
} from './index.ts';
import { foldScene } from './watch/scene-told.ts';

const READERS = ['public', 'director', 'character:yana', 'character:ayu', 'character:nobody'];
const rules = composeRulebook(STAGE_RULES);
const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Worlds that random commands lead to, one after the other. */
function* worlds(dice: Dice) {
  let world = smallWorld();
  for (let i = 0; i < 12; i++) {
    const command = atTheEdge(randomCommand(dice, rules, world));
    if (command) world = step(rules, world, command).world;
    yield world;
  }
}

describe('views', () => {
  it.each(READERS)('[PR1] a view of %s passes the schema', (reader) =>
    forAnySeed(20, (dice) => {
      const audience = audienceOf(reader);
      if (!audience) throw new Error(reader);
      for (const world of worlds(dice))
        expect(viewSchema.safeParse(overTheWire(viewFor(audience, world))).error).toBeUndefined();
    }),
  );

  it.each(READERS)('[PR2] a change leads %s from one view to the next', (reader) =>
    forAnySeed(20, (dice) => {
      const audience = audienceOf(reader);
      if (!audience) throw new Error(reader);
      let before = viewFor(audience, smallWorld());
      for (const world of worlds(dice)) {
        const after = viewFor(audience, world);
        const change = overTheWire(viewChange(before, after));
        expect(viewChangeSchema.safeParse(change).error).toBeUndefined();
        expect(overTheWire(applyViewChange(before, change))).toEqual(overTheWire(after));
        before = after;
      }
    }),
  );

  it('[PR2] nothing changed is an empty change, and a new order is kept', () => {
    const view = viewFor({ as: 'director' }, smallWorld());
    expect(viewChange(view, view)).toEqual({});
    const turned = { ...view, props: view.props.toReversed() };
    const change: ViewChange = viewChange(view, turned);
    expect(change.props?.set).toBeUndefined();
    expect(applyViewChange(view, change)).toEqual(turned);
  });
});

describe('the log of a scene', () => {
  const view = viewFor({ as: 'director' }, smallWorld());
  const event = (seq: number) => ({ seq, branch: 'main' }) as WireEvent;
  const shown = { view, story: null, since: 4, events: [event(5), event(6)] };
  const seqs = (scene: ReturnType<typeof foldScene>) => scene?.events.map(({ seq }) => seq);
  const at = { seq: 8, isElsewhere: false };

  it('[PR3] goes on by what is told, and what comes again is there once', () => {
    const told = { events: [event(6), event(7), event(8)] };
    expect(seqs(foldScene(shown, { ...at, told }))).toEqual([5, 6, 7, 8]);
  });

  it('[PR3] is known to be unknown when events are left out, after a move, and for one who had none', () => {
    const told = { events: [event(8)] };
    for (const scene of [
      foldScene(shown, { ...at, told: {} }),
      foldScene(shown, { ...at, told, isElsewhere: true }),
      foldScene(undefined, { ...at, told: { ...told, whole: view } }),
    ])
      expect([scene?.since, seqs(scene)]).toEqual([8, []]);
    expect(foldScene(shown, { ...at, told: undefined })).toBeUndefined();
    expect(foldScene(undefined, { ...at, told })).toBeUndefined();
  });

  it('[PR3] keeps the last events, and from where on it has all of them', () => {
    const events = Array.from({ length: SCENE_EVENTS_KEPT + 10 }, (_, i) => event(7 + i));
    const scene = foldScene(shown, { ...at, told: { events } });
    expect([scene?.since, seqs(scene)?.[0], seqs(scene)?.length]).toEqual([
      ...[16, 17, SCENE_EVENTS_KEPT],
    ]);
  });

  it('[PR3] leaves story and view as they were unless others are told', () => {
    const story = { stall: { score: 0, level: 'none' as const }, cards: ['a card'] };
    expect(foldScene(shown, { ...at, told: { events: [] } })).toMatchObject({ view, story: null });
    expect(foldScene(shown, { ...at, told: { story } })?.story).toEqual(story);
    const change = { fields: { weather: 'rain' } };
    expect(foldScene(shown, { ...at, told: { change } })?.view.weather).toBe('rain');
  });
});

it('[PR4] codes have one status each, and only what passes by itself may be tried again', () => {
  for (const code of ERROR_CODES) {
    const { status, again } = ERRORS[code];
    expect([code, status >= 400 && status < 600]).toEqual([code, true]);
    expect([code, again]).toEqual([code, [408, 429, 502, 503].includes(status)]);
    expect(errorSchema.safeParse({ error: { code, message: '' } }).success).toBe(true);
  }
  expect(errorSchema.safeParse({ error: { code: 'WHATEVER', message: '' } }).success).toBe(false);
});

it.each(['', 'root', 'character:', 'directors', 'public\n', `character:${'x'.repeat(201)}`])(
  '[PR5] nobody is called %j',
  (word) => expect(audienceOf(word)).toBeUndefined(),
);

it.each([
  { branch: 'main', seq: 0 },
  { branch: 'a@b 枝', seq: 41 },
])('an id of a stream names %j', (position) => {
  expect(readLiveId(liveId(position))).toEqual(position);
  for (const bad of ['', '7', '@main', 'x@main', '1@%', undefined])
    expect(readLiveId(bad)).toBeUndefined();
});
