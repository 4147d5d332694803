// Every limit of the Lab, with its unit and the reason it is there.

export const limits = {
  /** Bytes of an experiment's file: a page of choices, not a log. */
  experimentBytes: 200_000,
  /** Problems told about one experiment: more than a screen of them nobody reads. */
  problems: 50,
  /** Sessions of one experiment: what a folder and a report still hold. */
  cells: 200_000,
  seeds: 10_000,
  turns: 200,
  arms: 24,
  scenarios: 64,
  minds: 12,
  /** Sessions below which an interval between sessions says little. */
  fewSessions: 5,
  /** Counted turns below which a share says little. */
  fewCounted: 30,
  /** Workers that play sessions side by side; each holds a dictionary of its own in memory. */
  workers: 8,
  /** Props named in the list of what the sanitizer blocked. */
  topProps: 10,
  /** Turns a report shows one by one; what is beyond them is in the run's folder. */
  reportTurns: 20_000,
  /** Characters of one text in a report; the whole of it is in the run's folder. */
  reportText: 600,
  /** Turns an arm shows as worth a look: a screen of them. */
  reportSeen: 12,
  /** Characters of one text among them. */
  reportSeenText: 160,
  /** Bytes of a recorded file: hundreds of thousands of turns. */
  recordedBytes: 256_000_000,
  /** Milliseconds between two notices of progress: as often as can be read. */
  progressMs: 200,
} as const;
