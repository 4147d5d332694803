// Every limit of what is sent, with its unit and the reason it is there.

export const limits = {
  /** Characters of an experiment that is sent: a page of choices. */
  labTextLength: 50_000,
  /** Seeds and turns of a run that is asked for over the wire: what a server may be busy with. */
  labSeeds: 200,
  labTurns: 50,
  /** Characters of a name a person gives: a line on a screen. */
  nameLength: 200,
  /** Characters of an account's name. */
  accountNameLength: 40,
  /** Characters of a password: short ones are guessed, and hashing must not become work without end. */
  passwordLength: { least: 10, most: 200 },
  /** Characters of anything typed to be let in. */
  typedLength: 500,
  /** Days a token may be given. */
  tokenDays: 3_650,
  /** Lines of the audit in one page. */
  pageLines: 200,
  /** Characters of an id. */
  idLength: 200,
  /** Characters of what a character says and does in one turn: a page; more is not a turn. */
  turnLength: 8_000,
  /** Characters of a happening. */
  happeningLength: 8_000,
  /** Characters of a whispered wish: a sentence. */
  whisperLength: 500,
  /** Operations in one edit. */
  patchOperations: 1_000,
  /** Paths pinned or freed by one request. */
  lockPaths: 200,
  /** Characters of a JSON pointer. */
  pathLength: 1_000,
  /** The highest number of an event: what a database counts to. */
  seq: 2_147_483_647,
  /** Days of a garden that can be asked for: longer than any clock runs, and still in every calendar. */
  days: 10_000_000,
  /** Events in one page. */
  pageEvents: 500,
  /** Turns taken back by one undo. */
  undoTurns: 1_000,
  /** Minutes of world time one request may let pass: a week. */
  advanceMinutes: 10_080,
  /** How many times faster than a clock on the wall. */
  speed: 100_000,
  /** Files of a pack that is sent for validation. */
  packFiles: 500,
  /** Characters of a model's name with its address. */
  modelNameLength: 300,
  /** Model servers that are named in the settings. */
  modelServers: 20,
  /** Characters of one garden that have a model of their own: a scene is made for tens. */
  modelChoices: 200,
  /** Tokens of a day nobody means to go beyond: a typing error, not a budget. */
  tokensPerDay: 1_000_000_000,
  /** Characters of an idempotency key. */
  keyLength: 200,
} as const;
