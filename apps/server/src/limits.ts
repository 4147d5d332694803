// Every limit of the server, with its unit and the reason it is there.

const HOUR_MS = 3_600_000;

export const limits = {
  /** Bytes of a request body: a turn with a large world is some 100 KB; more is not a turn. */
  bodyBytes: 1_000_000,
  /** Levels of nesting in a JSON body: the wire needs six; code that recurses must not run out of stack. */
  bodyDepth: 64,
  /** Names of places in a world without a map: all of them are joined, so the work grows with the square. */
  unmappedPlaces: 300,
  /** Entries of a world, people and things and places together: judging looks at each of them. */
  worldEntries: 2_000,
  /** Problems listed in one answer: enough to mend a request, and never a copy of it. */
  problemsListed: 20,
  /** What is remembered of conversations that ask for judgement. */
  history: {
    /** A few thousand conversations at a time is more than one process can judge. */
    sessions: 10_000,
    /** A conversation that has been silent for so long has ended. */
    idleMs: 6 * HOUR_MS,
    /** Characters of one history: 24 real turns take some 10,000. */
    sessionWeight: 200_000,
    /** Characters of all histories: about 64 MB, whatever is sent. */
    totalWeight: 32_000_000,
  },
} as const;
