// Every limit of the runtime, with its unit and the reason it is there.

export const limits = {
  /** Files in one pack: a folder with more is not a pack but a disk. */
  packFiles: 500,
  /** Bytes of one pack file. */
  packFileBytes: 2_000_000,
  /** Packs remembered as they were read: all that are shipped, and a few of somebody's own, at a megabyte or two each. */
  packsKnown: 16,
  model: {
    /** Tokens of one prompt: half of the window we ask for, so that answers and rough counts fit. */
    promptTokens: 4_000,
    /** Tokens of one answer: a turn is a few sentences. */
    answerTokens: 400,
    /** Wall-clock milliseconds of one turn, all its calls together: a small model without a GPU needs most of two minutes. */
    deadlineMs: 120_000,
    /** Wall-clock milliseconds for the vectors of one turn: recall by words is at hand at once. */
    embedMs: 15_000,
    /** Turns an embedder that failed is left alone for. */
    embedRestTurns: 8,
    /** Vectors kept in memory: those of some hours, at a few kilobytes each. */
    vectorsKept: 10_000,
    /** Wall-clock milliseconds of one scoring call: nobody waits for it, but nothing may stay for ever. */
    scoreMs: 60_000,
    /** Tokens of one score: five small numbers in JSON. */
    scoreTokens: 80,
    /** Quiet milliseconds before a line is scored: between two turns of a scene that runs on there is none. */
    scoreAfterMs: 300,
    /** Lines that wait for a score; older ones keep the score by rule. */
    scoresWaiting: 64,
    /** Calls remembered of a garden in memory. */
    callsKept: 500,
    /** Times a turn may call a score off before the line keeps the one by rule. */
    scoreTries: 2,
  },
  /** Events committed at once: enough to be quick, few enough to lose little. */
  groupEvents: 500,
  /** Milliseconds of work before a group is committed: a person who acts waits no longer than that. */
  groupMs: 50,
  /** Milliseconds of the process's loop that are worked on at once: a tenth of what others may wait for it. */
  sliceMs: 20,
  /** Events at the end of a log that are read for the clock's last mark and the last hour's calls. */
  tailEvents: 20_000,
  /** Minutes of the road between two quarters of a grown town: far enough that most stay in theirs. */
  roadMinutes: 10,
  /** Bytes a viewer gets in a second at the most, whatever the speed: a thin line still carries it. */
  viewerBytesPerSecond: 40_000,
  /** People in one message to a viewer: more wait for the next, so that a large town moves on the screen all the time. */
  viewerPeople: 100,
  /** Lines told to a viewer in a second: nobody reads more. */
  viewerToldPerSecond: 10,
  /** Events a returning viewer may have missed and still be told only what changed. */
  catchUpEvents: 5_000,
  /** Events at the end of the log that are looked through for what was told last. */
  toldFromEvents: 500,
  /** What a decision's prompt holds at most, and its answer: it must stay short for small models. */
  lifePrompt: {
    planEntries: 30,
    doneEntries: 12,
    company: 8,
    facilities: 4,
    /** Those of them that are closed and open soon, beside the open ones. */
    opening: 2,
    heardLines: 8,
    lineChars: 200,
    lineSentences: 3,
    answerTokens: 160,
  },
  /** What a report shows of a large town: what fits a page and can be told apart. */
  report: { people: 30, meetings: 24, moneyLines: 12, episodes: 60 },
  /** Calls of a model one character may cost in an hour of its world. */
  callsPerHour: 6,
  /** Of these, calls that lines and episodes leave for decisions: a day goes on without words, not without deeds. */
  callsForDecisions: 3,
  /** Lines of talks each resident is kept with: as far back as one looks so as not to repeat oneself. */
  linesHeard: 60,
  /** Residents up to whom every talk of a headless town has words: more nobody reads, and words cost most. */
  talkingResidents: 40,
} as const;
