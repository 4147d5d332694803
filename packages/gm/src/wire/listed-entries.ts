// The entries of a record in order: a large one is listed when it is checked, and not again when it is followed.

export interface WireListing {
  readonly names: readonly string[];
  readonly values: readonly unknown[];
}

/** Entries from which on listing them costs more than remembering that it was done. */
const MANY = 200;
const listed = new WeakMap<object, WireListing>();

/** Lists the entries of a record, and keeps the list of a large one for whoever reads it next. */
export function listEntries(record: Readonly<Record<string, unknown>>): WireListing {
  const entries = entriesIn(record);
  if (entries.names.length >= MANY) listed.set(record, entries);
  return entries;
}

/** The entries of a record as they were last listed. A list is read once: after that the record may be changed. */
export function takeEntries(record: Readonly<Record<string, unknown>>): WireListing {
  const known = listed.get(record);
  if (known) listed.delete(record);
  return known ?? entriesIn(record);
}

function entriesIn(record: Readonly<Record<string, unknown>>): WireListing {
  const names = Object.keys(record);
  return { names, values: names.map((name) => record[name]) };
}
