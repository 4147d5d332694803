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

export interface Quality {
  readonly consistency: number;
  readonly character: number;
  readonly form: number;
  readonly relevance: number;
  readonly variety: number;
  readonly mean: number;
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
  const mean =
    Object.values(axes).reduce((sum, value) => sum + value, 0) / Object.keys(axes).length;
  return { ...axes, mean };
}

/** A readable form, and not too long for this voice. */
function formOf({ speech, repairs, maxSentences = 4 }: QualityInput): number {
  const sentences = speech.split(/[。！？!?]+/u).filter((part) => part.trim() !== '').length;
  const length = sentences === 0 ? 0.5 : sentences <= maxSentences ? 1 : maxSentences / sentences;
  return length / (1 + repairs * 0.25);
}

const LOOKED_BACK = 10;
