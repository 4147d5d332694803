// What a pack's numbers of daily life become: every default filled in, and of a known action only what it says is changed.
import { MICROPOINTS } from '@hakoniwa/stage';
import { describe, expect, it } from 'vitest';
import { DEFAULT_ACTIONS } from './default-actions.data.ts';
import { type LifeAction, lifeConfig } from './life-config.ts';
import type { ActionSheet } from './world-config.ts';

function action(id: string, sheet?: ActionSheet): LifeAction {
  const { actions } = lifeConfig(sheet ? { file: { actions: { [id]: sheet } } } : {});
  const found = actions.get(id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
}

describe('an action', () => {
  it.each(Object.entries(DEFAULT_ACTIONS))(
    '%s of the defaults is what its sheet says',
    (id, sheet) => {
      const { minutes, isFixed, isSociable, tags, relieves, status, rates, ...rest } = action(id);
      const fixed = sheet.duration ?? 0;
      expect(minutes).toEqual(sheet.durationRange ?? { min: fixed, max: fixed, default: fixed });
      expect([isFixed, isSociable]).toEqual([sheet.fixed === true, sheet.sociable === true]);
      expect([tags, relieves, status]).toEqual([
        sheet.requirements?.facilityTags ?? [],
        sheet.relieves,
        sheet.status,
      ]);
      for (const [need, points] of Object.entries(sheet.perMinute ?? {}))
        expect(rates[need]).toBe(Math.round(points * MICROPOINTS));
      expect([rest.needsCompany, rest.needsJob]).toEqual([
        sheet.requirements?.nearNpc === true,
        sheet.requirements?.employment === true,
      ]);
      expect([rest.money, rest.emoji]).toEqual([sheet.money ?? 0, sheet.emoji ?? '✳️']);
    },
  );

  it('that is known keeps what a pack does not say', () => {
    expect(action('eat', { emoji: '🍙' })).toEqual({ ...action('eat'), emoji: '🍙' });
    const { minutes, rates } = action('eat', { perMinute: { satiety: 2 } });
    expect(minutes).toEqual({ min: 15, max: 60, default: 30 });
    expect(rates).toEqual({ satiety: 2 * MICROPOINTS });
  });

  it('that becomes fixed has neither range nor rates left, and its own length alone', () => {
    const eat = action('eat', { fixed: true, duration: 7, effects: { satiety: 30 } });
    expect(eat).toMatchObject({
      ...{ isFixed: true, minutes: { min: 7, max: 7, default: 7 } },
      ...{ rates: {}, effects: { satiety: 30 * MICROPOINTS }, isSociable: true },
    });
  });

  it('that was fixed and no longer is has its own range, and nothing at once', () => {
    const fixed = Object.entries(DEFAULT_ACTIONS).find(([, one]) => one.duration);
    const [id = '', { duration } = {}] = fixed ?? [];
    expect(action(id).minutes.default).toBe(duration);
    const durationRange = { min: 1, max: 3, default: 2 };
    const freed = action(id, { fixed: false, durationRange });
    expect(freed).toMatchObject({ isFixed: false, minutes: durationRange, effects: {} });
  });

  it('of a pack’s own has nothing but what it says', () => {
    expect(action('fish', {})).toEqual({
      ...{ id: 'fish', isFixed: false, minutes: { min: 0, max: 0, default: 0 } },
      ...{ rates: {}, effects: {}, tags: [], minNeeds: {}, needsCompany: false, needsJob: false },
      ...{ money: 0, emoji: '✳️', isSociable: false },
    });
    expect(action('fish', { money: 'hourlyWage', label: 'angle', status: 'busy' })).toMatchObject({
      ...{ money: 'hourlyWage', label: 'angle', status: 'busy' },
    });
  });
});

describe('the numbers of a life', () => {
  it('are these where a pack says nothing', () => {
    const { needs, groceries, autoMove, searchMaps, episodeProbability, cures } = lifeConfig();
    expect(needs).toEqual(['bladder', 'satiety', 'energy', 'hygiene', 'mood']);
    expect([groceries, autoMove, searchMaps, episodeProbability]).toEqual([
      { cost: 300, freeQuality: 20 },
      { every: 3, maps: 3 },
      ...[3, 0.5],
    ]);
    expect(cures).toMatchObject({ satiety: 'eat', energy: 'sleep', bladder: 'toilet' });
  });

  it('are a pack’s where it says them: one bar for all or one for each, needs of its own after the others', () => {
    const file = {
      ...{ decay: { thirst: 0.5, mood: 0 }, thresholds: { interrupt: 20, mood: 0 } },
      ...{ groceries: { cost: 5 }, autoMove: { every: 9 }, miniEpisode: { probability: 0 } },
    };
    const { needs, decay, thresholds, ...rest } = lifeConfig({ file });
    expect(needs).toEqual(['bladder', 'satiety', 'energy', 'hygiene', 'mood', 'thirst']);
    expect([decay.thirst, decay.mood]).toEqual([-0.5 * MICROPOINTS, -0]);
    expect(thresholds).toEqual({
      ...Object.fromEntries(needs.map((need) => [need, 20 * MICROPOINTS])),
      mood: 0,
    });
    expect([rest.groceries, rest.autoMove, rest.episodeProbability]).toEqual([
      { cost: 5, freeQuality: 20 },
      { every: 9, maps: 3 },
      0,
    ]);
  });

  it('the first action that relieves a need is its cure', () => {
    const actions = { nap: { relieves: 'energy' }, drink: { relieves: 'thirst' } };
    expect(lifeConfig({ file: { actions } }).cures).toMatchObject({
      energy: 'sleep',
      thirst: 'drink',
    });
  });
});
