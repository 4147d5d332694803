// The quickest way over streets, rooms and dead ends is the one a plain search over everything finds.
import type { Place, World } from '@hakoniwa/stage';
import { aCharacter, aPlace, aWorld, Dice } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { wayTo } from './way.ts';

const WALKER = 'walker';

/** Places in a ragged web: some streets in rings, many dead ends, some ways that lead only one way. */
function aWeb(seed: number, count = 24): World {
  const dice = new Dice(seed);
  const exits = Array.from({ length: count }, () => [] as { to: string; minutes: number }[]);
  const join = (from: number, to: number) =>
    exits[from]?.push({ to: `p${to}`, minutes: 1 + dice.below(9) });
  for (let i = 1; i < count; i++) {
    const other = dice.below(i);
    join(i, other);
    if (dice.below(10) > 0) join(other, i);
  }
  for (let i = 0; i < seed % 4; i++) join(dice.below(count), dice.below(count));
  return aWorld({
    places: exits.map((list, i) => aPlace(`p${i}`, list)),
    characters: [aCharacter(WALKER, 'p0')],
  });
}

/** Minutes to every place, found by going on until nothing gets quicker. */
function minutesFrom(world: World, from: string): Map<string, number> {
  const minutes = new Map([[from, 0]]);
  for (let isQuicker = true; isQuicker; ) {
    isQuicker = false;
    for (const { id, exits } of world.places.values() as IterableIterator<Place>) {
      const here = minutes.get(id);
      for (const exit of here === undefined ? [] : exits) {
        const there = (here ?? 0) + exit.minutes;
        if (there >= (minutes.get(exit.to) ?? Number.POSITIVE_INFINITY)) continue;
        minutes.set(exit.to, there);
        isQuicker = true;
      }
    }
  }
  return minutes;
}

it('[LF16] a way is the quickest there is, and each of its steps an exit', () => {
  for (let seed = 1; seed <= 16; seed++) {
    const world = aWeb(seed);
    const [walker] = [...world.characters.values()];
    if (!walker) throw new Error('nobody walks');
    for (const from of world.places.ids()) {
      const ways = world.places
        .ids()
        .map(
          (to) =>
            [to, wayTo(world, { walker: { ...walker, place: from as Place['id'] }, to })] as const,
        );
      const quickest = minutesFrom(world, from);
      const minutes = ways.flatMap(([to, way]) => (way ? [[to, way.minutes] as const] : []));
      expect(new Map(minutes), `from ${from}, web ${seed}`).toEqual(quickest);
      const stepped = ways.flatMap(([to, way]) =>
        way ? [[to, stepsOf(world, way.path)] as const] : [],
      );
      expect(stepped).toEqual(minutes);
    }
  }
});

/** The minutes of a path, step by step; not a number where a step is no exit. */
function stepsOf(world: World, path: readonly string[]): number {
  return path.slice(1).reduce((sum, to, i) => {
    const exits = world.places.get(path[i] ?? '')?.exits ?? [];
    const steps = exits.filter((exit) => exit.to === to).map((exit) => exit.minutes);
    return sum + (steps.length > 0 ? Math.min(...steps) : Number.NaN);
  }, 0);
}
