// A sound little campaign that tests change one thing of.
import { type PackFiles, type PackProblem, validatePack } from '@hakoniwa/stage';
import { SESSION_SECTIONS } from '../sections.ts';

const EVEN =
  '{ openness: 50, conscientiousness: 50, extraversion: 50, agreeableness: 50, neuroticism: 50, grit: 50, growthMindset: 50 }';

export const FILES: PackFiles = {
  'pack.yaml': `id: small
version: 1.0.0
title: 小さな町
description: 試すための町。
languages: [ja]
licence: MIT
`,
  'places.yaml': `square:
  name: 広場
  exits: [{ to: cellar, via: door }]
  facility: { tags: [public] }
cellar:
  name: 穴蔵
  exits: [{ to: square, via: door }]
  facility: { tags: [ruin] }
`,
  'props.yaml': `door: { name: 扉, kind: door, at: square, state: [locked], key: key }
key: { name: 鍵, kind: key, at: square }
letter: { name: 手紙, kind: readable, at: cellar, portable: true }
`,
  'characters.yaml': `hana: { name: はな, description: 門番。, place: square, personality: ${EVEN} }
toki: { name: とき, description: 学者。, place: cellar, personality: ${EVEN} }
`,
  'scenarios/start.yaml': 'id: start\ntitle: はじまり\n',
  'quests.yaml': `walk:
  title: 歩く
  description: 町を知る。
  first: true
  giver: hana
  objectives:
    - { id: talk, event: npc.talked, count: 2, text: ふたりと話す }
    - { id: bring, event: item.delivered, of: [letter], to: hana, text: 手紙を届ける }
    - { id: learn, event: info.gathered, of: [letter], text: 手紙を読む }
    - { id: use, event: skill.used, of: [search], text: 探る }
    - { id: bag, event: inventory.opened, text: 荷物を見る }
    - { id: live, event: encounter.survived, text: 生きのびる }
    - { id: find, event: fragment.found, of: [echo], text: 見つける }
    - { id: deep, event: gate.reached, of: [cellar], text: 降りる }
  rewards: { exp: 10, items: [{ item: potion, count: 2 }], skills: { search: 5 } }
  done: 歩いた。
`,
  'encounters.yaml': `rat:
  name: 鼠
  places: [cellar]
  chance: 50
  text: 鼠がいる。
  enemies: [{ name: 鼠, hp: 5, attack: 2, defence: 0, agility: 4 }]
  waysOut: [{ id: shoo, text: 追い払う, needs: { skill: search }, works: 逃げた。 }]
  rewards: { exp: 1 }
  won: 静かになった。
`,
  'fragments.yaml': `echo:
  keyword: 足音
  emotion: neutral
  rarity: common
  memory: mystery
  found: { place: cellar, by: read, of: letter }
  glimpse: 音がした。
  backstory: 昔の足音。
`,
  'session.yaml': `opening:
  scenario: start
  place: square
  intro: [着いた。]
  question: どうする？
  choices:
    - { id: look, text: 見る, act: { verb: look } }
    - { id: talk, text: 話す, act: { talk: hana } }
    - { id: take, text: 取る, act: { verb: take, object: key } }
visitor: { hp: 10, mp: 10, attack: 1, defence: 1, agility: 1, money: 0, items: [{ item: potion }] }
skills:
  search: { name: 探索, description: 探る。, matches: [{ verbs: [search] }] }
items:
  potion: { name: 薬, description: 苦い。, type: consumable, rarity: common, effects: { hp: 5 } }
axes: { peace: 70, resources: 60, magic: 50, corruption: 30 }
arcs:
  journey:
    title: 旅
    description: 旅に出る。
    type: personal_story
    conflict: 行くか、残るか。
    phases: [{ title: 一, text: 始まり, milestones: [{ id: a, title: あ, needs: { quests: [walk], talkedTo: [toki] } }] }]
firstArc: journey
`,
};

/** The small campaign with one text of a file replaced. */
export function changed(file: string, from: string, to: string): PackFiles {
  const text = FILES[file] ?? '';
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
  return { ...FILES, [file]: text.replace(from, to) };
}

/** `CODE file:line word` of each problem, with the word that stands at its column. */
export function problemsOf(files: PackFiles): string[] {
  return validatePack(files, { sections: SESSION_SECTIONS }).problems.map(
    ({ code, file, line, column }: PackProblem) => {
      const text = (files[file] ?? '').split('\n')[line - 1] ?? '';
      const [word = ''] = /^[^,}\]]*/.exec(text.slice(column - 1)) ?? [];
      return `${code} ${file}:${line} ${word.trim()}`;
    },
  );
}
