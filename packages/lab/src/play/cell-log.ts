// The log of a session as a file: what it was, each turn with all its attempts and events, and its end.
import type { Act, Json, SealedEvent } from '@hakoniwa/stage';
import type { Attempt } from '../minds/with-attempts.ts';
import type { Cell } from '../plan/cell.ts';

/** The first line. */
export interface CellHead {
  readonly cell: Cell;
  /** The hash of the world it began with; the world itself is kept once under this name. */
  readonly genesis: string;
  /** Names the texts of the prompts. */
  readonly prompts: string;
  /** What played: `instinct`, or the id of the model. */
  readonly model: string;
}

/** A verdict on a turn that was left as it is. */
export interface Observed {
  readonly allowed: boolean;
  readonly reason: string | null;
  /** What the director would have had tried again. */
  readonly findings: readonly string[];
}

/** One turn. */
export interface TurnLine {
  readonly turn: number;
  readonly who: string;
  readonly attempts: readonly Attempt[];
  /** What went through the door as text; null when a typed act or nothing did. */
  readonly text: string | null;
  readonly act: Act | null;
  readonly speech: string | null;
  readonly note: Json;
  /** What the GM said of it where it only looks on: written down, and nothing done about it. */
  readonly observed?: Observed;
  readonly events: readonly SealedEvent[];
  /** What the storyteller let happen after it. */
  readonly injected: readonly SealedEvent[];
}

export interface CellLog {
  readonly head: CellHead;
  readonly turns: readonly TurnLine[];
  /** The state it ended in. */
  readonly hash: string;
}

/** The log as JSON lines. */
export function cellText({ head, turns, hash }: CellLog): string {
  return [head, ...turns, { end: true, turns: turns.length, hash }]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');
}

/** The log from its text; undefined when it was cut before its end. */
export function parseCell(text: string): CellLog | undefined {
  const lines = text.split('\n').filter((line) => line !== '');
  const values = lines.map((line) => JSON.parse(line) as unknown);
  const [head, ...rest] = values as [CellHead, ...TurnLine[]];
  const end = rest.pop() as { end?: boolean; turns?: number; hash?: string } | undefined;
  if (end?.end !== true || end.turns !== rest.length) return undefined;
  return { head, turns: rest, hash: end.hash ?? '' };
}
