// A reading: what a text does and says, part by part, in the order in which it is written. No language is in here.
import type { CharacterId, Promised, SpokenAct, Statement } from '@hakoniwa/stage';
import type { GameAsk } from '../language/played-clauses.ts';
import type { Noun } from '../language/types.ts';
import type { PlayedWords } from './played-words.ts';

/** Whose text it is: a character's own performance, a player's wish, or a director's order. */
export type ReadingMode = 'performed' | 'played' | 'directed';

/** Whatever people or models write, read. */
export interface Reading {
  readonly parts: readonly ReadPart[];
  /** What was written and not understood, or is not the speaker's: kept, shown, and never taken for speech. */
  readonly unread: readonly Span[];
  /** Asked of the game and never of a person; in a player's text alone. */
  readonly meta?: Meta;
  /** All that is asked of the game, each with its place; in a player's text alone. */
  readonly asks?: readonly AskedOfGame[];
  /** A player's text as a performance writes it, for the judge: what is done and said, and nothing that is not to happen. */
  readonly performed?: string;
  /** The same with gestures for what is told of and looked at: for a scene, where nobody else tells of it. */
  readonly staged?: string;
  /** What a player plainly wants; in a player's text alone. */
  readonly played?: PlayedWords;
  /** What all spans refer to: the text as written, or the plain form of an answer in JSON. */
  readonly text: string;
}

/** Something asked of the game. */
export interface AskedOfGame {
  readonly meta: Meta;
  readonly span: Span;
}

export type ReadPart = ReadDeed | ReadSaying;

/** Something that is done. */
export interface ReadDeed {
  readonly is: 'deed';
  /** The Stage's verb, or `emote` for a gesture. */
  readonly verb: string;
  readonly roles: DeedRoles;
  readonly mood: DeedMood;
  /** Told of oneself with a verb of which nothing is known: a boast, or something the game alone understands. */
  readonly isBoast?: true;
  readonly actor: CharacterId;
  readonly span: Span;
}

/** What a deed is done to, with and where, as the text names it. */
export interface DeedRoles {
  readonly object?: Noun;
  readonly target?: Noun;
  readonly tool?: Noun;
  readonly from?: Noun;
  readonly to?: Noun;
  /** Through what one passes. */
  readonly via?: Noun;
}

/** Whether it is done at all. What a language does not tell apart yet it leaves out of the parts. */
export type DeedMood =
  | 'done'
  | 'tried'
  | 'meant'
  | 'imagined'
  | 'negated'
  | 'past'
  | 'habit'
  | 'ordered';

/** Something that is said, and what the words do. */
export interface ReadSaying extends SaidWords {
  readonly is: 'saying';
  /** Told of and not word for word: asks Ben where the tray is. */
  readonly isToldOf?: true;
  readonly span: Span;
}

/** Words, read without their place in a text. */
export interface SaidWords {
  readonly text: string;
  /** To whom, where the words or the scene leave no doubt. */
  readonly to?: CharacterId;
  readonly acts: readonly SpokenAct[];
  readonly promises: readonly Promised[];
  readonly claims: readonly Statement[];
}

/** What is asked of the game. */
export type Meta = GameAsk;

/** A stretch of the text, from an offset up to another. */
export interface Span {
  readonly start: number;
  readonly end: number;
}
