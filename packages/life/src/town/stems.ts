// Dead ends of a town: rooms, homes and shops through which no way leads on, and what each hangs on.
import type { Place } from '@hakoniwa/stage';

/** By place: the one neighbour it hangs on, for all places that lie on no way between two others. */
export type Stems = ReadonlyMap<string, string>;

/** Dead ends are taken off one by one, so that homes are some when their rooms are gone. */
export function stemsOf(places: readonly Place[]): Stems {
  const beside = neighboursOf(places);
  const stems = new Map<string, string>();
  const ends = [...beside].filter(([, around]) => around.size === 1).map(([id]) => id);
  for (let id = ends.pop(); id !== undefined; id = ends.pop()) {
    const [stem] = beside.get(id) ?? [];
    if (stem === undefined) continue;
    stems.set(id, stem);
    const around = beside.get(stem);
    around?.delete(id);
    if (around?.size === 1) ends.push(stem);
  }
  return stems;
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

/** The dead ends one has to go through to be at a place at all. */
export function hangsOn(stems: Stems, place: string, onto: Set<string>): void {
  for (let at: string | undefined = place; at !== undefined; at = stems.get(at)) onto.add(at);
}
