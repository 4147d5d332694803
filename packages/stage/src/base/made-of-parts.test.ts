// Parts of a table: together the whole, and made again only where it matters.
import { type Dice, forAnySeed } from '@hakoniwa/testkit';
import { describe, expect, it } from 'vitest';
import { MadeOfParts } from './made-of-parts.ts';
import { Table } from './table.ts';

interface Thing {
  readonly name: string;
  readonly state: number;
}

const many = (count: number) =>
  Table.of(
    Array.from({ length: count }, (_, i) => [`id-${i}`, { name: `n${i}`, state: 0 }] as const),
  );

function anyChange(table: Table<Thing>, dice: Dice): Table<Thing> {
  const id = `id-${dice.below(table.size + 10)}`;
  const before = table.get(id);
  if (before && dice.percent(20)) return table.delete(id);
  if (before && dice.percent(60)) return table.set(id, { ...before, state: before.state + 1 });
  return table.set(id, { name: `n${dice.below(1_000)}`, state: 0 });
}

/** A list of names, and how often one was made. */
function namesCounted() {
  const counted = { times: 0 };
  const names = new MadeOfParts<Thing, readonly string[]>({
    make: (all) => {
      counted.times += 1;
      return all.map(({ name }) => name);
    },
    isAlike: (one, other) => one.name === other.name,
  });
  return { names, counted };
}

describe('what is made of a table part by part', () => {
  it('[W7] is what is made of the whole, however the table came about', () => {
    forAnySeed(60, (dice) => {
      const { names } = namesCounted();
      let table: Table<Thing> = many(dice.one([0, 20, 64, 65, 300]));
      for (let i = 0; i < 30; i++) {
        expect(names.of(table).flat()).toEqual(Array.from(table.values(), ({ name }) => name));
        table = anyChange(table, dice);
      }
    });
  });

  it('[W8] is made again for the part that changed, and not where the change does not matter', () => {
    const { names, counted } = namesCounted();
    const table: Table<Thing> = many(2_000);
    const first = names.of(table);
    expect(counted.times).toBe(16);
    const moved = table.set('id-7', { name: 'n7', state: 1 });
    expect(names.of(moved)).toEqual(first);
    expect(counted.times).toBe(16);
    names.of(moved.set('id-7', { name: 'other', state: 1 }));
    names.of(moved.delete('id-8'));
    expect(counted.times).toBe(18);
  });
});
