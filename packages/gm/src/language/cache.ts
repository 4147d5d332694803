// Bounded memories of what was found out: of texts, oldest out first, and of words.

/** Keeps the last `size` answers of `compute` by key; what else it is given must follow from the key. */
export function cachedBy<T, G extends readonly unknown[] = []>(
  size: number,
  compute: (key: string, ...given: G) => T,
): (key: string, ...given: G) => T {
  const kept = new Map<string, T>();
  return (key, ...given) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const value = compute(key, ...given);
    kept.set(key, value);
    if (kept.size > size) {
      const oldest = kept.keys().next();
      if (oldest.done !== true) kept.delete(oldest.value);
    }
    return value;
  };
}

/** Keeps what `compute` says of a word; hostile texts only empty the store. Words recur, and any answer will do. */
export function keepOfWords<T>(size: number, compute: (word: string) => T): (word: string) => T {
  const kept = new Map<string, T>();
  return (word) => {
    const known = kept.get(word);
    if (known !== undefined) return known;
    const value = compute(word);
    if (kept.size >= size) kept.clear();
    kept.set(word, value);
    return value;
  };
}
