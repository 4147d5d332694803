// What the floor must know of a language: how assistants chat, refuse and comment in it, and how it looks.

import type { TalkWeights } from '../talk/talk-weights.ts';

export interface FloorWords {
  /** Sentences about the task instead of the scene; nobody in a scene says them. */
  readonly meta: RegExp;
  /** What an assistant says before and after its work; a person may say it too, so it counts outside of quotes alone. */
  readonly service: RegExp;
  /** A model that will not play, in words no character has: what it is, and what it obeys. */
  readonly confessions: readonly RegExp[];
  /** A model that will not play, in words a character may have: between quotes they are a line. */
  readonly refusals: readonly RegExp[];
  /** Titles of comments behind a turn. */
  readonly notes: RegExp;
  /** What an aside in brackets is that is no act. */
  readonly asides: RegExp;
  /** Titles before what is done, and before what is said. */
  readonly actLabels: RegExp;
  readonly wordLabels: RegExp;
  /** Titles of alternatives. */
  readonly options: RegExp;
  /** Behind somebody's name, where it is only told that they say something. */
  readonly saying: RegExp;
  /** Words of the task and of its readers, which stand in no act. */
  readonly task: RegExp;
  /** Words of films and plays: things in an act, where it is surely one. */
  readonly films: RegExp;
  /** A clause that speaks to whoever reads, as no deed is told. */
  readonly addressed: RegExp;
  /** What stands before and behind a name where one says who one is. */
  readonly self: {
    readonly before: RegExp;
    readonly behind: RegExp;
    /** Whether some call themselves by their own name. */
    readonly isNamed: boolean;
  };
  /** A sentence that tells a deed of oneself as a narrator does, and what it begins with that is no part of the deed. */
  readonly narrated: { readonly sentence: RegExp; readonly subject: RegExp };
  /** Whoever reads or plays, spoken to in an act. */
  readonly you: RegExp;
  /** A sentence that only tells how the words before it were said. */
  readonly toldSaying: RegExp;
  /** The marks of a quote within a quote. */
  readonly innerQuotes: readonly [string, string];
  /** Behind somebody's name, where something is told of them. */
  readonly toldOf: RegExp;
  /** A sentence that is spoken to somebody, whoever is named in it. */
  readonly toSomebody: RegExp;
  /** Whether a sentence is in no language of this scene; names of the world are left out before. */
  readonly isForeign: (sentence: string) => boolean;
  /** Whether words are surely in this language, however few they are. */
  readonly isSurely: (speech: string) => boolean;
  /** Whether words are none: letters without sense. */
  readonly isGibberish: (speech: string) => boolean;
  /** What sounds like talk in it; nothing where nobody has gathered any. */
  readonly talk?: TalkWeights | undefined;
  /** What reads like something one does. */
  readonly acts?: TalkWeights | undefined;
  /** Bare letters of sentences that everybody says: they may come back at once. */
  readonly stock: ReadonlySet<string>;
  /** What a sentence ends with that is whole. */
  readonly ended: RegExp;
  /** What the end of a broken off sentence looks like, where no mark ends it. */
  readonly open: RegExp;
  /** Characters of a line beyond which nobody listens. */
  readonly mostCharacters: number;
}
