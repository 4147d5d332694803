// New ids for old ones in what comes out of a backup: an id looks like nothing else, so it is found wherever it stands.

/** Whatever could be an id of ours: a kind, and digits nobody guesses. */
const ID = /\b[a-z]{1,20}-[0-9a-f]{8}[0-9a-f-]{0,40}/g;

/** Old ids and the new ones. */
export type Renames = ReadonlyMap<string, string>;

/** A row with its ids made new, also those inside of texts and names. */
export function renamed<T>(row: T, renames: Renames): T {
  if (renames.size === 0) return row;
  const text = JSON.stringify(row).replaceAll(ID, (id) => renames.get(id) ?? id);
  return JSON.parse(text) as T;
}
