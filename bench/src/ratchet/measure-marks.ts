// What may only ever shrink: bytes that are kept, tokens that are asked with, and the processor an event takes.
import { createHash } from 'node:crypto';
import { estimatePrompt } from '@hakoniwa/model';
import type { Language } from '@hakoniwa/stage';
import { packedBytes } from '@hakoniwa/store';
import { cpuMs } from '../limits/cpu-ms.ts';
import { promptRun } from '../prompts/prompt-run.ts';
import { allBytes, bothLanguages, kitchens, LANGUAGES, TURNS, town } from '../storage/lived.ts';

/** A figure by its name; smaller is better. */
export type Marks = Readonly<Record<string, number>>;

/** Scenes that are counted: what happens in one of them says little. */
const SEEDS = [1, 2, 3, 4, 5] as const;
/** Runs of the yardstick: as long as a day of the town takes, so that both meet the same machine. */
const YARDS = 400;

/** Figures that are the same on every machine. */
export async function countedMarks(): Promise<Marks> {
  const marks: Record<string, number> = {};
  for (const language of LANGUAGES) {
    const scenes = await kitchens(language);
    const turns = scenes.length * TURNS;
    marks[`bytes of a turn in the kitchen, ${language}`] = perOne(allBytes(scenes.flat()), turns);
    for (const mode of ['two-phase', 'fused'] as const)
      marks[`tokens of a prompt in the kitchen, ${language}, ${mode}`] = await tokens(
        language,
        mode,
      );
  }
  const { events } = await town({ days: 1, gm: await bothLanguages() });
  return {
    ...marks,
    'bytes of an event in the talking town': perOne(allBytes(events), events.length),
    'bytes of a packed event in the talking town': perOne(await packedBytes(events), events.length),
  };
}

/** Processor time of an event in the town, in runs of a yardstick: about the same on every machine. */
export async function timedMarks(): Promise<Marks> {
  // The first day warms the compiler.
  await town({ days: 1 });
  const before = process.cpuUsage();
  const { events } = await town({ days: 1 });
  const { user, system } = process.cpuUsage(before);
  yardstick();
  const yardMs = cpuMs(yardstick) / YARDS;
  const eventMs = (user + system) / 1_000 / events.length;
  return { 'processor of an event in the town, in yards': eventMs / yardMs };
}

async function tokens(language: Language, mode: 'two-phase' | 'fused'): Promise<number> {
  const asked: number[] = [];
  for (const seed of SEEDS) {
    const run = await promptRun({ scenario: 'kitchen_morning', language, turns: TURNS, seed });
    asked.push(...run(mode).map(({ messages }) => estimatePrompt(messages)));
  }
  return Math.round(asked.reduce((sum, one) => sum + one, 0) / asked.length);
}

function perOne(all: number, count: number): number {
  return Math.round(all / count);
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
