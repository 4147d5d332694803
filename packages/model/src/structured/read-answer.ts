// Reads a value of the wanted shape out of an answer, from the strictest way to the most forgiving.
import { type Json, withSoundText } from '@hakoniwa/stage';
import type { AnswerSchema } from '../port/generate-request.ts';
import { checkAnswer, jsonSchemaOf } from './json-schema.ts';
import { readLenientJson } from './lenient-json.ts';
import { readTaggedText } from './tagged-text.ts';

/** How an answer could be read: as it stood, after repair, or from tagged text. */
export type AnswerReading = 'strict' | 'repaired' | 'tagged';

export type ReadAnswer =
  | { readonly ok: true; readonly value: Json; readonly reading: AnswerReading }
  | { readonly ok: false; readonly problems: readonly string[] };

const ways: readonly (readonly [
  AnswerReading,
  (text: string, schema: AnswerSchema) => Json | undefined,
])[] = [
  ['strict', strictJson],
  ['repaired', readLenientJson],
  ['tagged', (text, schema) => readTaggedText(jsonSchemaOf(schema), text)],
];

/** The first reading that fits the schema; else what was wrong with the strictest one that read anything. */
export function readAnswer(schema: AnswerSchema, text: string): ReadAnswer {
  let problems: readonly string[] | undefined;
  for (const [reading, read] of ways) {
    const value = read(text, schema);
    if (value === undefined) continue;
    const checked = checkAnswer(schema, value);
    if (checked.ok) return { ok: true, value: withSoundText(checked.value), reading };
    problems ??= checked.problems;
  }
  return { ok: false, problems: problems ?? ['the answer is no JSON'] };
}

function strictJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
