// The quality of a line on five axes, by rule: from 0 to 1 each, and their mean.
import { relevance } from '../remember/relevance.ts';

export interface QualityInput {
  readonly speech: string;
  /** What was said before it, newest last. */
  readonly before: readonly string[];
  /** Violations in the text as the GM saw them. */
  readonly violations: number;
  /** Repairs the reader had to make. */
  readonly repairs: number;
  /** Findings on tone and address. */
  readonly slips: number;
  readonly maxSentences?: number | undefined;
}

/** Does it fit the world, the character, the form, what was said before, and is it new? */
export const QUALITY_AXES = ['consistency', 'character', 'form', 'relevance', 'variety'] as const;
export type QualityAxis = (typeof QUALITY_AXES)[number];

export type Quality = Readonly<Record<QualityAxis | 'mean', number>>;

/** The five axes and their mean. */
export function qualityFrom(scoreOf: (axis: QualityAxis) => number): Quality {
  const axes = QUALITY_AXES.map((axis) => [axis, scoreOf(axis)] as const);
  const mean = axes.reduce((sum, [, score]) => sum + score, 0) / axes.length;
  return { ...Object.fromEntries(axes), mean } as Quality;
}

/** Scores one line. */
export function qualityOf(input: QualityInput): Quality {
  const { speech, before } = input;
  const last = before.at(-1) ?? '';
  const closest = Math.max(
    0,
    ...before.slice(-LOOKED_BACK).map((line) => (line === speech ? 1 : relevance(line, speech))),
  );
  const axes = {
    consistency: 1 / (1 + input.violations),
    character: 1 / (1 + input.slips),
    form: formOf(input),
    relevance: last === '' ? 1 : Math.min(1, 0.5 + relevance(last, speech)),
    variety: 1 - closest * 0.8,
  };
  return qualityFrom((axis) => axes[axis]);
}

/** A readable form, and not too long for this voice. */
function formOf({ speech, repairs, maxSentences = 4 }: QualityInput): number {
  const sentences = speech.split(/[。！？!?]+/u).filter((part) => part.trim() !== '').length;
  const length = sentences === 0 ? 0.5 : sentences <= maxSentences ? 1 : maxSentences / sentences;
  return length / (1 + repairs * 0.25);
}

const LOOKED_BACK = 10;
