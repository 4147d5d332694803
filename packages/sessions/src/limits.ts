// Every limit of sessions, with its unit and the reason it is there.

export const limits = {
  /** Objectives of one quest: more is a list of chores. */
  objectives: 10,
  /** Times one objective asks for the same thing. */
  objectiveCount: 100,
  /** Opening choices: three fit on a screen beside free text. */
  openingChoices: 3,
  /** Enemies in one encounter. */
  enemies: 8,
  /** The largest number a stat, a reward or a price may have. */
  number: 1_000_000,
  /** Phases of one arc. */
  phases: 12,
  /** Worlds looked at to prove one step of one objective. */
  proofStates: 1_500,
  /** Milliseconds a model has to write what a turn came to; then the plain narrator does. */
  narrationMs: 20_000,
  /** How much of that time must be left for a narrative to be asked for once more. */
  narrationAgain: 0.3,
  /** Characters of a narrative: what is longer is no answer to one turn. */
  narrativeLength: 4_000,
  /** Tokens of a narrative by a model: a few paragraphs. */
  narrationTokens: 700,
  /** How many times the plain narrative a model's is at least and at most: less loses, more invents. */
  narrationLeast: 0.5,
  narrationMost: 3,
  /** Characters below which a plain narrative counts as this long: a short one may well grow. */
  narrationShort: 80,
  /** Sessions of which is remembered whose they are and where they are played. */
  seats: 10_000,
  /** Milliseconds before each further try of a transaction that stood in another's way. */
  conflictPausesMs: [20, 80, 320],
  /** Milliseconds between two signs of life of a turn. */
  progressMs: 4_000,
} as const;
