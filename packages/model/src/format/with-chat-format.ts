// A layer that arranges the messages for a model family and cleans its answers.

import type { GenerateRequest } from '../port/generate-request.ts';
import type { Layer } from '../port/language-model.ts';
import { parsedJson } from '../port/parsed-json.ts';
import type { ChatFormat } from './chat-format.ts';
import { filterOutput, OutputFilter } from './output-filter.ts';

/** Speaks a chat format with the model inside. */
export function withChatFormat(format: ChatFormat): Layer {
  return (inner) => ({
    id: inner.id,
    async generate(request) {
      const { listening, end } = filterTokens(request);
      const messages = format.arrange(request.messages);
      const { json: _, ...result } = await inner.generate({ ...listening, messages });
      end();
      const text = filterOutput(result.text);
      return { ...result, text, ...parsedJson(request, text) };
    },
  });
}

/** The request with its listener behind a filter, and what lets the filter's rest go at the end. */
function filterTokens(request: GenerateRequest): { listening: GenerateRequest; end: () => void } {
  const { onToken, onRestart } = request;
  if (!onToken) return { listening: request, end: () => undefined };
  let filter = new OutputFilter();
  const tell = (text: string) => {
    if (text !== '') onToken(text);
  };
  const listening: GenerateRequest = {
    ...request,
    onToken: (piece) => tell(filter.push(piece)),
    onRestart() {
      filter = new OutputFilter();
      onRestart?.();
    },
  };
  return { listening, end: () => tell(filter.end()) };
}
