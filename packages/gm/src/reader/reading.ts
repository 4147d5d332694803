// A reading: what a text does and says, part by part, in the order in which it is written. No language is in here.
import type { CharacterId, Promised, SpokenAct, Statement, World } from '@hakoniwa/stage';
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
  /** What a player plainly wants; in a player's text alone. */
  readonly played?: PlayedWords;
  /** What all spans refer to: the text as written, or the plain form of an answer in JSON. */
  readonly text: string;
}

export type ReadPart = ReadDeed | ReadSaying;

/** Something that is done. */
export interface ReadDeed {
  readonly is: 'deed';
  /** The Stage's verb, or `emote` for a gesture. */
  readonly verb: string;
  readonly roles: DeedRoles;
  readonly mood: DeedMood;
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
export type Meta = 'help' | 'quests' | 'bag' | 'status' | 'hint' | 'undo' | 'stop' | 'look';

/** A stretch of the text, from an offset up to another. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** All that has a name, and the language it is named in. */
export type WorldNames = Pick<World, 'language' | 'characters' | 'props' | 'places' | 'indexes'>;
