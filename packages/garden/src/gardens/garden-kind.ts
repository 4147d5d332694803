// Kinds of gardens: by which rules one runs and how it is opened for writing. Packages above bring their own.
import type { MindNews } from '@hakoniwa/protocol';
import type { Rulebook } from '@hakoniwa/stage';
import type { PostgresEventStore } from '@hakoniwa/store/postgres';
import type { WritableGarden } from '../living/writable-garden.ts';
import type { StoredGardenRow } from '../rows/garden-rows.ts';

export interface GardenKind {
  /** Whether a garden is of this kind, by its name. */
  readonly isOf: (garden: string) => boolean;
  /** The rules a garden runs by, for whoever only looks on. */
  readonly rulesOf: (row: StoredGardenRow) => Promise<Rulebook>;
  /** Opens a garden for writing, its time standing still. */
  readonly open: (opening: OpenForWriting) => Promise<WritableGarden>;
}

export interface OpenForWriting {
  readonly row: StoredGardenRow;
  /** The store under this process's lease. */
  readonly store: PostgresEventStore;
  /** Hears of a garden whose time stopped by itself. */
  readonly onFailure: (error: unknown) => void;
  /** Hears that a garden paused because it was out of means, so that it is remembered. */
  readonly onPaused: () => void;
  /** Hears how the calls to models are going. */
  readonly onNews: (news: MindNews) => void;
  /** Whether anybody looks at it in this process. */
  readonly isWatched: () => boolean;
}
