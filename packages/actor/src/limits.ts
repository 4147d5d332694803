// Every limit of the actors, with its unit and the reason it is there.

export const limits = {
  /** Beliefs one character keeps: a house full of things, not a library. */
  beliefs: 400,
  /** Witnessed events a mind looks back on when it decides. */
  recent: 40,
  /** Memories brought back for one decision. */
  recalled: 5,
  /** Turns within which no line is said twice. */
  linesApart: 20,
  /** Wishes weighed at once. */
  wishes: 24,
  /** Times a model may try again in one turn. */
  repairs: 2,
} as const;
