// Vectors by Ollama's /api/embed.
import { z } from 'zod';
import type { ServerOptions } from '../http/server-options.ts';
import { limits } from '../limits.ts';
import type { Embedder } from './embedder.ts';
import { type EmbedDialect, embedderOf } from './embedder-of.ts';

const answerSchema = z.object({ embeddings: z.array(z.array(z.number())) });

const dialect: EmbedDialect = {
  server: 'ollama',
  path: '/api/embed',
  body: (model, input) => ({ model, input, truncate: true, keep_alive: limits.keepAlive }),
  vectorsIn: (answer) => answerSchema.safeParse(answer).data?.embeddings,
};

/** An embedding model on an Ollama server. */
export function ollamaEmbedder(options: ServerOptions): Embedder {
  return embedderOf(dialect, options);
}
