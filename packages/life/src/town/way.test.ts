// The quickest way over streets, rooms and dead ends is the one a plain search over everything finds.
import type { Place, World } from '@hakoniwa/stage';
import { aCharacter, aPlace, aProp, aWorld, Dice } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { wayTo } from './way.ts';

const WALKER = 'walker';

const DOORS = ['open', 'mine-to-open', 'shut'];
const SHUT = 'shut';
const KEY = { kind: 'key' };

interface Exit {
  readonly to: string;
  readonly minutes: number;
  readonly via?: string;
}

/** One that is not locked, one whose key the walker has, one that nobody gets through. */
function aDoor(id: string) {
  const state = id === 'open' ? [] : ['locked'];
  const key = id === 'open' ? {} : { key: id === SHUT ? 'lost' : 'mine' };
  return aProp(id, { place: 'p0' }, { kind: 'door', portable: false, state, ...key });
}

const THINGS = [
  ...DOORS.map(aDoor),
  aProp('mine', { holder: WALKER }, KEY),
  aProp('lost', { place: 'p1' }, KEY),
];

/** Places in a ragged web, half of them with doors: some streets in rings, many dead ends, some ways that lead only one way. */
function aWeb(seed: number, count = 24): World {
  const dice = new Dice(seed);
  const exits = Array.from({ length: count }, () => [] as Exit[]);
  const doors = seed > 8 ? DOORS : [];
  const join = (from: number, to: number) => {
    const door = doors[dice.below(12)];
    const via = door ? { via: door } : {};
    exits[from]?.push({ to: `p${to}`, minutes: 1 + dice.below(9), ...via });
  };
  for (let i = 1; i < count; i++) {
    const other = dice.below(i);
    join(i, other);
    if (dice.below(10) > 0) join(other, i);
  }
  for (let i = 0; i < seed % 4; i++) join(dice.below(count), dice.below(count));
  return aWorld({
    places: exits.map((list, i) =>
      aPlace(
        `p${i}`,
        list.map((exit) => ({ ...exit })),
      ),
    ),
    characters: [aCharacter(WALKER, 'p0')],
    props: seed > 8 ? THINGS : [],
  });
}

/** Minutes to every place, found by going on until nothing gets quicker. */
function minutesFrom(world: World, from: string): Map<string, number> {
  const minutes = new Map([[from, 0]]);
  for (let isQuicker = true; isQuicker; ) {
    isQuicker = false;
    for (const { id, exits } of world.places.values() as IterableIterator<Place>) {
      const here = minutes.get(id);
      for (const exit of here === undefined ? [] : exits.filter(({ via }) => via !== SHUT)) {
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
    const steps = exits
      .filter(({ to: end, via }) => end === to && via !== SHUT)
      .map((exit) => exit.minutes);
    return sum + (steps.length > 0 ? Math.min(...steps) : Number.NaN);
  }, 0);
}
