// Twenty seeded mistakes over several files give exactly twenty problems, each in its place, in one run.
import { expect, it } from 'vitest';
import { told } from './test/small-pack.ts';
import { type PackFiles, validatePack } from './validate-pack.ts';

/** Each mistake stands on a line that ends with `# n CODE`; the column is that of the given text. */
const files: PackFiles = {
  'pack.yaml': `id: faulty
version: 1.0.0
title: { ja: まちがい, en: Mistakes }
description: { ja: 直すところばかりの家。, en: A house to be put right. }
languages: [ja, en]
licence: MIT
licence_url: none # 1 FIELD_UNKNOWN @licence_url
defaults:
  scenario: lost # 2 SCENARIO_UNKNOWN @lost
`,
  'places.yaml': `hall:
  name: { ja: 廊下, en: hall }
  exits:
    - rooom # 3 EXIT_TARGET_MISSING @rooom
    - { to: room, via: gate } # 4 EXIT_DOOR_MISSING @gate
    - cellar # 5 EXIT_ONE_WAY @cellar
room:
  name: 部屋 # 6 LANGUAGE_MISSING @部屋
  exits: [hall]
cellar:
  name: { ja: 地下室, en: cellar }
`,
  'props.yaml': `lamp:
  name: { ja: 灯り, en: lamp }
  kind: devise # 7 KIND_UNKNOWN @devise
  at: hall
box:
  name: { ja: 箱, en: box }
  kind: container
  at: attic # 8 PROP_NOWHERE @attic
  key: gold_key # 9 PROP_KEY_MISSING @gold_key
  capacity: lots # 10 FIELD_TYPE @lots
cup:
  name: { ja: 杯, en: cup }
  at: { inside: shelf } # 11 PROP_CONTAINER_MISSING @shelf
  owner: nobody # 12 OWNER_MISSING @nobody
  affordances:
    - '飲む(要:' # 13 AFFORDANCE_SYNTAX @'飲む
door:
  name: { ja: 扉, en: door }
  kind: door
  at: hall
  state: [open, closed] # 14 STATE_CONFLICT @[open
hall: # 15 ID_DUPLICATE @hall
  name: { ja: 広間, en: great hall }
  at: hall
`,
  'characters.yaml': `hana:
  name: { ja: はな, en: Hana }
  description: { ja: 試す人。, en: She tries things. }
  place: garden # 16 CHARACTER_NOWHERE @garden
  personality: { openness: 50, conscientiousness: 50, extraversion: 50, agreeableness: 50, neuroticism: 50, grit: 50, growthMindset: 50 }
  relations:
    taro: { affinity: 10 } # 17 CHARACTER_REFERENCE_UNKNOWN @taro
`,
  'scenarios/first.yaml': `id: frist # 18 SCENARIO_ID_MISMATCH @frist
title: { ja: はじめ, en: First }
cast:
  - { id: hanna, place: hall } # 19 SCENARIO_CAST_UNKNOWN @hanna
`,
  'scenarios/second.yaml': `id: second
title: { ja: つぎ, en: Second
turns: 3 # 20 YAML_SYNTAX @turns
`,
};

function seeded(): string[] {
  return Object.entries(files).flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) => {
      const [, code, at = ''] = /# \d+ (\w+) @(.+)$/.exec(line) ?? [];
      return code === undefined ? [] : [`${code} ${file}:${index + 1}:${line.indexOf(at) + 1}`];
    }),
  );
}

it('[K2] finds twenty mistakes in one run, each at its line and column, and nothing else', () => {
  const { pack, problems } = validatePack(files);
  const found = problems.map(told);
  expect(pack).toBeUndefined();
  expect(found).toHaveLength(20);
  expect(found.toSorted()).toEqual(seeded().toSorted());
});

it('[K2] every problem says what is wrong and what would fix it, in both languages', () => {
  for (const { code, message, fix } of validatePack(files).problems) {
    for (const text of [message.ja, message.en, fix.ja, fix.en]) {
      expect(text, code).not.toBe('');
      expect(text, code).not.toMatch(/\{\w+\}|undefined/);
    }
  }
});
