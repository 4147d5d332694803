// Chances of labels along a line: how likely each is at each unit, and each next to each, by forward and backward sums.

/** Scores of the labels at each unit, and of each label after each, by the unit they lead to. */
export interface Chain {
  readonly scores: readonly Float64Array[];
  readonly steps: (at: number) => Float64Array;
}

/** The chance of each label at each unit, and of each pair at each unit but the first. */
export interface Chances {
  readonly units: readonly Float64Array[];
  readonly pairs: readonly Float64Array[];
}

/** The chances of all ways along a line. */
export function chancesOf({ scores, steps }: Chain): Chances {
  const many = scores[0]?.length ?? 0;
  const forward = forwardSums({ scores, steps });
  const backward = backwardSums({ scores, steps });
  const all = sumOfLogs(forward.at(-1) ?? new Float64Array(0));
  const units = forward.map((sums, at) =>
    sums.map((sum, label) => Math.exp(sum + of(backward[at], label) - all)),
  );
  const pairs = scores.slice(1).map((next, i) => {
    const [table, at] = [steps(i + 1), i + 1];
    const chances = new Float64Array(many * many);
    for (let from = 0; from < many; from++)
      for (let to = 0; to < many; to++)
        chances[from * many + to] = Math.exp(
          of(forward[i], from) +
            of(table, from * many + to) +
            of(next, to) +
            of(backward[at], to) -
            all,
        );
    return chances;
  });
  return { units, pairs };
}

function forwardSums({ scores, steps }: Chain): Float64Array[] {
  const many = scores[0]?.length ?? 0;
  const sums: Float64Array[] = [];
  const ways = new Float64Array(many);
  for (const [at, own] of scores.entries()) {
    const before = sums.at(-1);
    const here = own.slice();
    const table = steps(at);
    for (let to = 0; before !== undefined && to < many; to++) {
      for (let from = 0; from < many; from++)
        ways[from] = of(before, from) + of(table, from * many + to);
      here[to] = of(own, to) + sumOfLogs(ways);
    }
    sums.push(here);
  }
  return sums;
}

function backwardSums({ scores, steps }: Chain): Float64Array[] {
  const many = scores[0]?.length ?? 0;
  const sums: Float64Array[] = [new Float64Array(many)];
  const ways = new Float64Array(many);
  for (let at = scores.length - 1; at > 0; at--) {
    const [own, after, table] = [scores[at], sums[0], steps(at)];
    const here = new Float64Array(many);
    for (let from = 0; from < many; from++) {
      for (let to = 0; to < many; to++)
        ways[to] = of(own, to) + of(after, to) + of(table, from * many + to);
      here[from] = sumOfLogs(ways);
    }
    sums.unshift(here);
  }
  return sums;
}

function sumOfLogs(logs: Float64Array): number {
  let most = -Infinity;
  for (const log of logs) most = Math.max(most, log);
  let sum = 0;
  for (const log of logs) sum += Math.exp(log - most);
  return most + Math.log(sum);
}

function of(numbers: Float64Array | undefined, at: number): number {
  return numbers?.[at] ?? 0;
}
