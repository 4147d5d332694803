// The shape of a verb in the English lexicon, and of the groups it is written in.
import type { Intent } from '../types.ts';

/** The part a phrase plays in an act. `carry` is a target one goes to with the thing. */
export type PhraseRole = 'object' | 'target' | 'source' | 'tool' | 'via' | 'carry' | 'skip';

/** What a bare noun after the verb is: required or optional object, the goal, the start, a seat, or nothing. */
export type ObjectUse = 'needs' | 'may' | 'none' | 'target' | 'source' | 'seat';

/** Verbs that share a meaning and a frame; `words` holds `verb`, `verb particle` and `verb ~preposition`. */
export interface VerbGroup {
  readonly intent: Intent;
  readonly verb: string;
  readonly object: ObjectUse;
  /** `preposition=role` pairs; `object=target` swaps the bare object. */
  readonly frame: string;
  readonly words: string;
  /** The thing stays where it is: pressed, rung, opened, reached into. */
  readonly touch?: true;
  /** Takes two objects: `hands Ayu the mug`. */
  readonly ditransitive?: true;
  /** Going away by itself means leaving the place. */
  readonly away?: true;
}

/** One verb as looked up. */
export interface VerbEntry {
  readonly word: string;
  /** The word as written, where another word's entry was meant. */
  readonly said?: string;
  readonly intent: Intent;
  readonly verb: string;
  readonly object: ObjectUse;
  readonly frame: ReadonlyMap<string, PhraseRole>;
  readonly touch: boolean;
  readonly ditransitive: boolean;
  readonly away: boolean;
}
