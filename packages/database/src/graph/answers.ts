// Rows of meetings, plots and rumours turned into answers: one per person, plot and event.
import type { MeetingRow, PlotRow, RumourRow } from './graph-rows.ts';
import type { Acquaintance, Meeting, Named, OpenPlot, Rumour } from './knowledge-graph.ts';
import { limits } from './limits.ts';

/** Everybody met, the last one first. Rows come newest first. */
export function acquaintancesOf(rows: readonly MeetingRow[]): Acquaintance[] {
  return groups(rows, ({ npcId }) => npcId)
    .slice(0, limits.answers)
    .map(([first, ...more]) => {
      const all = [first, ...more];
      const places = named(all.map(({ placeId, placeName }) => [placeId, placeName]));
      return {
        npcId: first.npcId,
        name: first.npcName ?? first.npcId,
        affinity: first.affinity ?? 0,
        times: new Set(all.map(({ eventId }) => eventId)).size,
        last: meetingOf(first),
        places,
        sessions: [...new Set(all.flatMap(({ sessionNumber }) => sessionNumber ?? []))],
      };
    });
}

/** One meeting of a row. */
export function meetingOf(row: MeetingRow): Meeting {
  const { eventId, seq, text, sessionId, placeId, placeName } = row;
  const place = placeId === null ? {} : { place: { id: placeId, name: placeName ?? placeId } };
  return { eventId, seq: seq ?? 0, text: text ?? '', sessionId: sessionId ?? '', ...place };
}

/** Open plots, the oldest first; only those about somebody when they are named. */
export function namedPlots(rows: readonly PlotRow[], npcId: string | undefined): OpenPlot[] {
  const oldestFirst = [...rows].sort(
    (a, b) => (a.number ?? 0) - (b.number ?? 0) || (a.plotId < b.plotId ? -1 : 1),
  );
  const plots = groups(oldestFirst, ({ plotId }) => plotId).map(([first, ...more]) => {
    const all = [first, ...more];
    const about = (kind: string) =>
      named(
        all
          .filter(({ aboutKind }) => aboutKind === kind)
          .map(({ aboutId, aboutName }) => [aboutId, aboutName]),
      ).sort((a, b) => (a.id < b.id ? -1 : 1));
    const { plotId, text, sessionId, number } = first;
    const since = { sessionId, sessionNumber: number ?? 0 };
    return { plotId, text: text ?? '', ...since, people: about('Npc'), places: about('Place') };
  });
  const asked = npcId === undefined ? plots : plots.filter(isAbout(npcId));
  return asked.slice(0, limits.answers);
}

const isAbout = (npcId: string) => (plot: OpenPlot) => plot.people.some(({ id }) => id === npcId);

/** Each event once with its shortest way, the newest first. */
export function rumoursOf(rows: readonly RumourRow[]): Rumour[] {
  return groups(rows, ({ eventId }) => eventId)
    .map(([first, ...more]) => {
      const all = [first, ...more];
      const hops = all.some((row) => row.hops === 1) ? 1 : 2;
      const nearest = all.filter((row) => row.hops === hops);
      const via = named(nearest.map(({ npcId, npcName }) => [npcId, npcName]));
      const { eventId, seq, text, isOwn } = first;
      const place = named([[first.placeId, first.placeName]])[0];
      const sorted = via.sort((a, b) => (a.id < b.id ? -1 : 1));
      const told = { eventId, seq: seq ?? 0, text, hops, via: sorted, isOwn } as const;
      return place ? { ...told, place } : told;
    })
    .sort((a, b) => b.seq - a.seq || (a.eventId < b.eventId ? 1 : -1))
    .slice(0, limits.answers);
}

type NonEmpty<T> = [T, ...T[]];

/** Rows by a key, in the order the keys come up. */
function groups<T>(rows: readonly T[], keyOf: (row: T) => string): NonEmpty<T>[] {
  const found = new Map<string, NonEmpty<T>>();
  for (const row of rows) {
    const group = found.get(keyOf(row));
    if (group) group.push(row);
    else found.set(keyOf(row), [row]);
  }
  return [...found.values()];
}

/** Each id once with its name, in the order given. */
function named(pairs: readonly (readonly [string | null, string | null])[]): Named[] {
  const found = new Map<string, Named>();
  for (const [id, name] of pairs) if (id !== null) found.set(id, { id, name: name ?? id });
  return [...found.values()];
}
