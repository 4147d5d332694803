// Walks a garden's whole log branch by branch: every link is checked and every patch applied on the way.

import { BackupRefusedError, type BadEvent } from '@hakoniwa/database/backup';
import {
  applyEvent,
  asSealedEvent,
  genesisHead,
  type Head,
  type Position,
  stateHash,
  verifyLink,
  type World,
  type WorldDocument,
  worldFrom,
} from '@hakoniwa/stage';

interface Point {
  readonly world: World;
  readonly head: Head;
}

/** A branch, as far as a walk needs to know it. */
interface WalkedBranch {
  readonly id: string;
  readonly parent?: Position | undefined;
}

/** Where a branch's line ended. */
export interface WalkedTip {
  readonly seq: number;
  readonly hash: string;
  readonly stateHash: string;
}

/** Takes the events of all branches in the order the branches were made. */
export class LogWalk {
  readonly tips = new Map<string, WalkedTip>();
  readonly #branches: readonly WalkedBranch[];
  readonly #entry: string;
  /** Worlds where a branch leaves another, by branch and seq; worlds share what they have in common. */
  readonly #forks = new Map<string, Point | undefined>();
  #at = 0;
  #point: Point;

  constructor(input: { genesis: WorldDocument; branches: readonly WalkedBranch[]; entry: string }) {
    this.#branches = input.branches;
    this.#entry = input.entry;
    for (const { parent } of input.branches) if (parent) this.#forks.set(keyOf(parent), undefined);
    this.#point = { world: worldFrom(input.genesis), head: genesisHead(input.genesis) };
    const [first] = input.branches;
    if (!first || first.parent || first.id !== this.#point.head.branch)
      throw this.#broken('the first branch is not the one a log begins with');
    this.#note();
  }

  /** Where it stands, and the world there. */
  get point(): Point {
    return this.#point;
  }

  /** The next event; throws where it does not follow. */
  take(json: unknown): void {
    const branch = asSealedEvent(json)?.branch;
    while (branch !== undefined && branch !== this.#point.head.branch) this.#nextBranch();
    const { head, world } = this.#point;
    const check = verifyLink(json, head);
    if (!check.ok) {
      const { seq, code } = check;
      const detail = `event ${seq} of ${quoted(head.branch)}: ${code}`;
      throw this.#broken(detail, { branch: head.branch, seq, code });
    }
    const event = json as Parameters<typeof applyEvent>[1];
    try {
      this.#point = { world: applyEvent(world, event), head: check.head };
    } catch (cause) {
      const { seq } = check.head;
      const detail = `event ${seq} of ${quoted(head.branch)} does not fit its world`;
      const badEvent = { branch: head.branch, seq, code: 'BAD_WORLD' };
      throw new BackupRefusedError('BAD_WORLD', {
        ...{ entry: this.#entry, detail, cause },
        event: badEvent,
      });
    }
    this.#note();
  }

  /** There are no more events: the tips of all branches. */
  finish(): ReadonlyMap<string, WalkedTip> {
    while (this.#at + 1 < this.#branches.length) this.#nextBranch();
    this.#close();
    return this.tips;
  }

  #note(): void {
    const key = keyOf(this.#point.head);
    if (this.#forks.has(key)) this.#forks.set(key, this.#point);
  }

  #close(): void {
    const { head, world } = this.#point;
    const { seq, hash } = head;
    this.tips.set(head.branch, { seq, hash, stateHash: stateHash(world) });
  }

  #nextBranch(): void {
    this.#close();
    this.#at += 1;
    const next = this.#branches[this.#at];
    if (!next) throw this.#broken('an event is of a branch that is not listed, or out of order');
    const from = next.parent && this.#forks.get(keyOf(next.parent));
    if (!from || this.tips.has(next.id))
      throw this.#broken(`the branch ${quoted(next.id)} leaves a point that is not there`);
    this.#point = { world: from.world, head: { ...from.head, branch: next.id } };
  }

  #broken(detail: string, event?: BadEvent): BackupRefusedError {
    return new BackupRefusedError('BROKEN_CHAIN', { entry: this.#entry, detail, event });
  }
}

function keyOf({ branch, seq }: { branch: string; seq: number }): string {
  return JSON.stringify([branch, seq]);
}

function quoted(text: string): string {
  return JSON.stringify(text.slice(0, 100));
}
