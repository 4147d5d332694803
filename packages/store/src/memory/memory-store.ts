// A store that keeps everything in memory: for tests, trials and gardens nobody wants to keep.
import {
  assert,
  deepFreeze,
  eventOf,
  genesisHead,
  genesisOf,
  type Head,
  type Position,
  type SealedEvent,
  type Snapshot,
  type StoredEvent,
  storedEvent,
  type WorldDocument,
} from '@hakoniwa/stage';
import { GardenExistsError, StoreClosedError, UnknownGardenError } from '../errors.ts';
import type {
  Append,
  BranchTip,
  CreateGarden,
  EventStore,
  Fork,
  ReadEvents,
} from '../event-store.ts';
import { Ledger } from '../ledger.ts';
import { checkName } from '../names.ts';
import { nearestOf, snapshotKey } from '../snapshot-key.ts';

interface Kept {
  readonly genesis: WorldDocument;
  readonly ledger: Ledger;
  readonly events: Map<string, StoredEvent[]>;
  readonly snapshots: Map<string, Snapshot>;
}

export class MemoryEventStore implements EventStore {
  readonly #gardens = new Map<string, Kept>();
  #isClosed = false;

  async create({ garden, genesis }: CreateGarden): Promise<Head> {
    this.#checkOpen();
    checkName(garden);
    if (this.#gardens.has(garden)) throw new GardenExistsError(garden);
    const head = genesisHead(genesis);
    const ledger = new Ledger(head);
    const first = deepFreeze(genesisOf(genesis));
    this.#gardens.set(garden, {
      genesis: first,
      ledger,
      events: new Map(),
      snapshots: new Map(),
    });
    return head;
  }

  async gardens(): Promise<string[]> {
    this.#checkOpen();
    return [...this.#gardens.keys()].sort();
  }

  async genesis(garden: string): Promise<WorldDocument> {
    return this.#kept(garden).genesis;
  }

  async append(input: Append): Promise<Head> {
    const { ledger, events } = this.#kept(input.garden);
    const head = ledger.checkAppend(input);
    const own = events.get(input.branch) ?? [];
    for (const event of input.events) own.push(storedEvent(event));
    events.set(input.branch, own);
    ledger.advance(head);
    return head;
  }

  async *read(input: ReadEvents): AsyncGenerator<SealedEvent> {
    const kept = this.#kept(input.garden);
    for (const { branch, fromSeq, toSeq } of kept.ledger.segments(input)) {
      for (let seq = fromSeq; seq <= toSeq; seq++) yield eventAt(kept, { branch, seq });
    }
  }

  async branches(garden: string): Promise<BranchTip[]> {
    return this.#kept(garden).ledger.branches();
  }

  async fork(input: Fork): Promise<BranchTip> {
    const kept = this.#kept(input.garden);
    const branch = kept.ledger.checkFork(input);
    const { parent } = branch;
    const hash =
      parent && parent.seq > 0 ? eventAt(kept, parent).hash : genesisHead(kept.genesis).hash;
    return kept.ledger.addBranch(branch, hash);
  }

  async head(garden: string): Promise<Head> {
    return this.#kept(garden).ledger.head;
  }

  async moveHead({ garden, branch }: { garden: string; branch: string }): Promise<Head> {
    return this.#kept(garden).ledger.standOn(branch);
  }

  async saveSnapshot({ garden, snapshot }: { garden: string; snapshot: Snapshot }): Promise<void> {
    const { ledger, snapshots } = this.#kept(garden);
    const owner = ledger.ownerOf(snapshot);
    snapshots.set(snapshotKey(owner), deepFreeze({ ...snapshot, ...owner }));
  }

  async nearestSnapshot(
    input: Position & { readonly garden: string },
  ): Promise<Snapshot | undefined> {
    const { ledger, snapshots } = this.#kept(input.garden);
    const segments = ledger.segments({ branch: input.branch, toSeq: input.seq });
    return nearestOf([...snapshots.values()], segments);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#gardens.clear();
  }

  #kept(garden: string): Kept {
    this.#checkOpen();
    const kept = this.#gardens.get(garden);
    if (!kept) throw new UnknownGardenError(garden);
    return kept;
  }

  #checkOpen(): void {
    if (this.#isClosed) throw new StoreClosedError();
  }
}

function eventAt({ ledger, events }: Kept, position: Position): SealedEvent {
  const { branch, seq } = position;
  const forkedAt = ledger.tree.get(branch)?.parent?.seq ?? 0;
  const event = events.get(branch)?.[seq - forkedAt - 1];
  assert(event, `the branch ${branch} lost its event ${seq}`);
  return eventOf(event);
}
