// What a language brings to read a player's own words: what is plainly wanted, and what it is wanted of.

/** What a player may plainly want or ask. */
export const PLAYER_WISHES = [
  /** A word with somebody. */
  'talk',
  /** To know something. */
  'ask',
  /** To know something, of nobody in particular. */
  'ask-anybody',
  /** Whoever is near, by no name. */
  'anybody',
  /** Where one is. */
  'ask-here',
  /** The way to somewhere. */
  'ask-way',
  /** Words that end in a question. */
  'question',
  'inventory',
  /** One's own bag, purse or money, as a noun: no things of the world. */
  'own-bag',
  'collect',
  'look',
  /** A look at something in particular. */
  'look-at',
  'seek',
  'attack',
  'guard',
  'flee',
  'use',
  'rest',
  'eat',
  'train',
  'buy',
  /** To be told of all ways there are. */
  'ways',
  /** Back the way one came. */
  'back',
  /** To fight, and nobody is named. */
  'fight-nobody',
  /** To run, and nobody is named. */
  'flee-nobody',
  /** To look for something. */
  'search',
  /** A pose, a song, a rest: nothing but passing the time. */
  'gesture',
] as const;
export type PlayerWish = (typeof PLAYER_WISHES)[number];

/** The words of one language for all of it. */
export interface PlayWords {
  readonly wishes: Readonly<Partial<Record<PlayerWish, RegExp>>>;
  /** A name behind or before words that call somebody, as its first group. */
  readonly called: RegExp;
  /** The words for the thing an act is done to. */
  readonly objectIn: (text: string) => string | undefined;
  /** What parts the words of a name; the last of them says what it is. */
  readonly joint: RegExp;
  /** What a thing of some name is called for short: a travel bread is a bread. */
  readonly shortOf: (name: string) => readonly string[];
  /** Verbs of a look at something, besides those of the Stage. */
  readonly seeing: readonly string[];
}
