// The wire format of OpenAI-compatible servers: server-sent events up to `[DONE]`.
import { isJsonObject } from '@hakoniwa/stage';
import type { Dialect } from './dialect.ts';

const event = (value: object) => `data: ${JSON.stringify(value)}\n\n`;
const chunk = (
  model: string,
  { delta, finish = null }: { readonly delta: object; readonly finish?: string | null },
) => ({
  ...{ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model },
  choices: [{ index: 0, delta, finish_reason: finish }],
});

export const openAiDialect: Dialect = {
  chatPath: '/v1/chat/completions',
  contentType: 'text/event-stream',
  schemaIn({ response_format: wanted }) {
    const inner = isJsonObject(wanted) ? wanted.json_schema : undefined;
    return isJsonObject(inner) && isJsonObject(inner.schema) ? inner.schema : undefined;
  },
  piece: (content, model) => event(chunk(model, { delta: { content } })),
  toolCall: (model) => {
    const call = { index: 0, type: 'function', function: { name: 'say', arguments: '{}' } };
    return event(chunk(model, { delta: { tool_calls: [call] } }));
  },
  nothing: (model) => event(chunk(model, { delta: { content: null } })),
  closing(_, reply) {
    const { promptTokens, completionTokens } = reply;
    const usage = {
      prompt_tokens: promptTokens,
      completion_tokens: completionTokens,
      prompt_tokens_details: { cached_tokens: 0 },
    };
    const end = chunk(reply.model, { delta: {}, finish: reply.finish });
    return `${event(end)}${event({ choices: [], usage })}data: [DONE]\n\n`;
  },
  midError: (message) => event({ error: { message, type: 'server_error' } }),
  error: (message) => ({ error: { message, type: 'server_error' } }),
  embed: {
    path: '/v1/embeddings',
    // Last first: the rows are numbered, and clients must not trust their order.
    vectors: (rows) => ({
      object: 'list',
      data: rows.map((embedding, index) => ({ object: 'embedding', index, embedding })).reverse(),
    }),
  },
  pages: (models) => ({
    '/v1/models': {
      object: 'list',
      data: models.map((id) => ({ id, object: 'model', owned_by: 'scripted' })),
    },
  }),
};
