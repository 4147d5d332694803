// How far a sentence is from what people say to each other: below zero it is talk, far above it nobody says it aloud.
import type { Language } from '@hakoniwa/stage';
import { talkFeatures } from './talk-features.ts';
import type { TalkWeights } from './talk-weights.ts';

export function talkScore(
  sentence: string,
  { weights, language }: { readonly weights: TalkWeights; readonly language: Language },
): number {
  const features = talkFeatures(sentence, language);
  const sum = features.reduce((total, number) => total + (weights.of[number] ?? 0), 0);
  return weights.bias + (sum * weights.unit) / Math.sqrt(features.length);
}

/** How much the company of a sentence counts: among easy talk, what is stiff is stranger; stiff company excuses nothing. */
const COMPANY = 0.2;

/** What a score amounts to beside those of the rest of its turn. */
export function besideOthers(
  score: number,
  { others, weights }: { readonly others: readonly number[]; readonly weights: TalkWeights },
): number {
  const rest =
    others.length === 0
      ? weights.rest
      : others.reduce((total, one) => total + one, 0) / others.length;
  return score + COMPANY * Math.max(0, weights.rest - rest);
}
