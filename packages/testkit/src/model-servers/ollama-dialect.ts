// Ollama's wire format: one JSON object per line, counts and nanoseconds in the last one.
import { isJsonObject } from '@hakoniwa/stage';
import type { Dialect } from './dialect.ts';

const line = (value: object) => `${JSON.stringify(value)}\n`;

export const ollamaDialect: Dialect = {
  chatPath: '/api/chat',
  contentType: 'application/x-ndjson',
  schemaIn: ({ format }) => (isJsonObject(format) ? format : undefined),
  piece: (content, model) => line({ model, message: { role: 'assistant', content }, done: false }),
  toolCall: (model) =>
    line({
      model,
      message: {
        role: 'assistant',
        content: '',
        tool_calls: [{ function: { name: 'say', arguments: { text: '…' } } }],
      },
      done: false,
    }),
  nothing: (model) => line({ model, message: { role: 'assistant', content: null }, done: false }),
  closing: (_, reply) =>
    line({
      model: reply.model,
      message: { role: 'assistant', content: '' },
      done: true,
      done_reason: reply.finish,
      total_duration: 5_000_000,
      load_duration: 1_000_000,
      prompt_eval_count: reply.promptTokens,
      prompt_eval_duration: 2_000_000,
      eval_count: reply.completionTokens,
      eval_duration: 2_000_000,
    }),
  midError: (error) => line({ error }),
  error: (error) => ({ error }),
  pull: {
    path: '/api/pull',
    lines: (model) =>
      model === 'no-such-model'
        ? [line({ status: 'pulling manifest' }), line({ error: 'file does not exist' })]
        : [
            line({ status: 'pulling manifest' }),
            line({ status: 'pulling a1', digest: 'a1', total: 100 }),
            line({ status: 'pulling a1', digest: 'a1', total: 100, completed: 60 }),
            line({ status: 'pulling b2', digest: 'b2', total: 20, completed: 20 }),
            line({ status: 'pulling a1', digest: 'a1', total: 100, completed: 100 }),
            line({ status: 'success' }),
          ],
  },
  embed: { path: '/api/embed', vectors: (embeddings) => ({ model: 'scripted', embeddings }) },
  pages: (models) => ({
    '/api/version': { version: '0.30.5' },
    '/api/ps': { models: models.map((name) => ({ name, context_length: 4096 })) },
    '/api/tags': {
      models: models.map((name) => ({
        name,
        model: name,
        size: 3_300_000_000,
        digest: 'a2af6cc3eb7f',
        details: { family: 'gemma3', parameter_size: '4.3B' },
      })),
    },
  }),
};
