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
} as const;
