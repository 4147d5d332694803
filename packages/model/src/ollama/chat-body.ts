// The body of a call to Ollama's /api/chat.
import type { GenerateRequest } from '../port/generate-request.ts';
import { jsonSchemaOf } from '../structured/json-schema.ts';

export interface ChatSettings {
  readonly model: string;
  readonly contextTokens: number;
  readonly keepAlive: string | number;
  readonly think: boolean;
}

/** The call as Ollama wants it; fields with `undefined` are not sent. */
export function chatBody(request: GenerateRequest, settings: ChatSettings): object {
  const { schema, maxTokens, temperature, seed, stop } = request;
  return {
    model: settings.model,
    messages: request.messages,
    stream: true,
    keep_alive: settings.keepAlive,
    // JSON with thinking on runs twice: once free, once constrained.
    think: schema === undefined && settings.think,
    format: schema === undefined ? undefined : jsonSchemaOf(schema),
    // Refuse a prompt that does not fit instead of cutting it; servers that do not know these ignore them.
    truncate: false,
    shift: false,
    options: {
      ...{ num_ctx: settings.contextTokens, num_predict: maxTokens },
      ...{ temperature, seed, stop },
    },
  };
}
