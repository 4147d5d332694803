// Every limit of what is sent about sessions, with its unit and the reason it is there.

export const limits = {
  /** Characters of a player character's name: a line on a sheet. */
  characterNameLength: 50,
  /** Characters of each text about a player character. */
  characterTextLength: 1_000,
  /** Player characters of one person that are not deleted. */
  characters: 5,
  /** Characters of what a player writes in one turn: a page; more is not a turn. */
  actionLength: 2_000,
  /** Sessions in one page of the history, and when nothing is said. */
  historyPage: { most: 100, usual: 20 },
  /** Messages in one page. */
  messagePage: { most: 200, usual: 50 },
  /** Entries of the ledger in one page. */
  ledgerPage: { most: 200, usual: 50 },
  /** Fragments bound into one log beside its core. */
  subFragments: 10,
  /** Turns taken back at once: no session has more. */
  undoTurns: 100,
  /** Hops of a rumour from its place. */
  rumourHops: 2,
} as const;
