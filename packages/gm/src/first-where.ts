// Looks in a sorted list by halving it.

/** The first of a sorted list for which something holds that holds for all behind it; its length if for none. */
export function firstWhere<T>(list: readonly T[], holds: (one: T) => boolean): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const one = list[middle];
    if (one !== undefined && !holds(one)) low = middle + 1;
    else high = middle;
  }
  return low;
}
