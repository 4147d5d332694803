// Branches as rows of a tree: each below the one it left, in the order they were made.
import type { BranchList } from '@hakoniwa/client';

type Branch = BranchList['branches'][number];

export interface TreeRow {
  readonly branch: Branch;
  readonly depth: number;
  /** Counted in the order branches were made. */
  readonly number: number;
}

export function treeRowsOf(branches: readonly Branch[]): TreeRow[] {
  const known = new Set(branches.map(({ id }) => id));
  const numbers = new Map(branches.map(({ id }, index) => [id, index]));
  const below = (parent: string | undefined, depth: number): TreeRow[] =>
    branches
      .filter(({ parent: from }) =>
        parent === undefined ? !from || !known.has(from.branch) : from?.branch === parent,
      )
      .flatMap((branch) => [
        { branch, depth, number: numbers.get(branch.id) ?? 0 },
        ...below(branch.id, depth + 1),
      ]);
  return below(undefined, 0);
}
