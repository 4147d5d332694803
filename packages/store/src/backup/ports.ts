// What a backup is made from and what it is restored into: a database, or a folder of logs.
import type { SealedEvent, WorldDocument } from '@hakoniwa/stage';
import type { EventStore } from '../event-store.ts';
import type { BackupCall, BackupPack, BackupSetting, GardenFacts, GardenSheet } from './format.ts';

/** Something gardens are kept in, as a backup reads it. */
export interface BackupSource {
  readonly store: EventStore;
  /** The gardens there are to be kept, in order. */
  readonly gardens: () => Promise<readonly string[]>;
  readonly factsOf: (garden: string) => Promise<GardenFacts>;
  readonly callsOf: (garden: string) => AsyncIterable<BackupCall>;
  /** Packs people brought along. */
  readonly packs: () => AsyncIterable<BackupPack>;
  /** Settings that are no secrets. */
  readonly settings: () => AsyncIterable<BackupSetting>;
}

/** A garden on its way into a target, checked. */
export interface IncomingGarden {
  readonly name: string;
  readonly sheet: GardenSheet;
  readonly genesis: WorldDocument;
  /** Branch by branch, in groups that are of one branch each. */
  readonly events: AsyncIterable<readonly SealedEvent[]>;
  readonly calls: AsyncIterable<BackupCall>;
}

/** Takes what a backup holds; nothing of it counts before the whole has ended well. */
export interface BackupWriter {
  readonly garden: (garden: IncomingGarden) => Promise<void>;
  /** Whether it was taken: not when there is one like it, or no place for such things. */
  readonly pack: (pack: BackupPack) => Promise<boolean>;
  readonly setting: (setting: BackupSetting) => Promise<boolean>;
}

/** Something a backup is restored into. */
export interface BackupTarget {
  readonly hasGarden: (name: string) => Promise<boolean>;
  /** Runs the work; when it throws, nothing of it is kept. */
  readonly restore: <T>(work: (writer: BackupWriter) => Promise<T>) => Promise<T>;
}
