// How a need went: straight lines from the log, each from the moment it began, and points along them.
import type { EventPage } from '@hakoniwa/client';
import { needPoints } from '@hakoniwa/protocol';

/** Value in micropoints, rate a minute, since when. */
export type NeedLine = readonly [number, number, number];
export type NeedLines = Readonly<Record<string, readonly NeedLine[]>>;
type Patch = NonNullable<EventPage['events'][number]['director']>['patch'];

interface Kept {
  readonly micropoints: number;
  readonly ratePerMinute: number;
  readonly since: number;
}

/** The lines of someone's needs in what the log changed, oldest first. */
export function needLinesIn(events: EventPage['events'], id: string): NeedLines {
  const at = `/characters/${id.replaceAll('~', '~0').replaceAll('/', '~1')}/needs`;
  const patches: Patch[] = events.map(({ director }) => director?.patch ?? []);
  let lines: NeedLines = {};
  for (const operation of patches.flat()) {
    if (!('value' in operation) || !operation.path.startsWith(at)) continue;
    const [need, ...deeper] = operation.path.slice(at.length + 1).split('/');
    if (deeper.length > 0) continue;
    const changed = need ? { [need]: operation.value } : operation.value;
    for (const [name, kept] of Object.entries((changed ?? {}) as object))
      if (isKept(kept))
        lines = withLine(lines, {
          need: name,
          line: [kept.micropoints, kept.ratePerMinute, kept.since],
        });
  }
  return lines;
}

/** The lines with a new one; one that began with or before the last replaces it. */
export function withLine(
  lines: NeedLines,
  { need, line }: { readonly need: string; readonly line: NeedLine },
): NeedLines {
  const before = (lines[need] ?? []).filter(([, , since]) => since < line[2]);
  return { ...lines, [need]: [...before, line] };
}

/** Points along the lines up to a moment: as far back as wanted, or as the first line goes. */
export function pointsAlong(
  lines: readonly NeedLine[],
  { now, backMs, count }: { readonly now: number; readonly backMs: number; readonly count: number },
): number[] {
  const [first] = lines;
  if (!first) return [];
  const from = Math.min(now, Math.max(first[2], now - backMs));
  let at = 0;
  return Array.from({ length: count }, (_, index) => {
    const moment = from + ((now - from) * index) / (count - 1);
    while ((lines[at + 1]?.[2] ?? Number.POSITIVE_INFINITY) <= moment) at += 1;
    return needPoints(lines[at] ?? first, moment);
  });
}

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'micropoints' in value;
}
