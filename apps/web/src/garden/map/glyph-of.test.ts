// Things are drawn as what they are called, in both languages; what has no name of its own by its kind.
import { expect, it } from 'vitest';
import { glyphOf } from './glyph-of.ts';

it.each([
  ['coffee_maker', 'コーヒーメーカー', 'device', '🫖'],
  ['mug', 'マグカップ', 'thing', '☕'],
  ['coffee_milk', 'coffee milk', 'drink', '🥛'],
  ['p1', '冷蔵庫', 'container', '🧊'],
  ['tv', 'television', 'device', '📺'],
  ['flower_bed', 'flower bed', 'thing', '🌷'],
  ['inn_bed', 'bed by the window', 'seat', '🛏️'],
  ['bed', 'ベッド', 'seat', '🛏️'],
  ['study_door', 'study door', 'door', '🚪'],
  ['cupboard_key', 'cupboard key', 'key', '🗝️'],
  ['x', '見たことのないもの', 'device', '📻'],
] as const)('draws %s (%s) as it is', (id, name, kind, glyph) => {
  expect(glyphOf(id, { name, kind })).toBe(glyph);
});
