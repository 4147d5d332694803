// What may only ever shrink: bytes that are kept, tokens that are asked with, and the processor an event takes.
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { instinct } from '@hakoniwa/actor';
import { openScene, runScene, simulate } from '@hakoniwa/garden';
import { createGm, type Gm } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import { estimatePrompt } from '@hakoniwa/model';
import type { Language } from '@hakoniwa/stage';
import { MemoryEventStore } from '@hakoniwa/store';
import { cpuMs } from '../limits/cpu-ms.ts';
import { promptRun } from '../prompts/prompt-run.ts';

/** A figure by its name; smaller is better. */
export type Marks = Readonly<Record<string, number>>;

const LANGUAGES = ['ja', 'en'] as const;
const TURNS = 40;
/** Scenes that are counted: what happens in one of them says little. */
const SEEDS = [1, 2, 3, 4, 5] as const;
/** Runs of the yardstick: as long as a day of the town takes, so that both meet the same machine. */
const YARDS = 400;

/** Figures that are the same on every machine. */
export async function countedMarks(): Promise<Marks> {
  const gm = createGm({ analysers: { japanese: await loadJapaneseTokenizer() } });
  const marks: Record<string, number> = {};
  for (const language of LANGUAGES) {
    marks[`bytes of a turn in the kitchen, ${language}`] = await bytesPerTurn(gm, language);
    for (const mode of ['two-phase', 'fused'] as const)
      marks[`tokens of a prompt in the kitchen, ${language}, ${mode}`] = await tokens(
        language,
        mode,
      );
  }
  const { bytes, events } = await aDay();
  return { ...marks, 'bytes of an event in the town': Math.round(bytes / events) };
}

/** Processor time of an event in the town, in runs of a yardstick: about the same on every machine. */
export async function timedMarks(): Promise<Marks> {
  // The first day warms the compiler.
  await aDay();
  const before = process.cpuUsage();
  const { events } = await aDay();
  const { user, system } = process.cpuUsage(before);
  yardstick();
  const yardMs = cpuMs(yardstick) / YARDS;
  const eventMs = (user + system) / 1_000 / events;
  return { 'processor of an event in the town, in yards': eventMs / yardMs };
}

async function bytesPerTurn(gm: Gm, language: Language): Promise<number> {
  let all = 0;
  for (const seed of SEEDS) {
    const store = new MemoryEventStore();
    const scene = { folder: pack('kitchen'), scenario: 'kitchen_morning', language, seed };
    const opened = await openScene({ ...scene, gm, store, name: 'ratchet' });
    for await (const _ of runScene({ ...opened.parts, turns: TURNS, mindOf: () => instinct }));
    all += (await kept(store, 'ratchet')).bytes;
  }
  return Math.round(all / TURNS / SEEDS.length);
}

async function tokens(language: Language, mode: 'two-phase' | 'fused'): Promise<number> {
  const asked: number[] = [];
  for (const seed of SEEDS) {
    const run = await promptRun({ scenario: 'kitchen_morning', language, turns: TURNS, seed });
    asked.push(...run(mode).map(({ messages }) => estimatePrompt(messages)));
  }
  return Math.round(asked.reduce((sum, one) => sum + one, 0) / asked.length);
}

async function aDay(): Promise<{ readonly bytes: number; readonly events: number }> {
  const store = new MemoryEventStore();
  const town = { folder: pack('town'), seed: 1, days: 1, store, name: 'ratchet' };
  for await (const _ of simulate(town));
  return kept(store, 'ratchet');
}

/** What the log of a garden comes to as lines of JSON. */
async function kept(store: MemoryEventStore, garden: string) {
  const { branch } = await store.head(garden);
  let [bytes, events] = [0, 0];
  for await (const event of store.read({ garden, branch })) {
    bytes += Buffer.byteLength(JSON.stringify(event));
    events += 1;
  }
  return { bytes, events };
}

/** Some work of the kind an event is made of: JSON, objects, digests. */
function yardstick(): void {
  for (let i = 0; i < YARDS; i++) {
    const entries = Array.from({ length: 40 }, (_, k) => [`key-${k}`, { at: `place-${i}`, n: k }]);
    const text = JSON.stringify(Object.fromEntries(entries));
    createHash('sha256')
      .update(JSON.stringify(JSON.parse(text)))
      .digest('hex');
  }
}

function pack(name: string): string {
  return fileURLToPath(new URL(`../../../packs/${name}`, import.meta.url));
}
