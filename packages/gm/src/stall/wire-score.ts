// Spec 1 §6: the stall score on the wire, as shares over the last five turns and the current one.
import type { Intent } from '../language/types.ts';

/** What the wire's score needs to remember of a turn; plain JSON. */
export interface TurnMemory {
  /** Whether the world changed (a non-empty world_delta). */
  readonly delta: boolean;
  /** Content nouns of the speech, as dictionary forms. */
  readonly topics: readonly string[];
  /** Length of the speech in characters. */
  readonly speechLength: number;
  readonly intents: readonly Intent[];
}

/** Turns looked back on. */
const STALL_WINDOW = 5;

/** Below this many characters a reply is short. */
const SHORT_SPEECH = 20;

const WEIGHTS = { noDelta: 0.5, topicRepeat: 0.25, short: 0.15, noAction: 0.1 } as const;

const SPEECH_ONLY: ReadonlySet<Intent> = new Set<Intent>(['SAY', 'EMOTE']);

/** Characters as people count them. */
export const speechLength = (speech: string): number => {
  let length = 0;
  for (const _character of speech) length += 1;
  return length;
};

/** Share of the content nouns of `turns[at]` that the window before it already had; 0 without nouns. */
const topicRepeat = (turns: readonly TurnMemory[], at: number): number => {
  const topics = turns[at]?.topics ?? [];
  if (topics.length === 0) return 0;
  let repeated = 0;
  for (const topic of topics) if (wasTopic(topic, turns, at)) repeated += 1;
  return repeated / topics.length;
};

/** Topics are few: looking through them costs less than a set of them for each turn. */
const wasTopic = (topic: string, turns: readonly TurnMemory[], at: number): boolean => {
  for (let before = Math.max(0, at - STALL_WINDOW); before < at; before++)
    if (turns[before]?.topics.includes(topic)) return true;
  return false;
};

/** 0 (lively) to 1 (stalled), by spec 1's weights. */
export const stallScore = (history: readonly TurnMemory[], current: TurnMemory): number => {
  const all = [...history, current];
  let [noDelta, repeats, short, noAction] = [0, 0, 0, 0];
  for (let at = Math.max(0, all.length - STALL_WINDOW - 1); at < all.length; at++) {
    const turn = all[at] ?? current;
    if (!turn.delta) noDelta += 1;
    repeats += topicRepeat(all, at);
    if (turn.speechLength < SHORT_SPEECH) short += 1;
    if (turn.intents.every((intent) => SPEECH_ONLY.has(intent))) noAction += 1;
  }
  const turns = STALL_WINDOW + 1;
  const score =
    WEIGHTS.noDelta * (noDelta / turns) +
    WEIGHTS.topicRepeat * (repeats / turns) +
    WEIGHTS.short * (short / turns) +
    WEIGHTS.noAction * (noAction / turns);
  return Math.min(1, score);
};

/** What spec 1 §6.2 does about a score. */
export const STALL_LEVELS = ['none', 'log', 'warn', 'propose'] as const;
export type StallLevel = (typeof STALL_LEVELS)[number];

/** Thresholds 0.3, 0.5 and 0.8; the edges belong to the calmer side. */
export const stallLevel = (score: number): StallLevel => {
  if (score > 0.8) return 'propose';
  if (score > 0.5) return 'warn';
  return score >= 0.3 ? 'log' : 'none';
};
