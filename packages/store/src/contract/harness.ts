// What a contract suite needs of a store: a way to open it, to open it again, and to clean up.
import {
  documentOf,
  type EventDraft,
  genesisHead,
  type Head,
  headAfter,
  type SealedEvent,
  type StepResult,
  seal,
  type World,
  type WorldDocument,
} from '@hakoniwa/stage';
import { doAct, smallWorld } from '@hakoniwa/testkit';
import type { EventStore, ReadEvents } from '../event-store.ts';

export interface StoreHarness {
  /** Opens the store; a second call opens the same data again after the first store was closed. */
  open(): Promise<EventStore>;
  /** Whether data outlives the store that wrote it. */
  readonly isPersistent: boolean;
  dispose(): Promise<void>;
}

export type MakeStore = () => Promise<StoreHarness>;

/** What the parts of the contract work with: a fresh store for each test, and a way to reopen it. */
export interface ContractScene {
  readonly store: EventStore;
  /** Closes the store and opens the same data again, if it keeps any. */
  reopen(): Promise<EventStore>;
}

/** The world the contract's gardens begin with. */
export const GENESIS: WorldDocument = documentOf(smallWorld());
export const GENESIS_HEAD: Head = genesisHead(GENESIS);
export const GARDEN = 'garden';

/** Steps that change the small world without end: a mug is taken and put down. */
export function stepsOf(count: number, from: World = smallWorld()): StepResult[] {
  const results: StepResult[] = [];
  let world = from;
  for (let i = 0; i < count; i++) {
    const isHeld = 'holder' in (world.props.get('mug')?.at ?? {});
    const result = doAct(world, isHeld ? 'put mug' : 'take mug');
    results.push(result);
    world = result.world;
  }
  return results;
}

/** Sealed events that follow a head, one step each. */
export function eventsAfter(head: Head, count: number): SealedEvent[] {
  const events: SealedEvent[] = [];
  for (const result of stepsOf(count)) {
    events.push(...seal(headAfter(head, events), result.events));
  }
  return events;
}

/** An event that carries a value through the log without changing the world. */
export function carrying(detail: EventDraft['detail']): EventDraft {
  anyDraft ??= stepsOf(1)[0]?.events[0];
  if (!anyDraft) throw new Error('a step leaves an event');
  return { ...anyDraft, patch: [], ...(detail === undefined ? {} : { detail }) };
}

/** Made once: a step takes longer than to seal what it left, and tests carry thousands. */
let anyDraft: EventDraft | undefined;

/** Everything a read gives. */
export async function readAll(
  store: EventStore,
  input: Partial<ReadEvents> = {},
): Promise<SealedEvent[]> {
  const events: SealedEvent[] = [];
  for await (const event of store.read({ garden: GARDEN, branch: 'main', ...input })) {
    events.push(event);
  }
  return events;
}

/** A garden with so many events on `main`; gives them back. */
export async function grow(store: EventStore, count: number): Promise<SealedEvent[]> {
  await store.create({ garden: GARDEN, genesis: GENESIS });
  const events = eventsAfter(GENESIS_HEAD, count);
  await store.append({ garden: GARDEN, branch: 'main', expectedSeq: 0, events });
  return events;
}
