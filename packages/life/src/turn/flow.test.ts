// The flow of a day: emergencies, wages, the count, walks, talk, episodes, the day plan.
import { HOUR_MS, MINUTE_MS, relationId } from '@hakoniwa/stage';
import { aCharacter } from '@hakoniwa/testkit';
import { describe, expect, it } from 'vitest';
import { lifeConfig } from '../config/life-config.ts';
import { lifeStateOf } from '../moment/life-state.ts';
import { doing, feeling, flat, live, points, told } from '../test/live.ts';

const clerk = {
  employment: { jobId: 'clerk', workplaces: [{ workplaceLabel: 'office', mapId: 'office' }] },
};

describe('emergencies', () => {
  it('[LF13] a full bladder wakes a sleeper, and what was slept stands', () => {
    const world = flat({ place: 'bedroom', needs: feeling({ bladder: 40, energy: 30 }) });
    const { events, end, world: after } = live(world, { decide: doing('sleep'), minutes: 203 });
    expect(told(events)).toEqual([
      'activity-started sleep',
      'activity-interrupted sleep',
      'walk-started move',
      'activity-started toilet',
    ]);
    // 40 points at 0.15 a minute fall below 10 just after 200 minutes.
    expect(events[2]?.detail).toMatchObject({
      at: 8 * HOUR_MS + 200 * MINUTE_MS + 1_000,
      need: 'bladder',
    });
    expect(points(after, 'energy', end)).toBeCloseTo(30 + 0.208 * 200 - 0.05 * 3, 1);
  });

  it('[LF13] what restores a need is not broken off by it', () => {
    const { events } = live(flat({ place: 'kitchen', needs: feeling({ satiety: 3 }) }), {
      decide: doing(),
      minutes: 20,
    });
    expect(told(events)).toEqual(['activity-started eat']);
  });

  it('[LF14] the most urgent comes first, and only a more urgent one breaks an emergency off', () => {
    const needs = feeling({ satiety: 5, energy: 5, bladder: 5 });
    const { events } = live(flat({ place: 'toilet', needs }), { decide: doing(), minutes: 120 });
    const started = told(events).filter((line) => line.startsWith('activity-started'));
    expect(started).toEqual([
      'activity-started toilet',
      'activity-started eat',
      'activity-started sleep',
    ]);
    const hungry = flat({ place: 'kitchen', needs: feeling({ satiety: 5, bladder: 11 }) });
    expect(told(live(hungry, { decide: doing(), minutes: 10 }).events)).toContain(
      'activity-interrupted eat',
    );
  });
});

describe('work', () => {
  it('[LF12] the wage is for minutes worked, also when broken off', () => {
    const world = flat({ ...clerk, place: 'office', needs: feeling({ bladder: 25 }) });
    const done = live(world, {
      decide: doing({ action: 'work', durationMinutes: 90 }),
      minutes: 90,
    });
    expect(done.world.characters.get('yana')?.money).toBe(5_000 + 1_500);
    // 25 points of bladder last 100 minutes.
    const broken = live(world, {
      decide: doing({ action: 'work', durationMinutes: 240 }),
      minutes: 101,
    });
    expect(told(broken.events)).toContain('activity-interrupted work');
    expect(broken.world.characters.get('yana')?.money).toBe(
      5_000 + Math.floor((1_000 * 6_001) / 3_600),
    );
  });

  it('[LF12] the own desk pays the wage of the own trade, and closing time ends work', () => {
    const desk = live(flat({ ...clerk, place: 'workspace' }), {
      decide: doing({ action: 'work', durationMinutes: 60 }),
      minutes: 60,
    });
    expect(desk.world.characters.get('yana')?.money).toBe(6_000);
    const late = flat({ ...clerk, place: 'office' });
    const evening = { ...late, clock: { ...late.clock, now: 21 * HOUR_MS } };
    const { events } = live(evening, {
      decide: doing({ action: 'work', durationMinutes: 240 }),
      minutes: 61,
    });
    expect(events.find(({ type }) => type === 'activity-completed')?.detail).toMatchObject({
      minutes: 60,
      earned: 1_000,
    });
    const jobless = live(flat({ place: 'office' }), { decide: doing('work'), minutes: 5 });
    expect(told(jobless.events)).toEqual(['activity-started idle']);
  });
});

describe('the count', () => {
  const rest = { action: 'rest', durationMinutes: 10 };

  it('[LF15] the third completion sends one off, and the count begins anew', () => {
    const { events, world } = live(flat(), { decide: doing(rest, rest, rest, rest), minutes: 31 });
    const lines = told(events);
    expect(lines.filter((line) => line === 'activity-completed rest')).toHaveLength(3);
    expect(lines.at(-1)).toBe('walk-started move');
    expect(events.at(-1)?.detail).toMatchObject({ auto: true });
    expect(lifeStateOf(world, 'yana')?.count).toBe(0);
  });

  it('[LF15] an emergency counts and skips the move, which comes after it', () => {
    const needs = feeling({ bladder: 10 + 0.15 * 29 });
    const { events } = live(flat({ needs }), { decide: doing(rest, rest, rest), minutes: 45 });
    const lines = told(events);
    const third = lines.lastIndexOf('activity-completed rest');
    expect(lines.slice(third - 2)).not.toContain('activity-completed idle');
    expect(lines.indexOf('activity-started toilet')).toBeGreaterThan(0);
    const toilet = lines.indexOf('activity-completed toilet');
    expect(lines[toilet + 1]).toBe('walk-started move');
  });
});

it('[LF16] a walk takes the minutes of its exits, and broken off leaves one on the way', () => {
  const decide = doing({ action: 'move', target: 'cafe' });
  const { events, world } = live(flat(), { decide, minutes: 7.9 });
  expect(events[1]?.detail).toMatchObject({
    path: ['home', 'street', 'cafe'],
    until: 8 * HOUR_MS + 8 * MINUTE_MS,
  });
  expect(world.characters.get('yana')?.place).toBe('home');
  expect(live(flat(), { decide, minutes: 8 }).world.characters.get('yana')?.place).toBe('cafe');
  const pressed = flat({ needs: feeling({ bladder: 10.9 }) });
  const broken = live(pressed, { decide, minutes: 6.5 });
  expect(told(broken.events)).toContain('activity-interrupted move');
  expect(broken.world.characters.get('yana')?.place).toBe('street');
});

it('[LF17] a talk moves affinity and mood on both sides, once in a while', () => {
  const ayu = aCharacter('ayu', 'home', { needs: feeling({}), home: 'home' });
  const talk = { action: 'talk', target: 'ayu' };
  const decide = (view: Parameters<ReturnType<typeof doing>>[0]) =>
    view.self.id === 'yana' ? doing(talk, talk)(view) : doing()(view);
  const { world, events } = live(flat({}, { people: [ayu] }), { decide, minutes: 30 });
  expect(told(events).filter((line) => line === 'activity-completed talk')).toHaveLength(1);
  expect(world.relations.get(relationId('yana', 'ayu'))?.affinity).toBeGreaterThan(0);
  expect(world.relations.get(relationId('ayu', 'yana'))?.affinity).toBeGreaterThan(0);
  expect(points(world, 'mood', world.clock.now, 'ayu')).toBeGreaterThan(65);
  const begun = events.find(({ detail }) => (detail as { action?: string })?.action === 'talk');
  expect(begun?.detail).toMatchObject({ with: ['ayu'], turns: 5 });
});

it('[LF18] an episode stands on the event and is clamped; idling has none', () => {
  const episodes = ['rest', 'idle', 'talk'].map((action) => ({
    id: action,
    action,
    text: 'a fine view',
    effects: { mood: 40 },
  }));
  const config = lifeConfig({ file: { miniEpisode: { probability: 1 } }, episodes });
  const { events } = live(flat(), {
    config,
    decide: doing({ action: 'rest', durationMinutes: 10 }),
    minutes: 26,
  });
  const done = events.filter(({ type }) => type === 'activity-completed');
  expect(done[0]?.detail).toMatchObject({
    episode: { text: 'a fine view', effects: { mood: 10 } },
  });
  expect(done[1]?.detail).toMatchObject({ action: 'idle' });
  expect(done[1]?.detail).not.toHaveProperty('episode');
});

it('[LF18] the same small thing does not happen twice in a day while there are others', () => {
  const episodes = ['a', 'b', 'c', 'd'].map((text) => ({
    id: text,
    action: 'rest',
    text,
    effects: {},
  }));
  const config = lifeConfig({
    file: { miniEpisode: { probability: 1 }, autoMove: { every: 99 } },
    episodes,
  });
  const rests = Array.from({ length: 5 }, () => ({ action: 'rest', durationMinutes: 10 }));
  const { events } = live(flat(), { config, decide: doing(...rests), minutes: 51 });
  const told = events.flatMap(({ type, detail }) => {
    const { episode } = (detail ?? {}) as { episode?: { text: string } };
    return type === 'activity-completed' && episode ? [episode.text] : [];
  });
  expect(told).toHaveLength(5);
  expect(told.slice(0, 4).sort()).toEqual(['a', 'b', 'c', 'd']);
});

it('[LF19] the plan is kept on its days and taken up again', () => {
  // 2026-04-01 is a Wednesday, day 3.
  const plan = (days: number[]) =>
    lifeConfig({
      schedules: { yana: [{ at: '09:00', action: 'work', place: 'office', days, minutes: 240 }] },
    });
  const early = flat({ ...clerk, needs: feeling({ bladder: 30, energy: 100 }) });
  const world = { ...early, clock: { ...early.clock, now: 9 * HOUR_MS } };
  const wednesday = live(world, { config: plan([3]), minutes: 400 });
  const works = told(wednesday.events).filter((line) => line === 'activity-started work');
  expect(works.length).toBeGreaterThanOrEqual(2);
  expect(wednesday.world.characters.get('yana')?.money).toBeGreaterThan(5_000);
  const thursday = live(world, { config: plan([4]), minutes: 400 });
  expect(told(thursday.events)).not.toContain('activity-started work');
});
