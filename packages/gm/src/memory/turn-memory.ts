// What the GM remembers of past turns: plain JSON, in the world of a garden or per session on the wire.
import { INTENTS, speechActSchema } from '@hakoniwa/stage';
import { z } from 'zod';
import { limits } from '../limits.ts';

const rememberedTurnSchema = z.strictObject({
  speaker: z.string(),
  /** Cores of the questions asked. */
  questions: z.array(z.string()).default([]),
  /** Cores of the physical acts done or tried. */
  acts: z.array(z.string()).default([]),
  /** Whether the world changed. */
  delta: z.boolean().default(false),
  topics: z.array(z.string()).default([]),
  speechLength: z.int().min(0),
  intents: z.array(z.enum(INTENTS)).default(['SAY']),
  /** What its words leave open for whoever speaks next, where that is more than what was told. */
  leaves: speechActSchema.optional(),
});

export const memorySchema = z.strictObject({ turns: z.array(rememberedTurnSchema) });

export type RememberedTurn = Readonly<z.infer<typeof rememberedTurnSchema>>;
export interface GmMemory {
  readonly turns: readonly RememberedTurn[];
}

export const NO_MEMORY: GmMemory = { turns: [] };

/** The memory with one more turn; the oldest fall away. */
export function withTurn(memory: GmMemory, turn: RememberedTurn): GmMemory {
  return { turns: [...memory.turns, turn].slice(-limits.turnsRemembered) };
}

/** Whether somebody else's last turn asked something; undefined where nobody else has spoken yet. */
export function wasAsked({ turns }: GmMemory, speaker: string): boolean | undefined {
  const last = turns.at(-1);
  return last === undefined || last.speaker === speaker ? undefined : last.intents.includes('ASK');
}

/** How many turns in a row, this one included, the speaker has done the same. */
export function runLength(
  memory: GmMemory,
  { speaker, has }: { readonly speaker: string; readonly has: (turn: RememberedTurn) => boolean },
): number {
  const own = memory.turns.filter((turn) => turn.speaker === speaker).toReversed();
  const broken = own.findIndex((turn) => !has(turn));
  return 1 + (broken === -1 ? own.length : broken);
}
