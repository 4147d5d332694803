// What is wrong with the sections of daily life, in both languages: what it is, and what to do about it.
import { nearest, type PackProblem } from '@hakoniwa/stage';

type ProblemWords = Pick<PackProblem, 'message' | 'fix'>;

/** A name that nothing in the pack has, and the one that may have been meant. */
export function unknownInPack(id: string, known: Iterable<string>): ProblemWords {
  const meant = nearest(id, known);
  return {
    message: { ja: `「${id}」はこのパックにありません。`, en: `There is no "${id}" in this pack.` },
    fix: { ja: `「${meant}」ではありませんか？`, en: `Did you mean "${meant}"?` },
  };
}

/** What may be wrong with the length of an action. */
export const ACTION_FAULTS = {
  ACTION_FIXED_AND_VARIABLE: {
    message: {
      ja: '固定時間の行動に範囲か毎分の効果があります。',
      en: 'A fixed action has a range or effects per minute.',
    },
    fix: {
      ja: '`fixed` を消すか、`duration` と `effects` だけにしてください。',
      en: 'Drop `fixed`, or keep only `duration` and `effects`.',
    },
  },
  ACTION_DURATION_MISSING: {
    message: { ja: '固定時間の行動に時間がありません。', en: 'A fixed action has no duration.' },
    fix: { ja: '`duration` を分で書いてください。', en: 'Give its `duration` in minutes.' },
  },
  ACTION_NOT_FIXED: {
    message: {
      ja: '`duration` と `effects` は固定時間の行動だけのものです。',
      en: '`duration` and `effects` belong to fixed actions only.',
    },
    fix: {
      ja: '`fixed: true` を加えるか、`durationRange` と `perMinute` にしてください。',
      en: 'Add `fixed: true`, or use `durationRange` and `perMinute`.',
    },
  },
  ACTION_RANGE_UNORDERED: {
    message: {
      ja: '時間の範囲の順序が違います。',
      en: 'The range of minutes is out of order.',
    },
    fix: {
      ja: '`min` ≦ `default` ≦ `max` にしてください。',
      en: 'Make it `min` ≤ `default` ≤ `max`.',
    },
  },
} as const satisfies Readonly<Record<string, ProblemWords>>;
