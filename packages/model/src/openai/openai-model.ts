// The adapter for servers with an OpenAI-compatible API: llama.cpp, LM Studio, vLLM, cloud.
import type { JsonObject } from '@hakoniwa/stage';
import { type ServerOptions, serverTarget } from '../http/server-options.ts';
import { expectOk } from '../http/status-error.ts';
import { limits } from '../limits.ts';
import type { LanguageModel } from '../port/language-model.ts';
import { completionBody } from './completion-body.ts';
import { readCompletion } from './read-completion.ts';

export interface OpenAiOptions extends ServerOptions {
  /** Whether the server takes a JSON Schema; without it plain JSON is asked for. */
  readonly hasSchemas?: boolean;
  /** Fields only this server knows, such as `chat_template_kwargs` or `id_slot`. */
  readonly extraBody?: JsonObject;
}

/** A model on an OpenAI-compatible server; `baseUrl` ends with the version, such as `/v1`. */
export function openAiModel(options: OpenAiOptions): LanguageModel {
  const { baseUrl, door } = serverTarget(options);
  const { model, hasSchemas = true, extraBody = {} } = options;
  return {
    id: `openai:${model}`,
    async generate(request) {
      request.onPhase?.({ name: 'loading' });
      const answer = await door.send({
        url: `${baseUrl}/chat/completions`,
        body: completionBody(request, { model, hasSchemas, extraBody }),
        ...{ signal: request.signal, limitBytes: limits.answerBytes },
      });
      return readCompletion(await expectOk(answer, model), request);
    },
  };
}
