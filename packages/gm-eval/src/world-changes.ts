// What became otherwise in a world on the wire, by pointer: one entry for each field of a thing, a person or a place.

type Fields = Readonly<Record<string, unknown>>;

/** Tables of which each entry is told field by field. */
const TABLES: ReadonlySet<string> = new Set(['props', 'characters', 'locations']);
/** The log of lines grows with every change, and is looked at by itself. */
const LOG = 'events';

/** Every change from one world to another; null where something is gone. */
export function worldChanges(before: unknown, after: unknown): Readonly<Record<string, unknown>> {
  const changes: Record<string, unknown> = {};
  for (const key of keysOf(before, after)) {
    if (key === LOG) continue;
    const [was, is] = [fieldOf(before, key), fieldOf(after, key)];
    if (!TABLES.has(key)) note(changes, [key], { was, is });
    else for (const name of keysOf(was, is)) entryChanges(changes, [key, name], { was, is });
  }
  return changes;
}

interface Change {
  readonly was: unknown;
  readonly is: unknown;
}

function entryChanges(
  changes: Record<string, unknown>,
  [table, name]: readonly [string, string],
  tables: Change,
): void {
  const [was, is] = [fieldOf(tables.was, name), fieldOf(tables.is, name)];
  if (was === undefined || is === undefined) note(changes, [table, name], { was, is });
  else
    for (const field of keysOf(was, is))
      note(changes, [table, name, field], {
        ...{ was: fieldOf(was, field), is: fieldOf(is, field) },
      });
}

function note(
  changes: Record<string, unknown>,
  path: readonly string[],
  { was, is }: Change,
): void {
  if (JSON.stringify(was) === JSON.stringify(is)) return;
  const pointer = path.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  changes[pointer.join('')] = is ?? null;
}

function keysOf(...values: readonly unknown[]): string[] {
  return [...new Set(values.flatMap((value) => (isFields(value) ? Object.keys(value) : [])))];
}

function fieldOf(value: unknown, key: string): unknown {
  return isFields(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
