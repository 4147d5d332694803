// JSON from strangers: parsed, then walked for depth, size and keys that no card may have.
import { type Json, PROTOTYPE_KEYS, withSoundText } from '@hakoniwa/stage';
import { fromUtf8 } from '../bytes/text.ts';
import { CardError } from '../card-error.ts';
import { limits } from '../limits.ts';

export interface ParsedJson {
  readonly value: Json;
  /** The text as it came, without a byte order mark; written anew when no store could keep what it says. */
  readonly text: string;
}

/** The JSON in some bytes; `at` says where they stood. */
export function parseCardJson(bytes: Uint8Array, at: string): ParsedJson {
  if (bytes.length > limits.jsonBytes) {
    throw new CardError('FILE_TOO_LARGE', { limit: limits.jsonBytes });
  }
  const text = fromUtf8(bytes, at);
  const value = soundCardJson(parsed(text, at), at);
  const sound = withSoundText(value);
  return sound === value ? { value, text } : { value: sound, text: JSON.stringify(sound, null, 2) };
}

function parsed(text: string, at: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new CardError('NOT_JSON', { at }, { cause });
  }
}

/** The value, once it is known to be JSON of bearable size; walks without recursion. */
export function soundCardJson(value: unknown, at: string): Json {
  let level: unknown[] = [value];
  let nodes = 0;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limits.jsonDepth) throw new CardError('JSON_TOO_DEEP', { limit: limits.jsonDepth });
    const next: unknown[] = [];
    for (const one of level) {
      nodes += 1;
      if (nodes > limits.jsonNodes) {
        throw new CardError('JSON_TOO_MANY_VALUES', { limit: limits.jsonNodes });
      }
      for (const inner of within(one, at)) next.push(inner);
    }
    level = next;
  }
  return value as Json;
}

function within(value: unknown, at: string): readonly unknown[] {
  // 1e999 parses to infinity, which JSON cannot write again.
  if (typeof value === 'number' && !Number.isFinite(value)) throw new CardError('NOT_JSON', { at });
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value;
  for (const key of Object.keys(value)) {
    if (PROTOTYPE_KEYS.has(key)) throw new CardError('KEY_FORBIDDEN', { key });
  }
  return Object.values(value);
}
