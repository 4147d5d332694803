// Puts the wanted shape into the prompt: servers constrain the answer but do not show the model why.
import type { Language } from '@hakoniwa/stage';
import { snippet } from '../http/snippet.ts';
import { modelWording } from '../locale/wording.ts';
import type { GenerateRequest, Message } from '../port/generate-request.ts';
import { jsonSchemaOf } from './json-schema.ts';

/** A request that must have a schema. */
export type StructuredRequest = GenerateRequest & Required<Pick<GenerateRequest, 'schema'>>;

/** The messages with the shape at their end, where it does not disturb the cached beginning. */
export function askForShape(request: StructuredRequest, language: Language): readonly Message[] {
  const shape = JSON.stringify(jsonSchemaOf(request.schema));
  return [...request.messages, { role: 'user', content: modelWording(language).askForJson(shape) }];
}

/** The messages for a second try: the shape, the answer that failed, and what was wrong with it. */
export function askAgain(
  request: StructuredRequest,
  {
    failed,
    language,
  }: {
    readonly failed: { readonly text: string; readonly problems: readonly string[] };
    readonly language: Language;
  },
): readonly Message[] {
  const complaint = modelWording(language).askAgain(failed.problems.slice(0, 5).join('; '));
  const answer = snippet(failed.text);
  return [
    ...askForShape(request, language),
    ...(answer === '' ? [] : [{ role: 'assistant' as const, content: answer }]),
    { role: 'user', content: complaint },
  ];
}
