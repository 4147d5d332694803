// What packs may say of daily life: refused with file and line, or alive without code.
import { validatePack } from '@hakoniwa/stage';
import { aPlace } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { activityLines } from '../chronicle/activity-log.ts';
import { doing, flat, live } from '../test/live.ts';
import { EPISODE_SECTION } from './episodes.ts';
import { lifeConfig } from './life-config.ts';
import { lifeOfPack } from './life-of-pack.ts';
import { SCHEDULE_SECTION } from './schedules.ts';
import { WORLD_CONFIG_SECTION } from './world-config.ts';

const SECTIONS = [WORLD_CONFIG_SECTION, EPISODE_SECTION, SCHEDULE_SECTION];
const base = {
  'pack.yaml':
    'id: p\nversion: 1.0.0\nlanguages: [ja]\ntitle: 町\ndescription: 町。\nlicence: MIT\n',
  'places.yaml': 'home: { name: 家 }\n',
};

const problems = (file: string, text: string) =>
  validatePack({ ...base, [file]: text }, { sections: SECTIONS })
    .problems.filter((one) => one.file === file)
    .map(({ code, line }) => `${code} ${line}`);

it.each([
  [
    'world-config.json',
    '{\n "actions": {\n  "eat": { "durationRange": { "min": 60, "max": 15, "default": 30 } }\n }\n}',
    'ACTION_RANGE_UNORDERED 3',
  ],
  [
    'world-config.yaml',
    'actions:\n  talk:\n    fixed: true\n    effects: { mood: 20 }\n',
    'ACTION_DURATION_MISSING 3',
  ],
  ['world-config.yaml', 'decay:\n  satiety: a lot\n', 'FIELD_TYPE 2'],
  ['world-config.yaml', 'miniEpisode:\n  probabilty: 0.5\n', 'FIELD_UNKNOWN 2'],
  [
    'episodes.yaml',
    'episodes:\n  - { id: a, action: eat, text: 夢, effects: { mood: 50 } }\n',
    'FIELD_VALUE 2',
  ],
  [
    'episodes.yaml',
    'episodes:\n  - { id: a, action: eat, when: { at: { place: hone } }, text: 夢, effects: {} }\n',
    'GOAL_UNKNOWN_ENTITY 2',
  ],
  ['schedules.yaml', 'nobody:\n  - { at: "09:00", action: work }\n', 'SCHEDULE_NAME_UNKNOWN 1'],
])('[LF22] %s is refused in its place', (file, text, expected) => {
  expect(problems(file, text)).toContain(expected);
});

it('[LF22] the shape of the specification loads as it is', () => {
  const text = JSON.stringify({
    actions: {
      sleep: {
        durationRange: { min: 30, max: 480, default: 480 },
        perMinute: { energy: 0.208, mood: 0.042 },
      },
      talk: { fixed: true, duration: 5, effects: { mood: 20 } },
      thinking: { fixed: true, duration: 0, effects: {} },
    },
    miniEpisode: { probability: 0.5 },
  });
  expect(problems('world-config.json', text)).toEqual([]);
});

it('[LF23] a pack adds `read` and a `library` without code', () => {
  const config = lifeOfPack({
    sections: {
      'world-config': {
        'world-config.yaml': {
          actions: {
            read: {
              durationRange: { min: 10, max: 90, default: 40 },
              perMinute: { mood: 0.4 },
              requirements: { facilityTags: ['library'] },
              emoji: '📖',
              label: { ja: '読書', en: 'read' },
            },
          },
        },
      },
    },
  });
  const library = aPlace('library', [], { facility: { tags: ['library'] } });
  const world = flat({ place: 'library' }, { places: [library] });
  const run = live(world, { config, decide: doing('read'), minutes: 40 });
  const lines = run.events.flatMap((event) =>
    activityLines({ config, world: run.world, language: 'ja' }, event as never),
  );
  expect(lines.slice(0, 2)).toEqual([
    '[08:00] yana 📖 読書 → library (40分) [yana]',
    '[08:40] yana 📖 読書を終えた (40分)',
  ]);
});

it('[LF24] an episode has a line of its own, in the words of the pack', () => {
  const episodes = [
    {
      id: 'view',
      action: 'rest',
      text: { ja: '綺麗な景色を見つけた', en: 'found a fine view' },
      effects: { mood: 5 },
    },
  ];
  const config = lifeConfig({ file: { miniEpisode: { probability: 1 } }, episodes });
  const { events, world } = live(flat(), {
    config,
    decide: doing({ action: 'rest', durationMinutes: 30 }),
    minutes: 30,
  });
  const lines = events.flatMap((event) => activityLines({ config, world }, event as never));
  expect(lines).toContain('[08:30] yana ✨ found a fine view (mood+5)');
  expect(lines).toContain('[08:30] yana ☕ finished resting (30 min)');
});

it('[LF30] lines of a talk and happenings have a line each', () => {
  const world = flat();
  const at = world.clock.now;
  const said = { type: 'turn-performed', at, actor: 'yana', detail: { speech: 'Good morning.' } };
  const rang = { type: 'happening-injected', at, detail: { text: 'A bell rings.' } };
  const silent = { type: 'turn-performed', at, actor: 'yana', detail: { speech: '' } };
  const lines = [said, rang, silent].flatMap((event) =>
    activityLines({ config: lifeConfig(), world }, event as never),
  );
  expect(lines).toEqual(['[08:00] yana 💬 “Good morning.”', '[08:00] 🎬 A bell rings.']);
});
