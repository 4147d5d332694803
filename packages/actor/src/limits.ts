// Every limit of the actors, with its unit and the reason it is there.

export const limits = {
  /** Beliefs one character keeps: a house full of things, not a library. */
  beliefs: 400,
  /** Witnessed events a mind looks back on when it decides. */
  recent: 40,
  /** Memories that can come back: so many of the latest at least, and as many weighty ones of before. */
  recallable: 240,
  /** Memories brought back for one decision. */
  recalled: 5,
  /** Lines heard within which no template is used twice. */
  linesApart: 60,
  /** Lines heard within which none comes twice even where nothing fresh is left and a talk would come to rest for good. */
  linesApartInLull: 24,
  /** Lines heard that are looked back on, so that what was said longest ago comes back first. */
  linesHeard: 120,
  /** Lines of one topic that are listened to before another topic is taken. */
  linesTried: 12,
  /** From this affinity on one speaks familiarly to somebody. */
  familiarAffinity: 50,
  /** Insights one day leaves: few enough to matter. */
  insightsPerDay: 4,
  /** Insights a character looks back on; those of older days fade. */
  insights: 80,
  /** Events an insight names as its evidence. */
  evidence: 20,
  /** Memories of one day that are reflected on: the last ones of a very long day. */
  dayMemories: 2_000,
  /** Things one look around takes in: a room has some dozen, and nobody takes in a warehouse. */
  seenAtOnce: 200,
  /** Promises one character has open at once; who promises more is not taken at their word. */
  promises: 12,
  /** Minutes after its time within which a promise can still be kept. */
  graceMinutes: 60,
  /** Wishes weighed at once. */
  wishes: 24,
  /** Times a model may try again in one turn: with its draft before it, once is enough or nothing is. */
  repairs: 1,
  /** Sentences of a turn in a voice that says nothing of it. */
  sentences: 3,
  /** Characters of a model's text that the floor looks at: a page, whatever was written behind it. */
  floorLength: 8_000,
  /** Characters of a rejected draft that a repair shows. */
  draftLength: 240,
  /** Witnessed events a prompt always tells, as far as the budget goes. */
  historyLeast: 48,
  /** Events by which the told history moves on at once: in between a server's cache holds all of it. */
  historyStep: 64,
  /** Lines of history that go at once when the budget is short, for the same reason. */
  historyCut: 8,
  /** Characters of one line that a model or a player wrote and a prompt repeats. */
  thoughtLength: 1_000,
  /** Lines of guidance in one repair; more than that nobody obeys. */
  guidanceLines: 8,
  /** Earlier lines a critic reads beside the one it scores. */
  criticLines: 6,
  /** Tokens a prompt needs between its parts and around its messages. */
  promptFrameTokens: 24,
  /** Steps of a plan, and refusals within refusals that are thought through: as many as an intention holds. */
  planDepth: 6,
  /** Acts tried in thought for one wish: more than people weigh, less than a millisecond. */
  planNodes: 64,
} as const;
