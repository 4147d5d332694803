// The adapter for Ollama's own API: the only one that can set the context window.
import { type ServerOptions, serverTarget } from '../http/server-options.ts';
import { expectOk } from '../http/status-error.ts';
import { limits } from '../limits.ts';
import type { LanguageModel } from '../port/language-model.ts';
import { chatBody } from './chat-body.ts';
import { readChat } from './read-chat.ts';

export interface OllamaOptions extends ServerOptions {
  /** The window, one value per model: changing it makes Ollama load the model again. */
  readonly contextTokens?: number;
  readonly keepAlive?: string | number;
  /** Whether the model may think aloud before it answers; off, as it costs seconds per call. */
  readonly think?: boolean;
}

/** A model on an Ollama server. */
export function ollamaModel(options: OllamaOptions): LanguageModel {
  const { baseUrl, door } = serverTarget(options);
  const settings = {
    model: options.model,
    contextTokens: options.contextTokens ?? limits.contextTokens,
    keepAlive: options.keepAlive ?? limits.keepAlive,
    think: options.think ?? false,
  };
  return {
    id: `ollama:${options.model}`,
    async generate(request) {
      request.onPhase?.({ name: 'loading' });
      const answer = await door.send({
        url: `${baseUrl}/api/chat`,
        body: chatBody(request, settings),
        ...{ signal: request.signal, limitBytes: limits.answerBytes },
      });
      return readChat(await expectOk(answer, options.model), request);
    },
  };
}
