// Opening hours as moments: who is inside at closing time leaves, and who comes early waits for the door.
import {
  composeRulebook,
  documentOf,
  HOUR_MS,
  MINUTE_MS,
  type Operation,
  STAGE_RULES,
  step,
  type World,
  worldFrom,
} from '@hakoniwa/stage';
import { aCharacter, aPlace, aProp } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { activityLines } from '../chronicle/activity-log.ts';
import { lifeConfig } from '../config/life-config.ts';
import type { Decide } from '../moment/decision.ts';
import { lifeStateOf } from '../moment/life-state.ts';
import { lifeRules } from '../rules/life-rules.ts';
import { doing, feeling, flat, live, points, told } from '../test/live.ts';

const CLERK = {
  employment: { jobId: 'clerk', workplaces: [{ workplaceLabel: 'office', mapId: 'office' }] },
};
const BAR = aPlace('bar', [{ to: 'street', minutes: 2 }], {
  facility: { tags: ['restaurant'], cost: 500, quality: 50, hours: { start: 18, end: 23 } },
});

/** The flat with a bar at the street, at an hour; yana stands in the bar unless said otherwise. */
function evening(hour: number, self: Record<string, unknown> = {}): World {
  const world = flat({ place: 'bar', ...self }, { places: [BAR] });
  const street = world.places.get('street');
  if (!street) throw new Error('no street');
  const exits = [...street.exits, { to: 'bar', minutes: 2 }] as typeof street.exits;
  return {
    ...world,
    clock: { ...world.clock, now: hour * HOUR_MS },
    places: world.places.set('street', { ...street, exits }),
  };
}

const edited = (world: World, ...patch: Operation[]) =>
  step(composeRulebook(STAGE_RULES, lifeRules(lifeConfig(), doing())), world, {
    type: 'edit',
    by: 'director',
    patch,
  });

it('[LF61] a meal ends at closing time, to the minute, with what was eaten by then; one goes outside', () => {
  const decide = doing({ action: 'eat', target: 'bar', durationMinutes: 60 });
  const world = evening(22.5, { needs: feeling({ satiety: 30 }) });
  const { events, world: after } = live(world, { decide, minutes: 33 });
  const done = events.find(({ type }) => type === 'activity-completed');
  expect(done?.detail).toMatchObject({
    action: 'eat',
    at: 23 * HOUR_MS,
    minutes: 30,
    closed: true,
  });
  expect(points(live(world, { decide, minutes: 30 }).world, 'satiety', 23 * HOUR_MS)).toBeCloseTo(
    30 + 30 * 1.67,
    5,
  );
  const left = events.find(({ type }) => type === 'walk-started');
  expect(left).toMatchObject({ target: 'street', detail: { at: 23 * HOUR_MS } });
  expect(after.characters.get('yana')?.place).toBe('street');
  const language = 'ja';
  expect(activityLines({ config: lifeConfig(), world: after, language }, done as never)).toEqual([
    '[23:00] yana 🍽️ 閉まる時間になり、食事を切り上げた (30分)',
  ]);
});

it('[LF61] who only rests there is sent away as well, and rest too short to do good is had outside', () => {
  const rest = doing({ action: 'rest', durationMinutes: 60 });
  const resting = live(evening(22.5), { decide: rest, minutes: 33 });
  expect(told(resting.events).slice(0, 3)).toEqual([
    'activity-started rest',
    'activity-completed rest',
    'walk-started move',
  ]);
  const late = live(evening(22.9), { decide: rest, minutes: 3 });
  expect(told(late.events)).toEqual(['walk-started move', 'activity-started rest']);
  expect(late.world.characters.get('yana')?.place).toBe('street');
});

it('[LF61] the own door is closed to nobody who lives behind it', () => {
  const own = evening(22.5, { home: 'bar' });
  const { events } = live(own, {
    decide: doing({ action: 'rest', durationMinutes: 60 }),
    minutes: 61,
  });
  expect(events.find(({ type }) => type === 'activity-completed')?.detail).toMatchObject({
    minutes: 60,
  });
});

it('[LF61] work ends with the working hours, paid by the minute', () => {
  const office = evening(21.25, { ...CLERK, place: 'office' });
  const { events } = live(office, {
    decide: doing({ action: 'work', durationMinutes: 240 }),
    minutes: 46,
  });
  expect(events.find(({ type }) => type === 'activity-completed')?.detail).toMatchObject({
    at: 22 * HOUR_MS,
    closed: true,
    earned: 750,
    minutes: 45,
  });
});

it('[LF61] a place closed by hand is closed at once: what was gained stands, and they leave', () => {
  const decide = doing({ action: 'eat', target: 'bar', durationMinutes: 60 });
  const eating = live(evening(20, { needs: feeling({ satiety: 30 }) }), { decide, minutes: 10 });
  const now = {
    ...eating.world,
    clock: { ...eating.world.clock, now: 20 * HOUR_MS + 10 * MINUTE_MS },
  };
  const hours = '/places/bar/facility/hours';
  const shut = edited(now, { op: 'replace', path: hours, value: { start: 18, end: 20 } });
  expect(shut.verdict.allowed).toBe(true);
  expect(shut.world.characters.get('yana')?.activity).toBeUndefined();
  expect(points(shut.world, 'satiety', shut.world.clock.now)).toBeCloseTo(30 + 10 * 1.67, 5);
  const later = live(shut.world, { decide: doing(), minutes: 3 });
  expect(later.world.characters.get('yana')?.place).toBe('street');
  const sooner = edited(now, { op: 'replace', path: hours, value: { start: 18, end: 20.5 } });
  const until = 20.5 * HOUR_MS;
  expect(sooner.world.characters.get('yana')?.activity).toMatchObject({ action: 'eat', until });
});

it('[LF61] a thing that is closed, emptied or carried off by hand serves nobody any longer', () => {
  const hours = { start: 18, end: 23 };
  const stall = aProp('stall', { place: 'street' }, { facility: { tags: ['restaurant'], hours } });
  const decide = doing({ action: 'eat', target: 'stall', durationMinutes: 60 });
  const at = evening(20, { place: 'street', needs: feeling({ satiety: 30 }) });
  const ready = { ...at, props: at.props.set('stall', stall as never) };
  const eating = live(ready, { decide, minutes: 10 }).world;
  const now = { ...eating, clock: { ...eating.clock, now: 20 * HOUR_MS + 10 * MINUTE_MS } };
  expect(now.characters.get('yana')?.activity?.detail).toMatchObject({ spot: 'stall' });
  const rows: [Operation, number | undefined][] = [
    [{ op: 'replace', path: '/props/stall/facility/hours/end', value: 20 }, undefined],
    [{ op: 'replace', path: '/props/stall/facility/hours/end', value: 20.5 }, 20.5 * HOUR_MS],
    [{ op: 'replace', path: '/props/stall/facility/tags', value: ['toilet'] }, undefined],
    [{ op: 'remove', path: '/props/stall/facility' }, undefined],
    [{ op: 'replace', path: '/props/stall/at', value: { place: 'bar' } }, undefined],
    [{ op: 'remove', path: '/props/stall' }, undefined],
    [{ op: 'replace', path: '/props/stall/name', value: 'cart' }, 21 * HOUR_MS],
  ];
  for (const [operation, until] of rows) {
    const after = edited(now, operation).world;
    expect([operation, after.characters.get('yana')?.activity?.until]).toEqual([operation, until]);
    expect(points(after, 'satiety', after.clock.now)).toBeCloseTo(30 + 10 * 1.67, 5);
  }
});

it('[LF61] what waits for the end of a talk is over with it when the doors were closed meanwhile', () => {
  const guest = aCharacter('zoe', 'bar', { needs: feeling({}), money: 5_000 });
  const world = evening(20, { needs: feeling({ satiety: 30 }) });
  const both = { ...world, characters: world.characters.set('zoe', guest as never) };
  const start = worldFrom(documentOf(both));
  const decide: Decide = (view) =>
    view.self.id === 'yana'
      ? doing({ action: 'eat', target: 'bar', durationMinutes: 60 })(view)
      : doing('rest', { action: 'talk', target: 'yana' })(view);
  const talking = live(start, { decide, minutes: 32 }).world;
  expect(lifeStateOf(talking, 'yana')?.paused?.action).toBe('eat');
  const hours = '/places/bar/facility/hours/end';
  const shut = edited(talking, { op: 'replace', path: hours, value: 20 });
  expect(shut.world.characters.get('yana')?.activity?.action).toBe('talk');
  const { events } = live(shut.world, { decide: doing(), minutes: 10 });
  const ends = events.filter(({ type }) => type === 'activity-completed');
  expect(ends.map(({ actor, detail }) => [actor, detail])).toMatchObject([
    ['zoe', { action: 'talk' }],
    ['yana', { action: 'eat', closed: true }],
  ]);
});

it('[LF62] who comes before it opens waits for the door and begins at that minute', () => {
  const decide = doing({ action: 'eat', target: 'bar', durationMinutes: 30 });
  const early = evening(17.5, { place: 'street' });
  const { events, world } = live(early, { decide, minutes: 31 });
  expect(told(events)).toEqual([
    'walk-started move',
    'activity-started idle',
    'activity-completed idle',
    'activity-started eat',
  ]);
  expect(events.at(-1)?.detail).toMatchObject({ action: 'eat', at: 18 * HOUR_MS, cost: 500 });
  expect(world.characters.get('yana')?.money).toBe(4_500);
  const tooEarly = live(evening(16.5, { place: 'street' }), { decide, minutes: 3 });
  expect(told(tooEarly.events)).not.toContain('activity-started idle');
});

it('[LF62] a mind is shown what opens soon, and a day plan counts on it', () => {
  const shown: unknown[] = [];
  live(evening(17.5, { place: 'street' }), {
    decide: (view) => {
      shown.push(...view.opening);
      return doing()(view);
    },
    minutes: 1,
  });
  expect(shown).toMatchObject([
    { action: 'eat', facilities: [{ place: 'bar', opensAt: 18 * HOUR_MS, cost: 500 }] },
  ]);
  const config = lifeConfig({
    schedules: { yana: [{ at: '05:30', action: 'work', place: 'office', minutes: 120 }] },
  });
  const office = evening(5.5, { ...CLERK, place: 'street' });
  const closed = { ...office, places: office.places.delete('workspace') };
  const { events } = live(closed, { config, minutes: 31 });
  expect(
    events.find(({ detail }) => (detail as { action?: string })?.action === 'work'),
  ).toMatchObject({ type: 'activity-started', detail: { at: 6 * HOUR_MS, minutes: 90 } });
});

it('[LF63] who is moved while walking walks no further and arrives nowhere', () => {
  const decide = doing({ action: 'move', target: 'cafe' });
  const walking = live(flat(), { decide, minutes: 2 }).world;
  expect(walking.characters.get('yana')?.activity?.action).toBe('move');
  const moved = edited(walking, { op: 'replace', path: '/characters/yana/place', value: 'office' });
  expect(moved.world.characters.get('yana')).toMatchObject({ place: 'office' });
  expect(moved.world.characters.get('yana')?.activity).toBeUndefined();
  const later = live(moved.world, { decide: doing(), minutes: 30 });
  expect(told(later.events)).not.toContain('character-arrived move');
  expect(later.world.characters.get('yana')?.place).toBe('office');
});

it('[LF63] a walker who goes by an act of their own, and a worker who is carried off, end what they did', () => {
  const rules = composeRulebook(STAGE_RULES, lifeRules(lifeConfig(), doing()));
  const walking = live(flat(), { decide: doing({ action: 'move', target: 'cafe' }), minutes: 2 });
  const act = { verb: 'move', actor: 'yana', target: 'street' } as never;
  const went = step(rules, walking.world, { type: 'act', act });
  expect(went.verdict.allowed).toBe(true);
  expect(went.world.characters.get('yana')).toMatchObject({ place: 'street' });
  expect(told(live(went.world, { decide: doing(), minutes: 30 }).events)).not.toContain(
    'character-arrived move',
  );
  const working = live(flat({ ...CLERK, place: 'office' }), {
    decide: doing({ action: 'work', durationMinutes: 240 }),
    minutes: 1,
  }).world;
  const hour = { ...working, clock: { ...working.clock, now: working.clock.now + HOUR_MS } };
  const carried = edited(hour, { op: 'replace', path: '/characters/yana/place', value: 'home' });
  expect(carried.world.characters.get('yana')).toMatchObject({ place: 'home', money: 6_000 });
});
