// A labelled turn as the evaluation reads it, from fixtures of our own or from recorded files as they are.

import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GmRequest } from '@hakoniwa/gm';
import { applyStrictly, valueAtPointer } from './strict-patch.ts';

/** The GM's own labelled turns and their worlds. */
export const FIXTURE_FOLDER = join(
  dirname(fileURLToPath(import.meta.url)),
  '..',
  '..',
  'gm',
  'fixtures',
);

export interface WantedAct {
  readonly intent: string;
  readonly target: string | null;
}

/** What the reader must make of a text, as the format labels say it. */
export interface WantedFormat {
  readonly thought?: 'absent' | 'empty' | 'present' | null;
  readonly speech_contains?: string | null;
  readonly speech_must_not_contain?: readonly string[];
}

/** What the original GM said. */
interface PeerVerdict {
  readonly verdict?: string;
  readonly allowed?: boolean | null;
  readonly reason?: string | null;
}

/** A turn that went before, in the same session and the same world. */
export interface EarlierTurn {
  readonly speaker: string;
  readonly raw_output: string | null;
}

/** One line of a file; fields that a file does not have stay away. */
interface Line {
  readonly id?: string;
  readonly session_id?: string;
  readonly turn?: number;
  readonly speaker: string;
  readonly language?: GmRequest['language'];
  readonly raw_output: string | null;
  readonly world_state?: unknown;
  /** The name of a file in fixtures/worlds. */
  readonly world?: string;
  /** Changes of that world, by pointer; null takes away. */
  readonly set?: Readonly<Record<string, unknown>>;
  /** Go on with the world as the session's last turn left it. */
  readonly carry?: boolean;
  /** What was said and done before, oldest first: remembered, not scored. */
  readonly history?: readonly EarlierTurn[];
  readonly allowed?: boolean;
  readonly denied_reasons?: readonly string[];
  readonly acceptable_reasons?: readonly string[];
  readonly actions?: readonly WantedAct[];
  readonly speech_tail?: string;
  readonly speech?: string | readonly string[];
  readonly expect?: WantedFormat;
  /** All that has changed of the world afterwards, by pointer; null means gone. */
  readonly delta?: Readonly<Record<string, unknown>>;
  readonly uncertain?: boolean;
  readonly note?: string;
  readonly peer?: PeerVerdict;
}

/** A line with its world and its session made plain. */
export interface EvalCase extends Omit<Line, 'speech' | 'world' | 'set' | 'world_state'> {
  readonly id: string;
  readonly session: string;
  readonly worldState: unknown;
  readonly speech: readonly string[];
}

export interface EvalSet {
  readonly name: string;
  readonly cases: readonly EvalCase[];
}

/** The world of records that came without one. */
const DEFAULT_WORLD = 'living-room';
const worlds = new Map<string, unknown>();

/** Reads one JSONL file. */
export function readSet(file: string): EvalSet {
  const name = basename(file, '.jsonl');
  const lines = readFileSync(file, 'utf8').split('\n');
  const cases = lines.flatMap((text, index) =>
    text.trim() === '' ? [] : [caseOf(parseLine(text, file, index), `${name}:${index + 1}`)],
  );
  return { name, cases };
}

function parseLine(text: string, file: string, index: number): Line {
  try {
    return JSON.parse(text) as Line;
  } catch (cause) {
    throw new Error(`${file}:${index + 1} is no JSON`, { cause });
  }
}

function caseOf(line: Line, place: string): EvalCase {
  const { speech, world, set, world_state, ...rest } = line;
  const base = world_state ?? namedWorld(world ?? DEFAULT_WORLD);
  return {
    ...rest,
    id: line.id ?? place,
    session: line.session_id ?? place,
    worldState: set ? withChanges(base, set) : base,
    speech: speech === undefined ? [] : typeof speech === 'string' ? [speech] : speech,
  };
}

function namedWorld(name: string): unknown {
  const file = join(FIXTURE_FOLDER, 'worlds', `${name}.json`);
  if (!existsSync(file)) throw new Error(`there is no world "${name}"`);
  const known = worlds.get(name) ?? (JSON.parse(readFileSync(file, 'utf8')) as unknown);
  worlds.set(name, known);
  return known;
}

function withChanges(world: unknown, changes: Readonly<Record<string, unknown>>): unknown {
  const patch = Object.entries(changes).flatMap(([path, value]) => {
    if (value !== null) return [{ op: 'add', path, value }];
    return valueAtPointer(world, path) === undefined ? [] : [{ op: 'remove', path }];
  });
  return applyStrictly(world, patch);
}
