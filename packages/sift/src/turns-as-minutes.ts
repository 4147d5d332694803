// Patterns written for 0.1, which counted turns: each of its words for a span, in minutes of world time.

const MINUTES: Readonly<Record<string, string>> = {
  ttl: 'ttlMinutes',
  withinTurns: 'withinMinutes',
  afterTurns: 'afterMinutes',
};

/** Renames the keys that counted turns, wherever they stand; anything else stays as it is. */
export function turnsAsMinutes(written: unknown): unknown {
  if (Array.isArray(written)) return written.map(turnsAsMinutes);
  if (typeof written !== 'object' || written === null) return written;
  return Object.fromEntries(
    Object.entries(written).map(([key, value]) => [
      Object.hasOwn(MINUTES, key) ? (MINUTES[key] ?? key) : key,
      turnsAsMinutes(value),
    ]),
  );
}
