// All that differs between two worlds on the wire, hands apart: who holds what follows from where things are.
import type { ChangeRead } from './meaning-reader.ts';

type Fields = Readonly<Record<string, unknown>>;
type Entries = ReadonlyMap<string, Fields>;

/** Everything that is other than before. */
export function changesBetween(before: unknown, after: unknown): ChangeRead[] {
  return [...thingsIn(before, after), ...peopleIn(before, after), ...restIn(before, after)];
}

function thingsIn(before: unknown, after: unknown): ChangeRead[] {
  const [old, now] = [tableOf(before, 'props'), tableOf(after, 'props')];
  return namesIn(old, now).flatMap((thing): ChangeRead[] => {
    const [was, is] = [old.get(thing), now.get(thing)];
    if (!is) return [{ thing, gone: true }];
    if (!was) return [{ thing, made: true }];
    return fieldsOf(was, is).map((field): ChangeRead => {
      if (field === 'location') return { thing, at: String(is.location) };
      if (field === 'state') return { thing, state: (is.state ?? []) as readonly string[] };
      return { other: `${thing} ${field}` };
    });
  });
}

function peopleIn(before: unknown, after: unknown): ChangeRead[] {
  const [old, now] = [tableOf(before, 'characters'), tableOf(after, 'characters')];
  return namesIn(old, now).flatMap((person): ChangeRead[] =>
    fieldsOf(old.get(person) ?? {}, now.get(person) ?? {})
      .filter((field) => field !== 'holding')
      .map((field) =>
        field === 'location'
          ? { person, at: String(now.get(person)?.location) }
          : { other: `${person} ${field}` },
      ),
  );
}

/** Time and places; the lines of what happened are no change. */
function restIn(before: unknown, after: unknown): ChangeRead[] {
  const told = new Set(['props', 'characters', 'events']);
  return fieldsOf(before as Fields, after as Fields)
    .filter((field) => !told.has(field))
    .map((other) => ({ other }));
}

function tableOf(world: unknown, table: 'props' | 'characters'): Entries {
  return new Map(Object.entries((world as Record<string, Record<string, Fields>>)[table] ?? {}));
}

function namesIn(one: Entries, other: Entries): string[] {
  return [...new Set([...one.keys(), ...other.keys()])];
}

function fieldsOf(one: Fields, other: Fields): string[] {
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? []) === JSON.stringify(b ?? []);
  const all = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...all].filter((field) => !isSame(one[field], other[field]));
}
