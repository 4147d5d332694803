// What a card states about a personality in so many words; everything else is the middle.
import { TRAIT_NAMES } from './data/trait-names.ts';

/** Where nothing is stated. */
const MIDDLE = 50;

export type StatedPersonality = Record<keyof typeof TRAIT_NAMES, number>;

/** Points from 0 to 100: `Openness: 80`, `外向性：30`, `grit 7/10`, `agreeableness = 60%`. */
export function statedPersonality(text: string): StatedPersonality {
  const lower = text.normalize('NFKC').toLowerCase();
  const found = Object.entries(TRAIT_NAMES).map(([trait, names]) => [
    trait,
    pointsOf(lower, names),
  ]);
  return Object.fromEntries(found) as StatedPersonality;
}

function pointsOf(text: string, names: readonly string[]): number {
  for (const name of names) {
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
      const after = text.slice(at + name.length, at + name.length + 24);
      const match = /^\s{0,3}[:=(]?\s{0,3}(\d{1,3})(?:\.\d{1,3})?(?:\s?\/\s?(\d{1,3}))?/.exec(
        after,
      );
      const points = match && Math.round((Number(match[1]) * 100) / Number(match[2] ?? 100));
      if (points !== null && points >= 0 && points <= 100) return points;
    }
  }
  return MIDDLE;
}

/** Traits listed in short words: `calm, stubborn, kind` or `冷静、頑固`. Prose is no list. */
export function statedTraits(text: string): string[] {
  const parts = text
    .split(/[,、，;・\n]/)
    .map((part) => part.trim().replace(/[.。]$/, ''))
    .filter((part) => part !== '');
  const isList = parts.length > 1 && parts.every((part) => part.length <= TRAIT_LENGTH);
  return isList ? [...new Set(parts)].slice(0, TRAITS) : [];
}

/** Characters of the longest thing that is still a trait rather than a sentence. */
const TRAIT_LENGTH = 32;
/** As many as a sheet may list. */
const TRAITS = 30;
