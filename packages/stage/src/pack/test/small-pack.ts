// A sound little pack that tests change one thing of.
import type { PackProblem } from '../problem.ts';
import { type PackFiles, validatePack } from '../validate-pack.ts';

export const SMALL: PackFiles = {
  'pack.yaml': `id: small
version: 1.0.0
title: 小さな家
description: 試すための家。
languages: [ja]
licence: MIT
`,
  'places.yaml': `hall:
  name: 廊下
  exits: [room]
room:
  name: 部屋
  exits: [hall]
`,
  'props.yaml': `box:
  name: 箱
  kind: container
  at: room
  state: [locked]
  key: key
  affordances: ['開ける(要:鍵)']
  contains: [gem]
gem:
  name: 宝石
key:
  name: 鍵
  kind: key
  at: hall
`,
  'characters.yaml': `hana:
  name: はな
  description: 試す人。
  place: hall
  personality: { openness: 50, conscientiousness: 50, extraversion: 50, agreeableness: 50, neuroticism: 50, grit: 50, growthMindset: 50 }
`,
  'scenarios/find.yaml': `id: find
title: 宝石探し
goal:
  holds: { character: hana, prop: gem }
`,
};

/** The small pack with some files changed, added (or, with undefined, left out). */
export function small(changes: Readonly<Record<string, string | undefined>> = {}): PackFiles {
  const merged = Object.entries({ ...SMALL, ...changes });
  return Object.fromEntries(
    merged.filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** `CODE file:line:column` of each problem. */
export function codes(files: PackFiles): string[] {
  return validatePack(files).problems.map(told);
}

/** One problem as a short line. */
export function told({ code, file, line, column }: PackProblem): string {
  return `${code} ${file}:${line}:${column}`;
}
