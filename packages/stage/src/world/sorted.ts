// Sorted lists that never change: with one item more, or one less.

/** The list with one item more, in its order. */
export function inserted<T extends string | number>(items: readonly T[], item: T): readonly T[] {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const at = items[middle] as T;
    if (at < item) low = middle + 1;
    else high = middle;
  }
  const more = items.slice();
  more.splice(low, 0, item);
  return more;
}

/** The list without an item. */
export function without<T>(items: readonly T[], item: T): readonly T[] {
  return items.filter((one) => one !== item);
}
