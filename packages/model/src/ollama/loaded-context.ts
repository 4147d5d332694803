// The window Ollama really gave a loaded model: less than asked for when memory is short.
import { z } from 'zod';
import { readAnswerJson } from '../http/read-text.ts';
import { type ServerOptions, serverTarget } from '../http/server-options.ts';
import { expectOk } from '../http/status-error.ts';
import { limits } from '../limits.ts';

const psSchema = z.object({
  models: z.array(z.object({ name: z.string(), context_length: z.number().optional() })),
});

/** Tokens in the window of a loaded model; undefined when it is not loaded or the server does not say. */
export async function loadedContext(
  options: ServerOptions & { readonly signal?: AbortSignal },
): Promise<number | undefined> {
  const { baseUrl, door } = serverTarget(options);
  const { model, signal } = options;
  const url = `${baseUrl}/api/ps`;
  const answer = await door.send({ url, signal, limitBytes: limits.listBytes });
  const parsed = psSchema.safeParse(await readAnswerJson(await expectOk(answer, model)));
  return parsed.data?.models.find(({ name }) => name === model)?.context_length;
}
