// What a store knows of one garden without its events: branches, tips, and where the garden stands.
import {
  type Branch,
  type BranchTree,
  type Head,
  headAfter,
  lineage,
  MAIN_BRANCH,
  ownerOf,
  type Position,
  type Segment,
  verifyChain,
} from '@hakoniwa/stage';
import {
  BranchExistsError,
  BrokenChainError,
  SeqConflictError,
  SeqOutOfRangeError,
  UnknownBranchError,
} from './errors.ts';
import type { Append, BranchTip, Fork, ReadEvents } from './event-store.ts';
import { checkName } from './names.ts';

/** The rules of appending, forking and reading, the same for every store that keeps them in memory. */
export class Ledger {
  readonly #tips = new Map<string, BranchTip>();
  #head = MAIN_BRANCH;

  constructor(genesis: Head) {
    this.#tips.set(genesis.branch, { id: genesis.branch, tip: genesis });
  }

  /** All branches in the order they were made. */
  branches(): BranchTip[] {
    return [...this.#tips.values()];
  }

  get tree(): BranchTree {
    return this.#tips;
  }

  get head(): Head {
    return this.tipOf(this.#head);
  }

  /** The last event on a branch's line. */
  tipOf(branch: string): Head {
    const found = this.#tips.get(branch);
    if (!found) throw new UnknownBranchError(branch);
    return found.tip;
  }

  has(branch: string): boolean {
    return this.#tips.has(branch);
  }

  /** The head after an append, or the error that refuses it. */
  checkAppend({ branch, expectedSeq, events }: Append): Head {
    const tip = this.tipOf(branch);
    if (tip.seq !== expectedSeq) {
      throw new SeqConflictError({ expected: expectedSeq, actual: tip.seq });
    }
    const check = verifyChain(events, tip);
    if (!check.ok) throw new BrokenChainError({ seq: check.seq, fault: check.code });
    return headAfter(tip, events);
  }

  /** The branch a fork makes; its parent is the branch that holds the event it forks after. */
  checkFork({ id, parent, undoes, createdAt }: Fork): Branch {
    checkName(id);
    if (this.has(id)) throw new BranchExistsError(id);
    if (undoes !== undefined) this.tipOf(undoes);
    return {
      id,
      parent: this.ownerOf(parent),
      ...(undoes === undefined ? {} : { undoes }),
      ...(createdAt === undefined ? {} : { createdAt }),
    };
  }

  /** Where the event at a position is kept. */
  ownerOf(position: Position): Position {
    const tip = this.tipOf(position.branch);
    const { seq } = position;
    if (!Number.isInteger(seq) || seq < 0 || seq > tip.seq) {
      throw new SeqOutOfRangeError({ seq, tip: tip.seq });
    }
    return ownerOf(this.tree, position);
  }

  /** The runs of events a reader wants; nothing lies past the tip. */
  segments({ branch, fromSeq = 1, toSeq }: Omit<ReadEvents, 'garden'>): Segment[] {
    const tip = this.tipOf(branch);
    const seq = Math.min(toSeq ?? tip.seq, tip.seq);
    return lineage(this.tree, { branch, seq })
      .map((segment) => ({ ...segment, fromSeq: Math.max(segment.fromSeq, fromSeq) }))
      .filter((segment) => segment.fromSeq <= segment.toSeq);
  }

  /** A branch moved on. */
  advance(tip: Head): void {
    const branch = this.#tips.get(tip.branch);
    if (!branch) throw new UnknownBranchError(tip.branch);
    this.#tips.set(tip.branch, { ...branch, tip });
  }

  /** A branch was made; it stands where it forked. */
  addBranch(branch: Branch, hash: string): BranchTip {
    const tip = { branch: branch.id, seq: branch.parent?.seq ?? 0, hash };
    const made = { ...branch, tip };
    this.#tips.set(branch.id, made);
    return made;
  }

  /** The garden stands on a branch now. */
  standOn(branch: string): Head {
    const tip = this.tipOf(branch);
    this.#head = branch;
    return tip;
  }
}
