// The judge's rules on what a text does, in the order they are asked.
import { derived } from './derived.ts';
import { emptyVessel } from './empty-vessel.ts';
import { fetch } from './fetch.ts';
import { gestureRule } from './gesture.ts';
import { handle } from './handle.ts';
import { moveRule } from './move.ts';
import { nowhere } from './nowhere.ts';
import { passage } from './passage.ts';
import type { JudgeRule } from './question.ts';
import { seek } from './seek.ts';
import { unclear } from './unclear.ts';

export const JUDGE_RULES: readonly JudgeRule[] = [
  gestureRule,
  moveRule,
  unclear,
  seek,
  passage,
  emptyVessel,
  nowhere,
  derived,
  fetch,
  handle,
];
