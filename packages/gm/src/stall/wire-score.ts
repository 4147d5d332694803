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
export const speechLength = (speech: string): number => [...speech].length;

/** Share of a turn's content nouns that its window already had; 0 without nouns. */
const topicRepeat = (window: readonly TurnMemory[], turn: TurnMemory): number => {
  if (turn.topics.length === 0) return 0;
  const seen = new Set(window.flatMap((one) => one.topics));
  return turn.topics.filter((topic) => seen.has(topic)).length / turn.topics.length;
};

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

const share = (turns: readonly TurnMemory[], fits: (turn: TurnMemory) => boolean): number =>
  turns.filter(fits).length / (STALL_WINDOW + 1);

/** 0 (lively) to 1 (stalled), by spec 1's weights. */
export const stallScore = (history: readonly TurnMemory[], current: TurnMemory): number => {
  const all = [...history, current];
  const turns = all.slice(-(STALL_WINDOW + 1));
  const first = all.length - turns.length;
  const repeats = turns.map((turn, at) =>
    topicRepeat(all.slice(Math.max(0, first + at - STALL_WINDOW), first + at), turn),
  );
  const score =
    WEIGHTS.noDelta * share(turns, (turn) => !turn.delta) +
    WEIGHTS.topicRepeat * (sum(repeats) / (STALL_WINDOW + 1)) +
    WEIGHTS.short * share(turns, (turn) => turn.speechLength < SHORT_SPEECH) +
    WEIGHTS.noAction *
      share(turns, (turn) => turn.intents.every((intent) => SPEECH_ONLY.has(intent)));
  return Math.min(1, score);
};

/** What spec 1 §6.2 does about a score. */
export type StallLevel = 'none' | 'log' | 'warn' | 'propose';

/** Thresholds 0.3, 0.5 and 0.8; the edges belong to the calmer side. */
export const stallLevel = (score: number): StallLevel => {
  if (score > 0.8) return 'propose';
  if (score > 0.5) return 'warn';
  return score >= 0.3 ? 'log' : 'none';
};
