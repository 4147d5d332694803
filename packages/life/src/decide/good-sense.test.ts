// Good sense of instinct: where nobody lingers, what comes before bed, what a met need spares, why one rests.
import { HOUR_MS, type World } from '@hakoniwa/stage';
import { aCharacter, aPlace } from '@hakoniwa/testkit';
import { describe, expect, it } from 'vitest';
import { activityLines } from '../chronicle/activity-log.ts';
import type { Episode } from '../config/episodes.ts';
import { lifeConfig } from '../config/life-config.ts';
import { sayings } from '../locale/index.ts';
import type { Decide } from '../moment/decision.ts';
import { doing, feeling, flat, live, told } from '../test/live.ts';
import { townMapOf } from '../town/town-map.ts';

const at = (world: World, hour: number): World => ({
  ...world,
  clock: { ...world.clock, now: hour * HOUR_MS },
});

describe('rooms for one thing', () => {
  it('[LF64] who rests after the toilet or the bath does so in the house, not in there', () => {
    for (const place of ['toilet', 'bathroom']) {
      const { events, world } = live(flat({ place }), { decide: doing('rest'), minutes: 5 });
      expect(told(events)).toEqual(['walk-started move', 'activity-started rest']);
      expect(world.characters.get('yana')?.place).toBe('home');
    }
    const { events } = live(flat({ place: 'bedroom' }), { decide: doing('rest'), minutes: 5 });
    expect(told(events)).toEqual(['activity-started rest']);
  });

  it('[LF64] nobody strolls into a toilet, a bedroom or behind a desk', () => {
    const room = (id: string, ...tags: string[]) =>
      aPlace(id, ['inn'], { parent: 'inn', facility: { tags } });
    const inn = [
      aPlace('inn', [{ to: 'street', minutes: 1 }], { facility: { tags: ['lobby', 'workspace'] } }),
      room('inn-toilet', 'toilet', 'public'),
      room('inn-room', 'bedroom', 'hotel', 'public'),
      room('inn-desk', 'workspace'),
      room('inn-till', 'workspace', 'public'),
      aPlace('inn-hall', ['inn'], { parent: 'inn' }),
    ];
    const town = townMapOf(flat({}, { places: inn }));
    expect(town.public.get('inn')?.toSorted()).toEqual(['inn', 'inn-hall', 'inn-till']);
  });
});

describe('nights', () => {
  const plan = { yana: [{ at: '22:00', action: 'sleep', place: 'bedroom', minutes: 480 }] };
  const config = lifeConfig({ schedules: plan });

  it('[LF65] before a long sleep one goes once more, and is not woken by it', () => {
    const tired = at(flat({ needs: feeling({ bladder: 60, energy: 30 }) }), 22);
    const { events } = live(tired, { config, minutes: 480 });
    const begun = told(events).filter((one) => one.startsWith('activity-'));
    expect(begun.slice(0, 3)).toEqual([
      'activity-started toilet',
      'activity-completed toilet',
      'activity-started sleep',
    ]);
    expect(begun.join()).not.toContain('interrupted');
    const relieved = at(flat({ needs: feeling({ bladder: 95, energy: 30 }) }), 22);
    const first = live(relieved, { config, minutes: 5 }).events;
    expect(told(first)).toEqual(['walk-started move', 'activity-started sleep']);
  });

  it('[LF15] who got up in the night goes back to bed, and not for a stroll', () => {
    const rest = { action: 'rest', durationMinutes: 10 };
    const decide = doing(rest, rest, rest, rest);
    const walks = (world: World) =>
      live(world, { config, decide, minutes: 45 }).events.filter(
        ({ type, detail }) => type === 'walk-started' && (detail as { auto?: boolean }).auto,
      ).length;
    expect([walks(at(flat(), 15)), walks(at(flat(), 26))]).toEqual([1, 0]);
  });
});

it('[LF65] what the plan has for a need that is met is left out', () => {
  const schedules = { yana: [{ at: '12:00', action: 'eat', place: 'kitchen', minutes: 30 }] };
  const config = lifeConfig({ schedules });
  const noon = (satiety: number) =>
    told(live(at(flat({ needs: feeling({ satiety }) }), 12), { config, minutes: 15 }).events);
  expect(noon(70)).toContain('activity-started eat');
  expect(noon(96)).not.toContain('activity-started eat');
});

it('[LF66] who rests at leisure says so, and the low and the tired what ails them', () => {
  const why = (needs: Record<string, number>) => {
    const { events } = live(at(flat({ needs: feeling(needs) }), 15), { minutes: 1 });
    const last = events.at(-1)?.detail as { action: string; reason: string } | undefined;
    return [last?.action, last?.reason];
  };
  const leisure = sayings.en.rest({ id: 'yana', now: 15 * HOUR_MS });
  expect(why({ mood: 90 })).toEqual(['rest', leisure]);
  expect(why({ mood: 15 })).toEqual(['rest', 'in low spirits']);
  expect(why({ energy: 26 })).toEqual(['rest', 'tired']);
});

it('[LF66] a planned meal is the meal of its hour, in both languages', () => {
  const rows: [number, string, string][] = [
    [7, '朝ごはんの時間', 'breakfast time'],
    [12, 'お昼の時間', 'lunchtime'],
    [19, '夕ごはんの時間', 'suppertime'],
  ];
  for (const [hour, ja, en] of rows)
    expect([sayings.ja, sayings.en].map((one) => one.schedule('eat', hour))).toEqual([ja, en]);
});

it('[LF24] the line of a talk says with whom', () => {
  const ayu = aCharacter('ayu', 'home', { needs: feeling({}), home: 'home' });
  const decide: Decide = (view) =>
    doing({ action: 'rest', durationMinutes: view.self.id === 'ayu' ? 60 : 10 }, 'talk')(view);
  const { events, world } = live(flat({}, { people: [ayu] }), { decide, minutes: 11 });
  const begun = events.find(({ detail }) => (detail as { action?: string })?.action === 'talk');
  const lines = (['ja', 'en'] as const).flatMap((language) =>
    activityLines({ config: lifeConfig(), world, language }, begun as never),
  );
  expect(lines).toEqual([
    '[08:10] yana 💬 ayuと会話 → home (5分) [yana]',
    '[08:10] yana 💬 talking with ayu → the home (5 min) [yana]',
  ]);
});

it('[LF18] a small thing of the weather happens under its sky alone', () => {
  const rain: Episode = { id: 'rain', action: 'rest', weather: ['rain'], text: 'x', effects: {} };
  const config = lifeConfig({ file: { miniEpisode: { probability: 1 } }, episodes: [rain] });
  const happened = (weather: string | undefined) => {
    const world: World = { ...at(flat({}), 8), weather };
    const { events } = live(world, { config, decide: doing('rest'), minutes: 31 });
    return events.flatMap(({ detail }) => (detail as { episode?: Episode })?.episode?.id ?? []);
  };
  expect(['a quiet rain', '静かな雨'].map(happened)).toEqual([['rain'], ['rain']]);
  for (const dry of ['thin cloud', '薄曇り', 'a spring rain just over', '雨上がり', undefined])
    expect(happened(dry)).toEqual([]);
});

it('[LF18] a small thing happens only when what it asks is so of whoever it happens to', () => {
  const asking = (place: string): Episode => ({
    ...{ id: 'view', action: 'rest', text: 'x', effects: {} },
    when: { at: { character: { as: 'self' }, place } },
  });
  const happened = (episode: Episode) => {
    const config = lifeConfig({ file: { miniEpisode: { probability: 1 } }, episodes: [episode] });
    const { events } = live(at(flat({}), 8), { config, decide: doing('rest'), minutes: 31 });
    return events.flatMap(({ detail }) => (detail as { episode?: Episode })?.episode?.id ?? []);
  };
  expect(happened(asking('home'))).toEqual(['view']);
  expect(happened(asking('office'))).toEqual([]);
});

it('[LF18] a small thing happens at its hour, and not to the next one at once', () => {
  const episode = (id: string, more = {}) => ({
    id,
    action: 'rest',
    text: id,
    effects: {},
    ...more,
  });
  const file = { miniEpisode: { probability: 1 } };
  const ayu = aCharacter('ayu', 'home', { needs: feeling({}), home: 'home' });
  const happened = (episodes: readonly Episode[], hour: number) => {
    const config = lifeConfig({ file, episodes });
    const world = at(flat({}, { people: [ayu] }), hour);
    const { events } = live(world, { config, decide: doing('rest'), minutes: 31 });
    return events.flatMap(({ detail }) => (detail as { episode?: Episode })?.episode?.id ?? []);
  };
  const byHour = [episode('dew', { time: ['morning'] }), episode('stars', { time: ['night'] })];
  expect([happened(byHour, 8), happened(byHour, 20)]).toEqual([
    ['dew', 'dew'],
    ['stars', 'stars'],
  ]);
  const many = ['a', 'b', 'c'].map((id) => episode(id));
  for (const hour of [8, 9, 10, 11, 12, 13]) expect(new Set(happened(many, hour)).size).toBe(2);
});
