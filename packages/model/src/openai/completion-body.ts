// The body of a call to /chat/completions.
import type { JsonObject } from '@hakoniwa/stage';
import type { GenerateRequest } from '../port/generate-request.ts';
import { jsonSchemaOf } from '../structured/json-schema.ts';

export interface CompletionSettings {
  readonly model: string;
  readonly hasSchemas: boolean;
  readonly extraBody: JsonObject;
}

/** The call as OpenAI-compatible servers want it; fields with `undefined` are not sent. */
export function completionBody(request: GenerateRequest, settings: CompletionSettings): object {
  const { messages, maxTokens, temperature, seed, stop } = request;
  return {
    ...{ model: settings.model, messages, stream: true, stream_options: { include_usage: true } },
    ...{ max_tokens: maxTokens, temperature, seed, stop },
    response_format: responseFormat(request, settings),
    ...settings.extraBody,
  };
}

function responseFormat({ schema }: GenerateRequest, { hasSchemas }: CompletionSettings): unknown {
  if (schema === undefined) return undefined;
  if (!hasSchemas) return { type: 'json_object' };
  const wanted = { name: 'answer', strict: true, schema: jsonSchemaOf(schema) };
  return { type: 'json_schema', json_schema: wanted };
}
