// Small choices kept in this browser; where nothing may be kept, they last as long as the page.

/** A kept word, when it is one of those known. */
export function storedValue<T extends string>(key: string, known: readonly T[]): T | undefined {
  try {
    const word = localStorage.getItem(key);
    return known.find((one) => one === word);
  } catch {
    // Storage may be forbidden; a choice that cannot be kept is simply not there.
    return undefined;
  }
}

export function storeValue(key: string, word: string): void {
  try {
    localStorage.setItem(key, word);
  } catch {
    // As above: the page works without it.
  }
}
