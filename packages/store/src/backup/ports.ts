// What a backup is made from and what it is restored into: a database, or a folder of logs.
import type { SealedEvent, WorldDocument } from '@hakoniwa/stage';
import type { EventStore } from '../event-store.ts';
import type {
  BackupCall,
  BackupGarden,
  BackupPack,
  BackupRevision,
  BackupSetting,
  GardenSheet,
} from './format.ts';
import type { ReadCampaign } from './play/read-play.ts';
import type { LedgerRow, PlayRow } from './play/row-kinds.ts';

/** Something gardens are kept in, as a backup reads it. */
export interface BackupSource {
  readonly store: EventStore;
  /** The gardens there are to be kept, in order. */
  readonly gardens: () => Promise<readonly string[]>;
  readonly factsOf: (garden: string) => Promise<BackupGarden>;
  readonly callsOf: (garden: string) => AsyncIterable<BackupCall>;
  /** Packs people brought along. */
  readonly packs: () => AsyncIterable<BackupPack>;
  /** Every state those packs were in. */
  readonly revisions: () => AsyncIterable<BackupRevision>;
  /** Settings that are no secrets. */
  readonly settings: () => AsyncIterable<BackupSetting>;
  /** What is played in a garden, at one moment; undefined when nobody plays there. */
  readonly campaignOf: (garden: string) => Promise<ReadCampaign | undefined>;
  /** Player characters who never began. */
  readonly unplayed: () => Promise<readonly PlayRow[]>;
  /** The wallet of whoever plays, and its ledger. */
  readonly ledger: () => Promise<readonly LedgerRow[]>;
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
  readonly pack: (pack: IncomingPack) => Promise<boolean>;
  readonly revision: (revision: BackupRevision) => Promise<void>;
  readonly setting: (setting: BackupSetting) => Promise<boolean>;
  /** Takes a campaign, or a character who never began. */
  readonly play: (rows: AsyncIterable<PlayRow>) => Promise<boolean>;
  readonly ledger: (rows: AsyncIterable<LedgerRow>) => Promise<boolean>;
}

export interface IncomingPack extends BackupPack {
  /** Whether a garden of the backup lives by it: then one like it is no reason to leave it. */
  readonly isNeeded: boolean;
}

/** Something a backup is restored into. */
export interface BackupTarget {
  readonly hasGarden: (name: string) => Promise<boolean>;
  /** The first of some ids of play that is taken; undefined when all are free. */
  readonly takenId: (ids: readonly string[]) => Promise<string | undefined>;
  /** Runs the work; when it throws, nothing of it is kept. */
  readonly restore: <T>(work: (writer: BackupWriter) => Promise<T>) => Promise<T>;
}
