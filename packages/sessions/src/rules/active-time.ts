// Active time: the gaps between actions, none counted for longer than a pause in thought.

/** Milliseconds of play between two actions. */
export function activeGap(
  { last, now }: { readonly last: number | undefined; readonly now: number },
  gapMinutes: number,
): number {
  if (last === undefined) return 0;
  return Math.max(0, Math.min(now - last, gapMinutes * 60_000));
}
