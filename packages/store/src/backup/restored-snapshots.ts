// Worlds kept beside a restored log: whoever opens it lives through its last events and not through all of them.
import { type SealedEvent, type Snapshot, takeSnapshot } from '@hakoniwa/stage';
import { limits } from '../limits.ts';
import { LogWalk } from './log-walk.ts';
import type { IncomingGarden } from './ports.ts';

/** So many of the last regular snapshots of a branch: enough for undo and for whoever looks back a little. */
const LAST = 3;

export class RestoredSnapshots {
  /** None where the log is so short that nothing is kept beside it. */
  readonly #walk: LogWalk | undefined;
  readonly #tips: ReadonlyMap<string, number>;

  constructor({ genesis, sheet }: Pick<IncomingGarden, 'genesis' | 'sheet'>) {
    const { branches } = sheet;
    this.#tips = new Map(branches.map(({ id, seq }) => [id, seq]));
    const isLong = branches.some(({ seq }) => seq >= limits.snapshotEveryEvents);
    const entry = 'events.jsonl';
    this.#walk = isLong ? new LogWalk({ genesis, branches, entry }) : undefined;
  }

  /** Goes on through the log; gives what is to be kept of it. */
  *take(events: readonly SealedEvent[]): Generator<Snapshot> {
    if (!this.#walk) return;
    for (const event of events) {
      this.#walk.take(event);
      const { world, head } = this.#walk.point;
      if (this.#isDue(head)) yield takeSnapshot(world, head);
    }
  }

  #isDue({ branch, seq }: { readonly branch: string; readonly seq: number }): boolean {
    const { snapshotEveryEvents: every, snapshotFarEvents: far } = limits;
    if (seq % far === 0) return true;
    return seq % every === 0 && (this.#tips.get(branch) ?? 0) - seq < LAST * every;
  }
}
