// A bounded memory of what was analysed, oldest out first.

/** Keeps the last `size` answers of `compute` by key. */
export function remember<T>(size: number, compute: (key: string) => T): (key: string) => T {
  const kept = new Map<string, T>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) {
      kept.delete(key);
      kept.set(key, known);
      return known;
    }
    const value = compute(key);
    kept.set(key, value);
    if (kept.size > size) {
      const oldest = kept.keys().next();
      if (oldest.done !== true) kept.delete(oldest.value);
    }
    return value;
  };
}
