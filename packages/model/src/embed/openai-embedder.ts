// Vectors by an OpenAI-compatible server's /embeddings.
import { z } from 'zod';
import type { ServerOptions } from '../http/server-options.ts';
import type { Embedder } from './embedder.ts';
import { type EmbedDialect, embedderOf } from './embedder-of.ts';

const answerSchema = z.object({
  data: z.array(z.object({ index: z.number().optional(), embedding: z.array(z.number()) })),
});

const dialect: EmbedDialect = {
  server: 'openai',
  path: '/embeddings',
  body: (model, input) => ({ model, input, encoding_format: 'float' }),
  vectorsIn(answer) {
    const rows = answerSchema.safeParse(answer).data?.data;
    // Servers may answer out of order; those that do not number their rows keep it.
    return rows
      ?.map((row, at) => ({ at: row.index ?? at, embedding: row.embedding }))
      .sort((a, b) => a.at - b.at)
      .map(({ embedding }) => embedding);
  },
};

/** An embedding model on an OpenAI-compatible server; `baseUrl` ends with the version, such as `/v1`. */
export function openAiEmbedder(options: ServerOptions): Embedder {
  return embedderOf(dialect, options);
}
