// What a backup is made from and what it is restored into: a database, or a folder of logs.
import type { TableOwner } from '@hakoniwa/database';
import type { BackupPart, PartSource, PartTarget, Renames } from '@hakoniwa/database/backup';
import type { SealedEvent, WorldDocument } from '@hakoniwa/stage';
import type { EventStore } from '../event-store.ts';
import type { BackupGarden, GardenSheet } from './format.ts';

/** Something gardens are kept in, as a backup reads it. */
export interface BackupSource {
  readonly store: EventStore;
  /** Whose rows go along. */
  readonly tables: readonly TableOwner[];
  /** The gardens there are to be kept, in order. */
  readonly gardens: () => Promise<readonly string[]>;
  readonly factsOf: (garden: string) => Promise<BackupGarden>;
  readonly partOf: (part: BackupPart) => PartSource;
}

/** A garden on its way into a target, checked. */
export interface IncomingGarden {
  readonly name: string;
  readonly sheet: GardenSheet;
  readonly genesis: WorldDocument;
  /** Branch by branch, in groups that are of one branch each. */
  readonly events: AsyncIterable<readonly SealedEvent[]>;
}

/** Takes what a backup holds; nothing of it counts before the whole has ended well. */
export interface BackupWriter {
  readonly garden: (garden: IncomingGarden) => Promise<void>;
  /** The target of a part; asked for once. */
  readonly partOf: (part: BackupPart) => PartTarget;
}

/** What is known of a restore before its first row. */
export interface RestoreInto {
  readonly renames: Renames;
  /** What the gardens of the backup were made from, as the backup names it. */
  readonly packs: ReadonlySet<string>;
  /** What stays behind of a part where there is no place for its rows, by name. */
  readonly namesOf: (part: BackupPart) => readonly string[];
}

/** Something a backup is restored into. */
export interface BackupTarget {
  readonly hasGarden: (name: string) => Promise<boolean>;
  /** The first of some ids of rows that is taken; undefined when all are free. */
  readonly takenId: (ids: readonly string[]) => Promise<string | undefined>;
  /** Runs the work; when it throws, nothing of it is kept. */
  readonly restore: <T>(
    into: RestoreInto,
    work: (writer: BackupWriter) => Promise<T>,
  ) => Promise<T>;
}
