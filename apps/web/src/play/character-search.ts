// The part of an address that says whose record is read.

/** Reads `?character=`; anything else is left out. */
export function characterSearch(search: Record<string, unknown>): { character?: string } {
  return typeof search.character === 'string' ? { character: search.character } : {};
}
