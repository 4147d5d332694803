// Loads the world at a point of a log: the nearest snapshot, and the events since.
import {
  applyEvent,
  fullStateHash,
  genesisHead,
  type Head,
  type Position,
  type Snapshot,
  stateHash,
  verifyLink,
  type World,
  worldFrom,
  worldOfSnapshot,
} from '@hakoniwa/stage';
import { BrokenChainError, SeqOutOfRangeError } from '../errors.ts';
import type { EventStore } from '../event-store.ts';

export interface LoadWorld {
  readonly store: EventStore;
  readonly garden: string;
  /** The branch the garden stands on when left out. */
  readonly branch?: string;
  /** The branch's tip when left out. */
  readonly seq?: number;
  /** Reads from the beginning, checks every hash, and trusts no snapshot. */
  readonly verify?: boolean;
}

export interface LoadedWorld {
  readonly world: World;
  readonly head: Head;
  /** Snapshots that were not what had been kept; the world was made without them. */
  readonly unusable: readonly Position[];
}

/** The world after the `seq`-th event of a branch's line. */
export async function loadWorld(input: LoadWorld): Promise<LoadedWorld> {
  const { store, garden } = input;
  const branch = input.branch ?? (await store.head(garden)).branch;
  const tip = (await store.branches(garden)).find(({ id }) => id === branch)?.tip;
  const seq = input.seq ?? tip?.seq ?? 0;
  if (tip && (seq > tip.seq || seq < 0)) throw new SeqOutOfRangeError({ seq, tip: tip.seq });
  const goal = { store, garden, branch, seq };
  return input.verify ? replayVerified(goal) : fromNearest(goal);
}

interface Goal extends Position {
  readonly store: EventStore;
  readonly garden: string;
}

async function fromNearest(goal: Goal): Promise<LoadedWorld> {
  const unusable: Position[] = [];
  for (let before = goal.seq; before > 0; ) {
    const snapshot = await goal.store.nearestSnapshot({ ...goal, seq: before });
    if (!snapshot || snapshot.seq === 0) break;
    const loaded = await fromSnapshot(goal, snapshot);
    if (loaded) return { ...loaded, unusable };
    unusable.push({ branch: snapshot.branch, seq: snapshot.seq });
    before = snapshot.seq - 1;
  }
  return { ...(await fromGenesis(goal)), unusable };
}

type Loaded = Omit<LoadedWorld, 'unusable'>;

/** Goes on from a snapshot, unless it is damaged or of another past than this line's. */
async function fromSnapshot(goal: Goal, snapshot: Snapshot): Promise<Loaded | undefined> {
  let world = worldOfSnapshot(snapshot);
  let head: Head | undefined;
  if (!world) return undefined;
  const { store, garden, branch, seq } = goal;
  for await (const event of store.read({ garden, branch, fromSeq: snapshot.seq, toSeq: seq })) {
    if (event.seq > snapshot.seq) world = applyEvent(world, event);
    else if (event.hash !== snapshot.hash) return undefined;
    head = { branch, seq: event.seq, hash: event.hash };
  }
  return head && { world, head };
}

async function fromGenesis({ store, garden, branch, seq }: Goal): Promise<Loaded> {
  const genesis = await store.genesis(garden);
  let world = worldFrom(genesis);
  let head: Head = { ...genesisHead(genesis), branch };
  for await (const event of store.read({ garden, branch, toSeq: seq })) {
    world = applyEvent(world, event);
    head = { branch, seq: event.seq, hash: event.hash };
  }
  return { world, head };
}

async function replayVerified(goal: Goal): Promise<LoadedWorld> {
  const { store, garden, branch, seq } = goal;
  const genesis = await store.genesis(garden);
  let world = worldFrom(genesis);
  let head = genesisHead(genesis);
  for await (const event of store.read({ garden, branch, toSeq: seq })) {
    const check = verifyLink(event, { ...head, branch: event.branch });
    if (!check.ok) throw new BrokenChainError({ seq: check.seq, fault: check.code });
    world = applyEvent(world, event);
    head = check.head;
  }
  const unusable = await wrongSnapshots(goal, world);
  return { world, head: { ...head, branch }, unusable };
}

/** The snapshot right at the goal, when it does not agree with the replayed world. */
async function wrongSnapshots(goal: Goal, world: World): Promise<Position[]> {
  const snapshot = await goal.store.nearestSnapshot(goal);
  if (!snapshot || snapshot.seq !== goal.seq) return [];
  const hash = fullStateHash(world);
  const isSame = snapshot.stateHash === hash && stateHash(world) === hash;
  return isSame ? [] : [{ branch: snapshot.branch, seq: snapshot.seq }];
}
