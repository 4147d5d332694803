// What the verb of an action tag does: an act without its things.
import type { TextAct } from './types.ts';

export type TagVerb = Pick<TextAct, 'intent' | 'verb' | 'needsObject' | 'touch'> & {
  /** What the first thing of the tag is to it; the object where nothing is said. */
  readonly takes?: 'object' | 'target';
};
