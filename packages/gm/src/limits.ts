// Every limit of the GM, with its unit and the reason it is there.

export const limits = {
  /** Turns of memory: enough for the stall window and for runs of three per speaker among many. */
  turnsRemembered: 24,
  /** The same question or act this many times in a row is once too often. */
  sameTurnsInRow: 3,
  /** Acts judged in one turn; a text with more is a list, not a turn. */
  actsJudged: 60,
  /**
   * Characters of acts, and as many of speech, that are looked into in one turn; the longest real one has some
   * 3,000. What lies beyond is kept as speech, and the answer's repairs say so.
   */
  lookedInto: 10_000,
  /** Letters of a word that can mean anything; the longest of a dictionary has 45. */
  wordLength: 60,
  /** Cards handed to the next prompt. */
  factCards: 3,
  /** Fields named when a request is refused: enough to mend it, and never a copy of it. */
  problemsListed: 20,
  /** Names of available things in one card or guidance. */
  namesListed: 6,
  /** Names looked at in one sentence of a speech: who lists more of them says nothing of each. */
  mentions: 24,
  /** Promises of one speech that an event keeps, claims of it, and things that bear a name in one. */
  promisesKept: 4,
  claimsKept: 8,
  bearersKept: 16,
  /** Characters of a sentence that says how things are: a longer one is a list, and its names would all be held against one another. */
  statementLength: 300,
} as const;
