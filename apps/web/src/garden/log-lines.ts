// What was told, as a log has it: each thing once, and the hour only beside it.
import type { WatchedHappening } from '@hakoniwa/protocol';

const HOUR = /^\[\d{1,2}:\d{2}\] /;

/** Without lines that say again what is told as speech or as an episode. */
export function logLines(told: readonly WatchedHappening[]): readonly WatchedHappening[] {
  const apart = new Map<number, WatchedHappening[]>();
  for (const one of told)
    if (one.kind === 'speech' || one.kind === 'episode')
      apart.set(one.seq, [...(apart.get(one.seq) ?? []), one]);
  return told
    .filter(
      ({ kind, seq, text }) =>
        kind !== 'line' || !apart.get(seq)?.some((other) => text.includes(other.text)),
    )
    .map((one) => (one.kind === 'line' ? { ...one, text: one.text.replace(HOUR, '') } : one));
}
