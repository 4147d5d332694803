// The shipped kitchen and the shipped town, lived in memory: what their events come to when they are kept.
import { fileURLToPath } from 'node:url';
import { instinct } from '@hakoniwa/actor';
import { openScene, runScene, simulate } from '@hakoniwa/garden';
import { createGm, type Gm } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import { type Language, type SealedEvent, type WorldDocument, writtenEvent } from '@hakoniwa/stage';
import { MemoryEventStore } from '@hakoniwa/store';

export const LANGUAGES = ['ja', 'en'] as const;
/** Scenes that are counted: what happens in one of them says little. */
const SEEDS = [1, 2, 3, 4, 5] as const;
const NAME = 'lived';
export const TURNS = 40;

let judge: Promise<Gm> | undefined;

/** The GM of both languages. */
export function bothLanguages(): Promise<Gm> {
  judge ??= loadJapaneseTokenizer().then((japanese) => createGm({ analysers: { japanese } }));
  return judge;
}

/** The events of some scenes in the kitchen, a list each. */
export async function kitchens(language: Language): Promise<readonly (readonly SealedEvent[])[]> {
  const gm = await bothLanguages();
  const all: (readonly SealedEvent[])[] = [];
  for (const seed of SEEDS) {
    const store = new MemoryEventStore();
    const scene = { folder: pack('kitchen'), scenario: 'kitchen_morning', language, seed };
    const { parts } = await openScene({ ...scene, gm, store, name: NAME });
    for await (const _ of runScene({ ...parts, turns: TURNS, mindOf: () => instinct }));
    all.push(await eventsIn(store));
  }
  return all;
}

export interface LivedTown {
  readonly genesis: WorldDocument;
  readonly events: readonly SealedEvent[];
}

/** A town's first days, its talks in words when somebody judges them. */
export async function town(input: {
  readonly language?: Language;
  readonly days: number;
  readonly gm?: Gm;
}): Promise<LivedTown> {
  const store = new MemoryEventStore();
  for await (const _ of simulate({ ...input, folder: pack('town'), seed: 1, store, name: NAME }));
  return { genesis: await store.genesis(NAME), events: await eventsIn(store) };
}

/** Bytes of an event as it is kept: its text and its hash. */
function storedBytes(event: SealedEvent): number {
  return Buffer.byteLength(JSON.stringify(writtenEvent(event))) + event.hash.length;
}

/** The same of several events. */
export function allBytes(events: readonly SealedEvent[]): number {
  return events.reduce((sum, event) => sum + storedBytes(event), 0);
}

/** The folder of a shipped pack. */
function pack(name: string): string {
  return fileURLToPath(new URL(`../../../packs/${name}`, import.meta.url));
}

async function eventsIn(store: MemoryEventStore): Promise<readonly SealedEvent[]> {
  const { branch } = await store.head(NAME);
  const events: SealedEvent[] = [];
  for await (const event of store.read({ garden: NAME, branch })) events.push(event);
  return events;
}
