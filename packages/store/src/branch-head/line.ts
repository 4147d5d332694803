// A line that is being written: the world at a garden's head, kept in step with its log.

import { storageFailure } from '@hakoniwa/database';
import {
  type Head,
  headAfter,
  type SealedEvent,
  type StepResult,
  seal,
  TABLE_NAMES,
  takeSnapshot,
  type World,
} from '@hakoniwa/stage';
import type { Append, EventStore, MoveHead } from '../event-store.ts';
import { limits } from '../limits.ts';
import { loadWorld } from './load-world.ts';
import { redoHead, undoHead } from './undo.ts';

interface LineOf<Options> {
  /** A store whose appends may take more than events: PostgreSQL's take other rows along. */
  readonly store: EventStore & {
    append(input: Append, options?: Options): Promise<Head>;
    moveHead(input: MoveHead, options?: Options): Promise<Head>;
  };
  readonly garden: string;
}

/** What a step came to, as far as it is kept. */
type Committed = Pick<StepResult, 'events' | 'world'>;

/** One writer's hold on a garden: commit steps, undo, redo, go to another branch. */
export class BranchHead<Options = unknown> {
  readonly #of: LineOf<Options>;
  #head: Head;
  #world: World;

  private constructor(of: LineOf<Options>, at: { head: Head; world: World }) {
    this.#of = of;
    this.#head = at.head;
    this.#world = at.world;
  }

  /** Opens a garden where it stands. */
  static async open<Options>(of: LineOf<Options>): Promise<BranchHead<Options>> {
    return new BranchHead(of, await loadWorld(of));
  }

  get head(): Head {
    return this.#head;
  }

  get world(): World {
    return this.#world;
  }

  /**
   * Commits the results of steps, each taken on the world the one before it left, in one append.
   * Settles when they are durable; a snapshot is taken when one is due.
   */
  commit(...results: readonly Committed[]): Promise<SealedEvent[]> {
    return this.commitWith(undefined, ...results);
  }

  /** Commits, and gives the store what else it takes with these events. */
  async commitWith(
    optionsOf: ((events: readonly SealedEvent[]) => Options) | undefined,
    ...results: readonly Committed[]
  ): Promise<SealedEvent[]> {
    const before = this.#head;
    const events: SealedEvent[] = [];
    for (const result of results) events.push(...seal(headAfter(before, events), result.events));
    const { store, garden } = this.#of;
    const { branch, seq } = before;
    const append = { garden, branch, expectedSeq: seq, events };
    this.#head = await store.append(append, optionsOf?.(events));
    this.#world = results.at(-1)?.world ?? this.#world;
    await this.#keepSnapshot(seq);
    return events;
  }

  /** Takes back the last steps: the garden stands on a new branch that leaves before them. */
  async undo(turns = 1, options?: Options): Promise<Head> {
    return this.#goTo(await undoHead({ ...this.#moving(options), turns }));
  }

  /** Goes back to where the last undo left; undefined when there is nothing to redo. */
  async redo(options?: Options): Promise<Head | undefined> {
    const head = await redoHead(this.#moving(options));
    return head && this.#goTo(head);
  }

  /** Stands on another branch. */
  async switchTo(branch: string, options?: Options): Promise<Head> {
    const { store, garden } = this.#of;
    return this.#goTo(await store.moveHead({ garden, branch }, options));
  }

  #moving(options: Options | undefined) {
    const { store, garden } = this.#of;
    return { store, garden, move: (to: MoveHead) => store.moveHead(to, options) };
  }

  async #goTo({ branch, seq }: Head): Promise<Head> {
    const loaded = await loadWorld({ ...this.#of, branch, seq });
    this.#head = loaded.head;
    this.#world = loaded.world;
    return loaded.head;
  }

  async #keepSnapshot(before: number): Promise<void> {
    const entities = entitiesIn(this.#world);
    if (!isSnapshotDue({ before, after: this.#head.seq, entities })) return;
    const { store, garden } = this.#of;
    const snapshot = takeSnapshot(this.#world, this.#head);
    await store.saveSnapshot({ garden, snapshot }).catch((error: unknown) => {
      // The events are kept, and whoever committed them must not hear that they are not: a snapshot is a shortcut.
      if (!storageFailure(error)) throw error;
    });
  }
}

/**
 * Whether a commit that led from one `seq` to another calls for a snapshot. Keeping one costs as
 * much as the world is large, so large worlds are kept less often.
 */
export function isSnapshotDue(commit: {
  before: number;
  after: number;
  entities: number;
}): boolean {
  const { before, after, entities } = commit;
  const every = Math.max(limits.snapshotEveryEvents, entities * limits.snapshotEventsPerEntity);
  return Math.floor(after / every) > Math.floor(before / every);
}

function entitiesIn(world: World): number {
  return TABLE_NAMES.reduce((sum, name) => sum + world[name].size, 0);
}
