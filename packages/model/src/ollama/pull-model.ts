// Fetches a model onto an Ollama server and tells how far it is.
import { z } from 'zod';
import {
  ModelGarbageError,
  ModelHalfStreamError,
  ModelServerError,
} from '../errors/answer-errors.ts';
import { readBodyLines } from '../http/read-lines.ts';
import { parseOrGarbage } from '../http/read-text.ts';
import { type ServerOptions, serverTarget } from '../http/server-options.ts';
import { snippet } from '../http/snippet.ts';
import { errorIn, expectOk } from '../http/status-error.ts';
import { limits } from '../limits.ts';
import { BodyBrokenError } from '../outbound/bounded-body.ts';

const progressSchema = z.object({
  status: z.string(),
  digest: z.string().optional(),
  total: z.number().optional(),
  completed: z.number().optional(),
});

/** How far the fetching is; bytes are summed over the layers known so far. */
export interface PullProgress {
  readonly status: string;
  readonly completedBytes: number;
  readonly totalBytes: number;
}

export interface PullOptions extends ServerOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: PullProgress) => void;
}

/** Resolves when the server has the model. It can be called off and taken up again later. */
export async function pullModel(options: PullOptions): Promise<void> {
  const { baseUrl, door } = serverTarget(options);
  const url = `${baseUrl}/api/pull`;
  const { model, signal } = options;
  const body = { model, stream: true };
  const sent = { url, body, signal, limitBytes: limits.answerBytes };
  const answer = await expectOk(await door.send(sent), model);
  const layers = new Map<string, { total: number; completed: number }>();
  try {
    for await (const line of readBodyLines(answer)) {
      if (line.trim() === '') continue;
      const progress = readProgress(url, line, layers);
      options.onProgress?.(progress);
      if (progress.status === 'success') return;
    }
  } catch (error) {
    if (!(error instanceof BodyBrokenError)) throw error;
    throw new ModelHalfStreamError({ url, receivedChars: 0 }, { cause: error });
  }
  throw new ModelHalfStreamError({ url, receivedChars: 0 });
}

type Layers = Map<string, { total: number; completed: number }>;

function readProgress(url: string, line: string, layers: Layers): PullProgress {
  const raw = parseOrGarbage(url, line);
  const said = errorIn(raw);
  if (said !== undefined) throw new ModelServerError({ url, said: snippet(said) });
  const parsed = progressSchema.safeParse(raw);
  if (!parsed.success) throw new ModelGarbageError({ url, snippet: snippet(line) });
  const { status, digest, total = 0, completed = 0 } = parsed.data;
  if (digest !== undefined) layers.set(digest, { total, completed });
  const known = [...layers.values()];
  return {
    status,
    completedBytes: known.reduce((sum, layer) => sum + layer.completed, 0),
    totalBytes: known.reduce((sum, layer) => sum + layer.total, 0),
  };
}
