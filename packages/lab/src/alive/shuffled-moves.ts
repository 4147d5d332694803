// The null of every measure of deeds: the same deeds by the same people, in an order that means nothing.
import { drawBelow, type Rng, seedRng } from '@hakoniwa/stage';
import type { Move } from './moves.ts';

/** The deeds of each person exchanged among that person's own places; everything else stays where it was. */
export function shuffledMoves(moves: readonly Move[], seed: number): Move[] {
  const places = new Map<string, number[]>();
  for (const [index, { act }] of moves.entries())
    if (act) places.set(act.actor, [...(places.get(act.actor) ?? []), index]);
  const mixed = [...moves];
  // Seeds that are neighbours begin alike: they are spread first.
  let rng = seedRng(Math.imul(seed, SPREAD));
  for (const own of places.values()) {
    const [order, next] = shuffled(own, rng);
    rng = next;
    for (const [index, place] of own.entries()) {
      const { act, command } = moves[order[index] ?? place] as Move;
      const { turn, who } = moves[place] as Move;
      mixed[place] = { turn, who, command, ...(act ? { act } : {}) };
    }
  }
  return mixed;
}

const SPREAD = 0x9e3779b1;

function shuffled(list: readonly number[], first: Rng): readonly [number[], Rng] {
  const mixed = [...list];
  let rng = first;
  for (let last = mixed.length - 1; last > 0; last--) {
    const [other, next] = drawBelow(rng, last + 1);
    rng = next;
    [mixed[last], mixed[other]] = [mixed[other] as number, mixed[last] as number];
  }
  return [mixed, rng];
}
