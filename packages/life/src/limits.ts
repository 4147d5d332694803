// Every limit of daily life, with its unit and the reason it is there.

export const limits = {
  /** Points an episode may move a need by: a small thing that happened, no stroke of fate. */
  episodePoints: 10,
  /** Minutes before a need that could not be relieved is tried again: else it would interrupt without end. */
  retryMinutes: 30,
  /** Minutes somebody waits who finds nothing to do. */
  idleMinutes: 15,
  /** Minutes a person's own character waits before it is looked at again; an act of theirs comes first. */
  humanMinutes: 60,
  /** World minutes a model has to decide before instinct does. */
  decideMinutes: 5,
  /** Milliseconds on the wall clock a model has to decide. */
  decideTimeoutMs: 60_000,
  /** Hours after which everybody is looked at again, so that the next moment is never far. */
  wakeHours: 24,
  /** Minutes over which a town's first moments are spread, so that not all of them are one. */
  spreadMinutes: 30,
  /** Choices tried in one moment before one just waits. */
  tries: 4,
  /** Minutes after its hour within which an entry of a day plan is still begun. */
  lateMinutes: 60,
  /** Minutes in which the same two do not talk again. */
  talkCooldownMinutes: 120,
  /** Turns of a talk at the best of moods. */
  talkTurns: 8,
  /** Affinity points one talk moves at most. */
  talkAffinity: 3,
  /** Listeners one talk has at most. */
  talkListeners: 3,
  /** Affinity from which somebody at leisure joins a talk unasked. */
  talkFriends: 30,
  /** Points of confidence a piece of news loses with every mouth it goes through. */
  hearsayLoss: 20,
  /** Points of confidence below which news are not passed on. */
  hearsayLeast: 25,
  /** Parts of a line that is given typed. */
  lineParts: 4,
  /** Characters of one line of a talk: a few sentences. */
  lineChars: 4_000,
  /** Minutes before its opening at which a facility may be planned on: longer nobody waits at a door. */
  openingMinutes: 60,
  /** Exits looked along for somewhere to go when a place closes: rooms in a house in a street. */
  outsideSteps: 4,
  /** Minutes before a meeting at which one leaves for it: most ways in a town are shorter. */
  appointmentLeadMinutes: 20,
  /** Minutes one waits at the place after the time agreed. */
  appointmentWaitMinutes: 30,
  /** Entries of one day plan. */
  scheduleEntries: 50,
  /** Characters of an episode that a mind outside made up: a sentence or two. */
  episodeChars: 300,
  /** What was done today and is kept for deciding; older entries live on in the log. */
  todayKept: 40,
  /** Episodes of the whole town that are not told again at once: a morning's worth of a small one. */
  toldKept: 24,
  /** Ways remembered between two places: a cache, emptied when full. */
  pathsKept: 50_000,
} as const;
