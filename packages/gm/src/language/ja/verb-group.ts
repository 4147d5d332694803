// What the lexicon says of a verb: its meaning to the world and its case frame.
import type { Intent } from '../types.ts';

/** What a case particle's noun is to a verb. */
export type CaseRole = 'object' | 'target' | 'source' | 'tool' | 'via';
/** Which noun plays which part, by case particle. */
export type CaseFrame = Readonly<Partial<Record<string, CaseRole>>>;

/** Verbs of like meaning and grammar. */
export interface VerbGroup {
  /** The Stage's verb. */
  readonly verb: string;
  readonly intent: Intent;
  readonly frame: CaseFrame;
  readonly needsObject: boolean;
  /** Doing it implies having the object in hand. */
  readonly picksUp?: true;
  /** What it is when no noun says where to or what: a mere gesture. */
  readonly bare?: 'emote';
  /** Dictionary forms, apart by white space. */
  readonly words: string;
}
