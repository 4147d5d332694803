// How likely each label is at each unit of some words: sums over all ways along them, from scores in whole numbers.

/** Scores of the labels at each unit, and whether each unit begins a sentence. */
interface Scored {
  readonly scores: readonly Int32Array[];
  readonly opens: readonly boolean[];
}

/** How much a number counts, and what each step from label to label counts. */
export interface Stepping {
  /** By what share one number less makes a label less likely. */
  readonly trust: number;
  /** Powers of the steps into a new sentence, and within one. */
  readonly across: Float64Array;
  readonly within: Float64Array;
}

/** The chances of all labels at each unit. */
export function labelChances(
  { scores, opens }: Scored,
  { trust, across, within }: Stepping,
): Float64Array[] {
  const own = scores.map((sums) => powersOf(sums, trust));
  const stepsTo = (at: number) => (opens[at] ? across : within);
  const forward: Float64Array[] = [];
  for (const [at, here] of own.entries()) {
    const before = forward.at(-1);
    forward.push(before ? shared(here, reached(before, stepsTo(at))) : shared(here));
  }
  let behind: Float64Array | undefined;
  const chances: Float64Array[] = [];
  for (let at = own.length - 1; at >= 0; at--) {
    chances.unshift(shared(forward[at] as Float64Array, behind));
    behind = reachedBack(shared(own[at] as Float64Array, behind), stepsTo(at));
  }
  return chances;
}

/** From each label to each, summed over where one comes from. */
function reached(from: Float64Array, steps: Float64Array): Float64Array {
  const many = from.length;
  const sums = new Float64Array(many);
  for (let a = 0; a < many; a++) {
    const chance = from[a] as number;
    for (let b = 0; b < many; b++)
      sums[b] = (sums[b] as number) + chance * (steps[a * many + b] as number);
  }
  return sums;
}

/** From each label to each, summed over where one gets to. */
function reachedBack(to: Float64Array, steps: Float64Array): Float64Array {
  const many = to.length;
  return Float64Array.from({ length: many }, (_, a) => {
    let sum = 0;
    for (let b = 0; b < many; b++) sum += (to[b] as number) * (steps[a * many + b] as number);
    return sum;
  });
}

/** Products that come to one together. */
function shared(some: Float64Array, others?: Float64Array): Float64Array {
  const products = some.map((chance, label) => chance * (others?.[label] ?? 1));
  const sum = products.reduce((all, chance) => all + chance, 0);
  return products.map((chance) => chance / sum);
}

/** Each number as the power it stands for, beside the greatest: by products alone, which are the same on every machine. */
export function powersOf(numbers: Int32Array, trust: number): Float64Array {
  let most = -Infinity;
  for (const number of numbers) most = Math.max(most, number);
  return Float64Array.from(numbers, (number) => power(most - number, trust));
}

/** The number to one less, so many times: never nothing, or no way would be left. */
function power(times: number, trust: number): number {
  let [left, base, product] = [Math.min(times, Math.floor(LEAST / trust)), 1 - trust, 1];
  while (left > 0) {
    if (left % 2 === 1) product *= base;
    base *= base;
    left = Math.floor(left / 2);
  }
  return product;
}

const LEAST = 40;
