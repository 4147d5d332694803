// Dead ends of a town: rooms, homes and shops through which no way leads on, and what each hangs on.
import type { Place } from '@hakoniwa/stage';

/** What a dead end hangs on, and how many dead ends lie between it and a place that is none. */
interface Stem {
  readonly on: string;
  readonly depth: number;
}

/** By place: the one neighbour it hangs on, for all places that lie on no way between two others. */
export type Stems = ReadonlyMap<string, Stem>;

/** Dead ends are taken off one by one, so that homes are some when their rooms are gone. */
export function stemsOf(places: readonly Place[]): Stems {
  const beside = neighboursOf(places);
  const hung: [string, string][] = [];
  const ends = [...beside].filter(([, around]) => around.size === 1).map(([id]) => id);
  for (let id = ends.pop(); id !== undefined; id = ends.pop()) {
    const [stem] = beside.get(id) ?? [];
    if (stem === undefined) continue;
    hung.push([id, stem]);
    const around = beside.get(stem);
    around?.delete(id);
    if (around?.size === 1) ends.push(stem);
  }
  // What others hang on was taken off after them: the last one hangs on what stays.
  const stems = new Map<string, Stem>();
  for (const [id, on] of hung.reverse()) stems.set(id, { on, depth: depthOf(stems, on) + 1 });
  return stems;
}

function depthOf(stems: Stems, place: string): number {
  return stems.get(place)?.depth ?? 0;
}

/** Both directions count: what can be walked into from elsewhere is no dead end. */
function neighboursOf(places: readonly Place[]): Map<string, Set<string>> {
  const beside = new Map<string, Set<string>>(places.map(({ id }) => [id, new Set()]));
  for (const { id, exits } of places) {
    for (const { to } of exits) {
      if (to === id) continue;
      beside.get(id)?.add(to);
      beside.get(to)?.add(id);
    }
  }
  return beside;
}

/**
 * The dead ends one has to leave and to enter to come from one place to another, each list from its
 * end inwards. Both end where the two ways meet, or at the places between which a way must be found.
 */
export function outAndIn(
  stems: Stems,
  { from, to }: { readonly from: string; readonly to: string },
): [string[], string[]] {
  const out = [from];
  const into = [to];
  let [a, b] = [from, to];
  while (a !== b) {
    const [above, below] = [depthOf(stems, a), depthOf(stems, b)];
    if (above === 0 && below === 0) break;
    if (above >= below) {
      a = stems.get(a)?.on ?? a;
      out.push(a);
    }
    if (below >= above) {
      b = stems.get(b)?.on ?? b;
      into.push(b);
    }
  }
  return [out, into];
}
