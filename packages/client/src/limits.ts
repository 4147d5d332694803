// Every limit of the client, with its unit and the reason it is there.

export const limits = {
  /** A watched line says something every second; silent this long, it is dead. */
  silenceMs: 15_000,
  /** A socket says something every twenty seconds; silent this long, it is dead. */
  socketSilenceMs: 45_000,
  /** How often a socket is told that somebody still listens. */
  heartbeatMs: 5_000,
  /** Wait before a scene that could not be read is read again while its socket goes on. */
  rereadMs: 1_000,
  /** First wait after a break: a restart of the server takes a few seconds. */
  retryFirstMs: 400,
  /** Longest wait between two tries: people do not want to wait longer once it is back. */
  retryMostMs: 8_000,
  /** Things told that are kept: an evening of a busy town. */
  toldKept: 5_000,
} as const;
