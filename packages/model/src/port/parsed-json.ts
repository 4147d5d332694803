// The `json` field of a result: set when a schema was asked for and the text is JSON.
import { type Json, withSoundText } from '@hakoniwa/stage';
import type { GenerateRequest } from './generate-request.ts';

/** `{json}` or nothing; strict, as repairing and validating are the ladder's work. */
export function parsedJson(request: GenerateRequest, text: string): { json?: Json } {
  if (request.schema === undefined) return {};
  try {
    return { json: withSoundText(JSON.parse(text) as Json) };
  } catch {
    return {};
  }
}
