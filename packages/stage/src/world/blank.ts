// Blanks: a world with nothing in it, and the personality of somebody nobody knows.
import { seedRng } from '../base/rng.ts';
import type { Language } from '../base/vocabulary.ts';
import type { Personality } from './schema/mind.ts';
import type { WorldDocument } from './schema/world-document.ts';

/** Fifty in everything: what one assumes of a stranger. */
export const EVEN_PERSONALITY: Personality = {
  openness: 50,
  conscientiousness: 50,
  extraversion: 50,
  agreeableness: 50,
  neuroticism: 50,
  grit: 50,
  growthMindset: 50,
  values: [],
};

/** A document without places, things or people, for a world that is put together from elsewhere. */
export function blankDocument(options: { language: Language; origin: string }): WorldDocument {
  return {
    version: 1,
    seq: 0,
    language: options.language,
    origin: { pack: options.origin, packVersion: '1' },
    clock: { now: 0, start: '2026-01-01' },
    geography: 'known',
    rules: [],
    rng: [...seedRng(1)] as [number, number, number, number],
    counters: {},
    places: {},
    props: {},
    characters: {},
    beliefs: {},
    relations: {},
    threads: {},
    happenings: {},
    pending: {},
    flags: {},
    locks: {},
    systems: {},
  };
}
