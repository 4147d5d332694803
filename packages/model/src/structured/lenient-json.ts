// A forgiving JSON reader for what models write: fences, comments, trailing commas, bare and odd quotes.
import { type Json, PROTOTYPE_KEYS } from '@hakoniwa/stage';
import { limits } from '../limits.ts';
import { JsonScanner } from './json-scanner.ts';

/** The first JSON object or array in a text, or undefined when there is none that can be read. */
export function readLenientJson(text: string): Json | undefined {
  const given = text.slice(0, limits.jsonChars);
  let tried = 0;
  for (const match of given.matchAll(/[{[]/g)) {
    if (tried++ >= limits.jsonStarts) break;
    try {
      return readValue(new JsonScanner(given, match.index), 0);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      // The brace belonged to prose before the JSON; the next one may not.
    }
  }
  return undefined;
}

function readValue(scanner: JsonScanner, depth: number): Json {
  if (depth > limits.jsonDepth) throw new SyntaxError('too deep');
  if (scanner.take('{')) return readObject(scanner, depth);
  if (scanner.take('[')) return readArray(scanner, depth);
  return scanner.readString() ?? readWord(scanner.readBare());
}

function readObject(scanner: JsonScanner, depth: number): Json {
  const fields: Record<string, Json> = {};
  while (!scanner.takeEnd('}')) {
    const key = scanner.readString() ?? scanner.readKey();
    if (!scanner.take(':') && !scanner.take('：')) throw new SyntaxError(`no colon after ${key}`);
    const value = readValue(scanner, depth + 1);
    if (!PROTOTYPE_KEYS.has(key)) fields[key] = value;
    separate(scanner, '}');
  }
  return fields;
}

function readArray(scanner: JsonScanner, depth: number): Json {
  const items: Json[] = [];
  while (!scanner.takeEnd(']')) {
    items.push(readValue(scanner, depth + 1));
    separate(scanner, ']');
  }
  return items;
}

/** A comma, or the end ahead; a missing comma before a new line is forgiven too. */
function separate(scanner: JsonScanner, end: string): void {
  if (scanner.take(',') || scanner.take('、') || scanner.isAtEnd(end)) return;
  if (!scanner.hadNewline()) throw new SyntaxError('no comma');
}

const words: ReadonlyMap<string, Json> = new Map<string, Json>([
  ...[['true', true] as const, ['True', true] as const],
  ...[['false', false] as const, ['False', false] as const],
  ...[['null', null] as const, ['None', null] as const, ['undefined', null] as const],
]);

function readWord(word: string): Json {
  const known = words.get(word);
  if (known !== undefined) return known;
  if (/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(word)) return Number(word);
  return word;
}
