// Needs as lines through time: exact at any moment, and when they cross a bar.
import { type Character, MICROPOINTS, MINUTE_MS, type Need, needAt } from '@hakoniwa/stage';
import type { PerNeed } from '../config/life-config.ts';

export type Needs = Character['needs'];

/** The most a need can be. */
export const FULL = 100 * MICROPOINTS;
const SECOND_MS = 1_000;

/** The next whole second: all moments of daily life fall on one. */
export function upToSecond(moment: number): number {
  return Math.ceil(moment / SECOND_MS) * SECOND_MS;
}

/** The value of a need now; a character without that need is content. */
export function needNow(
  needs: Needs,
  { need, now }: { readonly need: string; readonly now: number },
): number {
  const line = needs[need];
  return line ? needAt(line, now) : FULL;
}

/** The same needs, moving from now on as `rates` says; lines that go on as before are kept. */
export function withRates(
  needs: Needs,
  { rates, now }: { readonly rates: PerNeed; readonly now: number },
): Needs {
  let next: Record<string, Need> | undefined;
  for (const need in needs) {
    const line = needs[need];
    const ratePerMinute = rates[need] ?? 0;
    if (!line || line.ratePerMinute === ratePerMinute) continue;
    next ??= { ...needs };
    next[need] = { micropoints: needAt(line, now), ratePerMinute, since: now };
  }
  return next ?? needs;
}

/** The same needs, moved by micropoints at once. */
export function withGains(
  needs: Needs,
  { gains, now }: { readonly gains: PerNeed; readonly now: number },
): Needs {
  let next: Record<string, Need> | undefined;
  for (const need in gains) {
    const line = needs[need];
    const gain = gains[need] ?? 0;
    if (!line || gain === 0) continue;
    const micropoints = Math.min(FULL, Math.max(0, needAt(line, now) + gain));
    next ??= { ...needs };
    next[need] = { ...line, micropoints, since: now };
  }
  return next ?? needs;
}

/** The first second at which a line lies below a bar; undefined when it never will. */
export function fallsBelow(
  line: Need,
  { bar, now }: { readonly bar: number; readonly now: number },
): number | undefined {
  if (needAt(line, now) < bar) return now;
  if (line.ratePerMinute >= 0 || bar <= 0) return undefined;
  const lasts = ((line.micropoints - bar) * MINUTE_MS) / -line.ratePerMinute;
  let moment = Math.max(now, upToSecond(line.since + Math.floor(lasts)));
  while (needAt(line, moment) >= bar) moment += SECOND_MS;
  return moment;
}
