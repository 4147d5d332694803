// The languages the sanitizer knows, and the one an action is written in.
import { LANGUAGE_READERS } from '../language/languages.ts';
import type { Sanitizing } from '../language/sanitizing.ts';

export const TONGUES: readonly Sanitizing[] = Object.values(LANGUAGE_READERS).map(
  ({ sanitizing }) => sanitizing,
);

/** By its script, else the language that has none of its own. */
export const tongueOf = (action: string): Sanitizing =>
  TONGUES.find(({ script }) => script?.test(action)) ?? PLAIN;

const PLAIN = TONGUES.find(({ script }) => script === undefined) ?? LANGUAGE_READERS.en.sanitizing;

/** Gestures of the body that are always fine (spec 4 §2.2), in every language. */
export const ALL_SAFE_ACTIONS: readonly string[] = TONGUES.flatMap(
  ({ safeActions }) => safeActions,
);
