// Which parts of a garden's log are cold: far enough behind the end of their branch that nobody reads them as a rule.
import type { BranchTip } from '../event-store.ts';
import { limits } from './limits.ts';

/** A run of events of one branch that one segment takes. */
export interface ColdRun {
  readonly branch: string;
  readonly fromSeq: number;
  readonly toSeq: number;
}

interface Packing {
  readonly branches: readonly BranchTip[];
  /** The branch the garden stands on. */
  readonly head: string;
  /** The last packed event of a branch; undefined where none is. */
  readonly packedTo: (branch: string) => number | undefined;
}

/**
 * The runs to pack now, oldest first. Of the line that is written the events before its last ones go, in whole
 * segments; of a branch that was left everything goes once it is worth it.
 */
export function coldRuns({ branches, head, packedTo }: Packing): ColdRun[] {
  const line = lineOf(branches, head);
  const end = branches.find(({ id }) => id === head)?.tip.seq ?? 0;
  return branches.flatMap(({ id: branch, parent, tip }) => {
    const first = Math.max(packedTo(branch) ?? 0, parent?.seq ?? 0) + 1;
    const isWritten = line.has(branch);
    const last = isWritten ? Math.min(tip.seq, end - limits.hotEvents) : tip.seq;
    const least = isWritten ? limits.events : limits.leftEvents;
    const runs: ColdRun[] = [];
    for (let fromSeq = first; last - fromSeq + 1 >= least; fromSeq += limits.events) {
      const toSeq = Math.min(fromSeq + limits.events - 1, last);
      runs.push({ branch, fromSeq, toSeq });
    }
    return runs;
  });
}

/** A branch and those it comes from. */
function lineOf(branches: readonly BranchTip[], head: string): ReadonlySet<string> {
  const parents = new Map(branches.map(({ id, parent }) => [id, parent?.branch]));
  const line = new Set<string>();
  for (let at: string | undefined = head; at !== undefined; at = parents.get(at)) line.add(at);
  return line;
}
