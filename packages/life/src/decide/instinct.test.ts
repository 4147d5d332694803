// Instinct in exact numbers: what each action weighs when, what comes before what, how long and where.
import { HOUR_MS, MINUTE_MS } from '@hakoniwa/stage';
import { describe, expect, it } from 'vitest';
import { sayings } from '../locale/index.ts';
import type { LifeView, Option } from '../moment/decision.ts';
import { instinctDecision } from './instinct.ts';

const NEEDS = { bladder: 100, satiety: 100, energy: 100, hygiene: 100, mood: 100 };
const CALM = { openness: 0, conscientiousness: 0, extraversion: 0, agreeableness: 0 };

interface Seen extends Omit<Partial<LifeView>, 'needs' | 'self'> {
  readonly hour?: number;
  readonly needs?: Readonly<Record<string, number>>;
  readonly money?: number;
  readonly temper?: Partial<LifeView['self']['personality']>;
}

function view({ hour = 10, needs = {}, money = 1_000, temper = {}, ...more }: Seen): LifeView {
  const personality = { ...CALM, ...temper } as LifeView['self']['personality'];
  return {
    now: hour * HOUR_MS,
    language: 'en',
    self: { id: 'yana', name: 'Yana', place: 'home', money, personality } as LifeView['self'],
    needs: { ...NEEDS, hobby: 0, ...needs },
    ...{ options: [], opening: [], company: [], haunts: [], today: [], schedule: [], chance: 0 },
    ...more,
  };
}

const option = (action: string, more: Partial<Option> = {}): Option => ({
  ...{ action, facilities: [], minutes: { min: 5, max: 600, default: 30 }, perMinute: {} },
  ...more,
});

/** A pastime that is worth so much: two for itself, and what it gives to who has none of it. */
const rival = (worth: number): Option =>
  option('rival', {
    minutes: { min: 1, max: 1, default: 1 },
    perMinute: { hobby: worth - 2 },
  });

const done = (action: string, at: number) => ({
  ...{ at, action, place: 'home', minutes: 5, reason: '' },
});

describe('what an action weighs', () => {
  const tiring = { perMinute: { energy: -0.5 }, minutes: { min: 60, max: 480, default: 240 } };
  const planned = [{ at: '09:00', action: 'work' }];
  const rows: readonly [string, Seen, number, Partial<Option>?][] = [
    ['toilet', { needs: { bladder: 40 } }, 12],
    ['toilet', { needs: { bladder: 0 } }, 108],
    ['eat', { needs: { satiety: 50 } }, 10],
    ['eat', { needs: { satiety: 0 } }, 110],
    ['bathe', { needs: { hygiene: 50 } }, 15],
    ['bathe', { needs: { hygiene: 50 }, hour: 19 }, 45],
    ['bathe', { needs: { hygiene: 70 }, hour: 23 }, 10],
    ['sleep', { needs: { energy: 20 } }, 5],
    ['sleep', { needs: { energy: 50 }, hour: 22 }, 85],
    ['sleep', { needs: { energy: 50 }, hour: 4 }, 85],
    ['sleep', { needs: { energy: 94 }, hour: 23 }, 9],
    ['sleep', { needs: { energy: 90 }, hour: 22 }, 45],
    ['sleep', { needs: { energy: 20 }, hour: 5 }, 5],
    ['rest', { needs: { energy: 30 } }, 12],
    ['rest', { needs: { mood: 35 } }, 6],
    ['rest', { needs: { energy: 30, mood: 35 } }, 17],
    ['work', { hour: 9 }, 15],
    ['work', { hour: 17, temper: { conscientiousness: 50 } }, 20],
    ['work', { hour: 18, temper: { conscientiousness: 50 } }, 5],
    ['work', { hour: 8, temper: { conscientiousness: 50 } }, 5],
    ['work', { schedule: planned, money: 500 }, 10],
    ['work', { schedule: [{ at: '09:00', action: 'eat' }], money: 500 }, 15],
    ['work', { needs: { energy: 50 } }, 15, tiring],
    ['talk', { temper: { extraversion: 40 } }, 14],
    ['talk', { needs: { mood: 40 } }, 14],
    ['talk', { hour: 12 }, 34],
    ['talk', { hour: 15 }, 49],
    ['talk', { hour: 15, today: [done('talk', 13 * HOUR_MS)] }, 4],
    ['talk', { hour: 15, today: [done('eat', 15 * HOUR_MS)] }, 49],
    ['paint', { needs: { mood: 0 } }, 17, { perMinute: { mood: 0.5, energy: -1 } }],
    ['paint', { needs: { mood: 30 } }, 9.5, { perMinute: { mood: 0.5 } }],
  ];
  it.each(rows)('%s with %j weighs %d', (action, seen, weight, more) => {
    const chosen = (worth: number) =>
      instinctDecision(view({ ...seen, options: [option(action, more), rival(worth)] })).action;
    expect(chosen(weight - 0.01)).toBe(action);
    expect(chosen(weight + 0.01)).toBe('rival');
  });

  const never: readonly [string, Seen, Partial<Option>?][] = [
    ['toilet', { needs: { bladder: 45 } }],
    ['eat', { needs: { satiety: 55 } }],
    ['bathe', { needs: { hygiene: 60 } }],
    ['bathe', { needs: { hygiene: 70 }, hour: 18 }],
    ['bathe', { needs: { hygiene: 80 }, hour: 20 }],
    ['sleep', { needs: { energy: 25 } }],
    ['sleep', { needs: { energy: 50 }, hour: 21 }],
    ['sleep', { needs: { energy: 95 }, hour: 23 }],
    ['work', { schedule: planned, money: 1_500 }],
    ['work', { needs: { energy: 49 } }, tiring],
    ['talk', { hour: 15, today: [done('talk', 13 * HOUR_MS + 1)] }],
    ['idle', {}],
  ];
  it.each(never)('%s with %j is not chosen at all', (action, seen, more) => {
    expect(instinctDecision(view({ ...seen, options: [option(action, more)] }))).toEqual({
      ...{ action: 'idle', reason: sayings.en.nothing },
    });
  });

  it('the open-minded have more of a pastime, and a whim may tip what is near', () => {
    const chosen = (seen: Seen, worth: number) =>
      instinctDecision(view({ ...seen, options: [option('rest'), rival(worth)] })).action;
    const restless = { needs: { mood: 35 } };
    expect(chosen({ ...restless, temper: { openness: 61 } }, 3)).toBe('rival');
    expect(chosen({ ...restless, temper: { openness: 59 } }, 3)).toBe('rest');
    // The whim of the first is 0.01 × 91 of twelve, of the second 0.01 × 104.
    expect(chosen({ ...restless, chance: 0.01 }, 10)).toBe('rest');
    expect(chosen({ ...restless, chance: 0.01 }, 16.9)).toBe('rival');
    expect(chosen({ ...restless, chance: 0.01 }, 16.3)).toBe('rest');
  });
});

describe('how long, where and why', () => {
  const only = (seen: Seen, one: Option) => instinctDecision(view({ ...seen, options: [one] }));
  const filling = option('eat', { perMinute: { satiety: 2 } });
  const resting = option('sleep', { perMinute: { energy: 0.5 } });

  it.each([
    [{ needs: { satiety: 10 } }, filling, 45],
    [{ needs: { satiety: 11 } }, filling, 45],
    [{ needs: { satiety: 10 } }, option('eat'), 30],
    [{ needs: { energy: 10 } }, resting, 90],
    [{ needs: { energy: 10 }, hour: 23 }, resting, 600],
    [{ needs: { energy: 39 } }, option('rest'), 60],
    [{ needs: { energy: 40 } }, option('rest'), 45],
    [{ needs: { bladder: 0 } }, option('toilet'), 30],
    [{ needs: { energy: 40 } }, option('work', { perMinute: { energy: -0.5 } }), 40],
  ] as const)('with %j it takes %# as long as is needed', (seen, one, minutes) => {
    expect(only(seen, one).durationMinutes).toBe(minutes);
  });

  it('what comes next in the plan cuts it short, unless it is the same', () => {
    const next = (action: string, minutes: number) => ({
      next: { entry: { at: '11:00', action }, at: 10 * HOUR_MS + minutes * MINUTE_MS },
    });
    const took = (seen: Seen) => only({ needs: { satiety: 10 }, ...seen }, filling).durationMinutes;
    expect(took(next('work', 20.5))).toBe(20);
    expect(took(next('work', 2))).toBe(5);
    expect(took(next('work', 200))).toBe(45);
    expect(took(next('eat', 20))).toBe(45);
  });

  it.each([
    ['rest', { energy: 39 }, sayings.en.need('energy'), 'need:energy'],
    ['rest', { energy: 40, mood: 44 }, sayings.en.need('mood'), 'need:mood'],
    ['rest', { mood: 45 }, sayings.en.rest({ id: 'yana', now: 10 * HOUR_MS }), undefined],
    ['toilet', { bladder: 9 }, sayings.en.need('bladder'), 'need:bladder'],
    ['eat', { satiety: 9 }, sayings.en.need('satiety'), 'need:satiety'],
    ['bathe', { hygiene: 9 }, sayings.en.need('hygiene'), 'need:hygiene'],
    ['sleep', { energy: 9 }, sayings.en.need('energy'), 'need:energy'],
    ['work', {}, sayings.en.work, 'work'],
    ['talk', {}, sayings.en.talk, 'company'],
    ['paint', {}, sayings.en.pastime({ id: 'yana', now: 10 * HOUR_MS }), undefined],
  ] as const)('[LF66] %s with %j is done because: %s (%s)', (action, needs, reason, goal) => {
    const decision = only({ needs }, option(action));
    expect([decision.reason, decision.goal]).toEqual([reason, goal]);
  });

  it('one talks to the first who is here, for as long as it lasts', () => {
    const decision = only({ company: ['ayu', 'mio'] }, option('talk', { facilities: [at('x')] }));
    const why = { reason: sayings.en.talk, goal: 'company' };
    expect(decision).toEqual({ action: 'talk', target: 'ayu', ...why });
  });

  const at = (spot: string, cost = 0) => ({
    ...{ spot, place: `${spot}-room`, name: spot, tags: [], cost, quality: 1, distance: 0 },
  });
  const places = (...costs: number[]) => costs.map((cost, i) => at(`p${i}`, cost));
  it.each([
    [places(0, 0, 0, 0, 0), {}, 'p0'],
    [places(251, 250), {}, 'p1'],
    [places(251, 0), { money: 0 }, 'p1'],
    [places(251, 400), {}, 'p0'],
    [[], {}, undefined],
    // The curious: 0.02 × 97 leaves 0.94, of four places the last.
    [places(0, 0, 0, 0, 0), { chance: 0.02, temper: { openness: 5 } }, 'p3'],
    [places(0, 0, 0), { chance: 0.02, temper: { openness: 5 } }, 'p2'],
    [places(0, 0, 0, 0, 0), { chance: 0.02, temper: { openness: 4 } }, 'p0'],
  ] as const)('of %j with %j one goes to %s', (facilities, seen, spot) => {
    expect(only(seen, option('rest', { facilities })).target).toBe(spot);
  });
});

describe('the day plan', () => {
  const due = (action: string, minutes: number, place?: string) => ({
    entry: { at: '09:00', action, ...(place === undefined ? {} : { place }) },
    until: 10 * HOUR_MS + minutes * MINUTE_MS,
  });
  const toilet = option('toilet');
  const study = option('study');

  it.each([
    [{ bladder: 23 }, 0, 'study'],
    [{ bladder: 22 }, 0, 'toilet'],
    [{ bladder: 22 }, 10, 'study'],
  ] as const)('with %j and a conscience of %i comes first: %s', (needs, conscience, first) => {
    const temper = { conscientiousness: conscience };
    const seen = view({ needs, temper, options: [toilet, study], due: due('study', 40) });
    expect(instinctDecision(seen).action).toBe(first);
  });

  const planned = (seen: Seen, one: Option, of: LifeView['due']) =>
    instinctDecision(view({ ...seen, options: [one], due: of }));

  it('[LF19] it is done where and until when it says, as far as the strength goes', () => {
    expect(planned({}, study, due('study', 39.5, 'hall'))).toEqual({
      ...{ action: 'study', target: 'hall', durationMinutes: 40 },
      ...{ reason: sayings.en.schedule('study', 10), goal: 'plan:study' },
    });
    expect(planned({}, study, due('study', 40))).not.toHaveProperty('target');
    const hard = option('study', { perMinute: { energy: -2 } });
    expect(planned({ needs: { energy: 41 } }, hard, due('study', 40)).durationMinutes).toBe(10);
    expect(planned({ needs: { energy: 30 } }, hard, due('study', 40)).goal).toBe('plan:study');
    expect(planned({ needs: { energy: 29 } }, hard, due('study', 40)).goal).toBeUndefined();
  });

  it.each([
    ['eat', 'satiety', 92],
    ['toilet', 'bladder', 90],
    ['bathe', 'hygiene', 88],
  ] as const)('[LF65] %s is left out when %s is at %i', (action, need, enough) => {
    const goal = (points: number) =>
      planned({ needs: { [need]: points } }, option(action), due(action, 40)).goal;
    expect([goal(enough - 1), goal(enough)]).toEqual([`plan:${action}`, undefined]);
  });

  const shop = (spot: string, opensAt: number | undefined) => ({
    ...{ spot, place: `${spot}-room`, name: spot, tags: [], cost: 0, quality: 1, distance: 0 },
    opensAt,
  });
  const soon = 10 * HOUR_MS + 12 * MINUTE_MS;
  it.each([
    [[shop('a', soon)], undefined, 'a'],
    [[shop('a', soon), shop('b', soon)], 'b', 'b'],
    [[shop('a', soon), shop('b', soon)], 'b-room', 'b'],
    [[shop('a', soon)], 'c', undefined],
    [[shop('a', undefined)], undefined, undefined],
    [[shop('a', 10 * HOUR_MS + 40 * MINUTE_MS)], undefined, undefined],
  ] as const)('[LF62] closed still: of %j for %s one waits at %s', (facilities, place, target) => {
    const opening = [
      { action: 'other', facilities: [shop('x', soon)] },
      { action: 'shop', facilities },
    ];
    const decision = instinctDecision(view({ opening, due: due('shop', 40, place) }));
    expect(decision).toEqual(
      target === undefined
        ? { action: 'idle', reason: sayings.en.nothing }
        : {
            ...{ action: 'shop', target, durationMinutes: 28 },
            ...{ reason: sayings.en.schedule('shop', 10), goal: 'plan:shop' },
          },
    );
  });

  it.each([
    [180, 83, true, 'toilet'],
    [179, 83, true, 'sleep'],
    [180, 84, true, 'sleep'],
    [180, 83, false, 'sleep'],
  ] as const)(
    '[LF65] before %i minutes of sleep with %i: %s, %s',
    (minutes, bladder, can, what) => {
      const options = [option('sleep'), ...(can ? [toilet] : [])];
      const needs = { bladder };
      const decision = instinctDecision(view({ needs, options, due: due('sleep', minutes) }));
      expect(decision.action).toBe(what);
      if (what === 'toilet')
        expect(decision).toEqual({
          ...{ action: 'toilet', reason: sayings.en.beforeBed, goal: 'need:bladder' },
        });
    },
  );
});

describe('company', () => {
  const haunts = ['cafe', 'park', 'bar', 'far'];
  const goes = (seen: Seen) => {
    const { action, target } = instinctDecision(view({ haunts, hour: 13, ...seen }));
    return action === 'move' ? target : undefined;
  };
  const study = { options: [option('study')] };
  const plan = (hour: number) => ({
    ...study,
    ...{ hour, due: { entry: { at: '09:00', action: 'study' }, until: (hour + 1) * HOUR_MS } },
  });

  it.each([
    [{}, 'cafe'],
    [{ hour: 11 }, undefined],
    [{ hour: 12 }, 'cafe'],
    [{ today: [done('talk', HOUR_MS)] }, undefined],
    [{ today: [done('eat', HOUR_MS)] }, 'cafe'],
    [{ company: ['ayu'] }, undefined],
    [{ chance: 0.51 }, undefined],
    [{ haunts: [] }, undefined],
    // 0.03 × 31 leaves 0.93: the last of three.
    [{ chance: 0.03 }, 'bar'],
    [{ chance: 0.03, haunts: ['cafe', 'park'] }, 'park'],
    // A plan weighs 55, being alone 30 at noon and five more an hour.
    [plan(17), undefined],
    [plan(18), 'cafe'],
    [{ needs: { bladder: 30 }, options: [option('toilet')] }, undefined],
    [{ needs: { bladder: 31 }, options: [option('toilet')] }, 'cafe'],
  ] as const)('[LF29] with %j one goes to %s', (seen, target) => {
    expect(goes(seen as Seen)).toBe(target);
  });

  it('[LF29] whoever goes to find company says so', () => {
    expect(instinctDecision(view({ haunts, hour: 13 }))).toEqual({
      ...{ action: 'move', target: 'cafe', reason: sayings.en.talk, goal: 'company' },
    });
  });
});
