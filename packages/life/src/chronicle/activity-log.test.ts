// The activity log as an English reader meets it: articles, lists, quotation marks, and no reason told to death.
import { characterId, HOUR_MS, MINUTE_MS, placeId } from '@hakoniwa/stage';
import { aPlace } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { lifeConfig } from '../config/life-config.ts';
import { sayings } from '../locale/index.ts';
import { flat } from '../test/live.ts';
import { activityLines, type LoggedEvent } from './activity-log.ts';

const places = { room: { ...aPlace('room'), name: 'break room' } };
const world = flat({}, { places: [places.room, { ...aPlace('park'), name: 'Turtle Park' }] });
const at = 8 * HOUR_MS;
const actor = characterId('yana');
const [room, park] = [placeId('room'), placeId('park')];

it.each<[LoggedEvent, string, string]>([
  [
    { type: 'walk-started', at, actor, target: room, detail: { action: 'move', reason: 'why' } },
    'sets out for the break room [why]',
    'break roomへ向かう [why]',
  ],
  [
    { type: 'character-arrived', at, actor, target: park, detail: { action: 'move' } },
    'arrives at Turtle Park',
    'Turtle Parkに着いた',
  ],
  [
    {
      ...{ type: 'activity-started', at, actor, place: room },
      detail: { action: 'talk', with: ['a', 'b', 'c'], minutes: 5, reason: 'why' },
    },
    'talking with a, b and c → the break room (5 min) [why]',
    'a、b、cと会話 → break room (5分) [why]',
  ],
  [{ type: 'turn-performed', at, actor, detail: { speech: 'Well!' } }, '“Well!”', '「Well!」'],
  [
    { type: 'activity-completed', at, actor, place: room, detail: { action: 'eat', minutes: 9 } },
    'finished eating (9 min)',
    '食事を終えた (9分)',
  ],
  [
    { type: 'activity-interrupted', at, actor, detail: { action: 'rest', need: 'bladder' } },
    'broke off resting (needs the toilet)',
    '休憩を中断した（トイレ）',
  ],
])('[LF24] $type reads as either language writes it', (event, en, ja) => {
  const lines = (['en', 'ja'] as const).map((language) =>
    activityLines({ config: lifeConfig(), world, language }, event),
  );
  expect(lines).toEqual([
    [expect.stringMatching(/^\[08:00\] yana /)],
    [expect.stringMatching(/^\[08:00\] yana /)],
  ]);
  expect(lines.map(([line = '']) => line.replace(/^\S+ \S+ \S+ /, ''))).toEqual([en, ja]);
});

it.each(['ja', 'en'] as const)(
  '[LF24] what is done all day has more than one reason in %s',
  (language) => {
    const { rest, autoMove, pastime } = sayings[language];
    for (const why of [rest, autoMove, pastime]) {
      const day = Array.from({ length: 24 }, (_, i) =>
        why({ id: 'yana', now: i * 45 * MINUTE_MS }),
      );
      expect(new Set(day).size).toBeGreaterThan(3);
      expect(day).toEqual(day.map((_, i) => why({ id: 'yana', now: i * 45 * MINUTE_MS })));
    }
  },
);
