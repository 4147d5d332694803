// The tree of branches: nothing that happened is deleted, so every past is a place to go on from.
import { assert } from '../base/assert.ts';

/** A point in the tree: after the `seq`-th event along the line of a branch. */
export interface Position {
  readonly branch: string;
  readonly seq: number;
}

export interface Branch {
  readonly id: string;
  /** Where it leaves its parent; only the first branch has none. */
  readonly parent?: Position;
  /** The branch that was left when this one was made to undo; where redo goes back to. */
  readonly undoes?: string | undefined;
  /** ISO 8601, from whoever made it. */
  readonly createdAt?: string | undefined;
}

/** Branches by id. */
export type BranchTree = ReadonlyMap<string, Branch>;

/** A run of events on one branch, both ends included. */
export interface Segment {
  readonly branch: string;
  readonly fromSeq: number;
  readonly toSeq: number;
}

/** A tree of the given branches. */
export function branchTree(branches: Iterable<Branch>): BranchTree {
  return new Map(Array.from(branches, (branch) => [branch.id, branch]));
}

/** The runs of events that lead from the beginning to a position, oldest first. */
export function lineage(tree: BranchTree, { branch, seq }: Position): Segment[] {
  const segments: Segment[] = [];
  let toSeq = seq;
  for (let at: string | undefined = branch; at !== undefined; ) {
    assert(segments.length <= tree.size, `the branches around ${at} lead in a circle`);
    const found = branchOf(tree, at);
    const forkedAt = found.parent?.seq ?? 0;
    segments.push({ branch: at, fromSeq: forkedAt + 1, toSeq });
    toSeq = Math.min(toSeq, forkedAt);
    at = found.parent?.branch;
  }
  return segments.filter(({ fromSeq, toSeq: end }) => end >= fromSeq).reverse();
}

/** The branch that holds the event at a position: an ancestor when it lies before the fork. */
export function ownerOf(tree: BranchTree, { branch, seq }: Position): Position {
  let found = branchOf(tree, branch);
  for (let hop = 0; found.parent && seq <= found.parent.seq; hop++) {
    assert(hop <= tree.size, `the branches around ${branch} lead in a circle`);
    found = branchOf(tree, found.parent.branch);
  }
  return { branch: found.id, seq };
}

/** The last position two lines have in common. */
export function commonAncestor(
  tree: BranchTree,
  { a, b }: { readonly a: Position; readonly b: Position },
): Position {
  const ofA = lineage(tree, a);
  const ofB = lineage(tree, b);
  let last: Position | undefined;
  for (let i = 0; i < Math.min(ofA.length, ofB.length); i++) {
    const [left, right] = [ofA[i], ofB[i]];
    if (!left || !right || left.branch !== right.branch) break;
    last = { branch: left.branch, seq: Math.min(left.toSeq, right.toSeq) };
    if (left.toSeq !== right.toSeq) break;
  }
  return last ?? ownerOf(tree, { branch: a.branch, seq: 0 });
}

/** The way from one position to another: what to take back, newest first, and what to do again. */
export interface BranchPath {
  readonly ancestor: Position;
  readonly undo: readonly Segment[];
  readonly redo: readonly Segment[];
}

/** The way between two positions through their common ancestor. */
export function pathBetween(
  tree: BranchTree,
  { from, to }: { readonly from: Position; readonly to: Position },
): BranchPath {
  const ancestor = commonAncestor(tree, { a: from, b: to });
  const after = (position: Position) => since(lineage(tree, position), ancestor.seq);
  return { ancestor, undo: after(from).reverse(), redo: after(to) };
}

function since(segments: readonly Segment[], seq: number): Segment[] {
  return segments
    .filter(({ toSeq }) => toSeq > seq)
    .map((segment) => ({ ...segment, fromSeq: Math.max(segment.fromSeq, seq + 1) }));
}

function branchOf(tree: BranchTree, id: string): Branch {
  const branch = tree.get(id);
  assert(branch, `there is no branch ${id}`);
  return branch;
}
