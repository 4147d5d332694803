// What a language finds in a player's own words: deeds with their mood, words told of or said outright, questions to the game.
import type { SpeechAct } from '@hakoniwa/stage';

/** What is asked of the game and never of a person. */
export type GameAsk = 'help' | 'quests' | 'bag' | 'status' | 'hint' | 'undo' | 'stop' | 'look';

/** Whether what a player writes is to happen. */
export type PlayedMood = 'done' | 'tried' | 'meant' | 'imagined' | 'negated';

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Something to be done, restated as narration would tell it. */
export interface DeedClause extends Stretch {
  readonly is: 'deed';
  /** As a performance says it, whatever the mood; the stretch itself where nothing had to be restated. */
  readonly plain: string;
  readonly mood: PlayedMood;
  /** A verb opens it that the language knows. */
  readonly isVerbal?: boolean;
  /** The clauses it was joined of, each with where it stands in the restated text. */
  readonly pieces?: readonly DeedPiece[];
  /** Told of oneself with a verb that is known: a boast, if it is no deed. */
  readonly isOfSelf?: boolean;
}

/** A clause among those that are told together. */
export interface DeedPiece extends Stretch {
  readonly from: number;
  readonly to: number;
  readonly isVerbal?: boolean | undefined;
}

/** Two deeds told together, the joint between them written out. */
export function joinedDeeds(
  last: DeedClause,
  { next, joint }: { readonly next: DeedClause; readonly joint: string },
): DeedClause {
  const shift = last.plain.length + joint.length;
  const moved = clausesIn(next).map((one) => ({
    ...one,
    from: one.from + shift,
    to: one.to + shift,
  }));
  return {
    ...last,
    plain: `${last.plain}${joint}${next.plain}`,
    end: next.end,
    pieces: [...clausesIn(last), ...moved],
  };
}

/** The clauses that a deed was joined of; itself where it was not. */
export function clausesIn(clause: DeedClause): readonly DeedPiece[] {
  const { start, end, plain, isVerbal, pieces } = clause;
  return pieces ?? [{ start, end, from: 0, to: plain.length, isVerbal }];
}

/** Words that are told of: asks Ben where the tray is; says "hello". */
export interface TellingClause extends Stretch {
  readonly is: 'telling';
  /** What the verb and its complement make of it; `words` where the words themselves decide. */
  readonly act: SpeechAct | 'words';
  /** Whom the text names as the one who is spoken to. */
  readonly to?: string;
  /** What is said or asked about, as far as it is written. */
  readonly words?: string;
  /** Whether the words stand in quotes. */
  readonly isQuoted: boolean;
  /** What is to be done by it, as narration, where something is asked for or promised. */
  readonly deed?: string;
  readonly mood: PlayedMood;
}

/** Words said outright, though nothing marks them. */
export interface SpeechClause extends Stretch {
  readonly is: 'speech';
}

export interface AskingClause extends Stretch {
  readonly is: 'meta';
  readonly meta: GameAsk;
}

/** Neither done, said nor asked: never mind, ok. */
export interface FillerClause extends Stretch {
  readonly is: 'filler';
}

/** Words of no language that is read here. */
export interface UnreadClause extends Stretch {
  readonly is: 'unread';
}

export type PlayedClause =
  | DeedClause
  | TellingClause
  | SpeechClause
  | AskingClause
  | FillerClause
  | UnreadClause;

/** Words by which something is asked of the game: regular expressions that fit all that is left without the words around. */
export interface GameWords {
  readonly asks: Readonly<Record<GameAsk, readonly string[]>>;
  /** Words that may stand before and after them and mean nothing by themselves. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** What parts words; nothing where they are not parted. */
  readonly gap: string;
}

/** Verbs of saying that do the same. */
export interface SayingVerbs {
  /** What they do with words; `ask` and `tell` go by their complement, `words` by what is said. */
  readonly act: SpeechAct | 'words';
  /** Whether they are verbs of saying only toward a person or with words of somebody. */
  readonly ofPeople?: true;
  readonly words: string;
}

/** A verb of saying with what its group says of it. */
export type SayingVerb = Omit<SayingVerbs, 'words'>;

/** The groups of a table by their words. */
export function sayingTable(groups: readonly SayingVerbs[]): ReadonlyMap<string, SayingVerb> {
  return new Map(
    groups.flatMap(({ words, ...verb }) =>
      words
        .split(/[,\n]/u)
        .map((word) => word.trim())
        .filter(Boolean)
        .map((word) => [word, verb] as const),
    ),
  );
}

/** What a player means by a verb that narration tells of without consequence. */
export interface PlayedVerb {
  readonly verb: string;
  /** Only toward somebody. */
  readonly toPerson?: true;
  /** Verbs of the Stage it goes before, besides a gesture. */
  readonly over?: readonly string[];
}

/** Rows of such verbs by their dictionary forms. */
export function playedVerbTable(
  rows: readonly (PlayedVerb & { readonly words: string })[],
): ReadonlyMap<string, PlayedVerb> {
  return new Map(
    rows.flatMap(({ words, ...row }) => words.split(/\s+/u).map((word) => [word, row] as const)),
  );
}
