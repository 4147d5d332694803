// The key of a call: a hash of all that decides its answer.
import { canonicalJson, hashText, type JsonObject } from '@hakoniwa/stage';
import type { GenerateRequest } from '../port/generate-request.ts';
import { jsonSchemaOf } from '../structured/json-schema.ts';

/** The part of a request that is data: without signal and listeners, its schema as JSON Schema. */
export function requestData(request: GenerateRequest): JsonObject {
  const { schema, signal: _, onToken: _1, onRestart: _2, onPhase: _3, ...data } = request;
  const shape = schema === undefined ? {} : { schema: jsonSchemaOf(schema) };
  return JSON.parse(JSON.stringify({ ...data, ...shape })) as JsonObject;
}

/** The key of a call to a model; how long and how urgently one waits does not change it. */
export function callKey(model: string, request: GenerateRequest): string {
  const { deadlineMs: _, priority: _1, ...data } = requestData(request);
  return hashText(canonicalJson({ model, ...data }));
}

/** The hash of the messages alone. */
export function promptHash(request: GenerateRequest): string {
  return hashText(canonicalJson(request.messages.map(({ role, content }) => ({ role, content }))));
}
