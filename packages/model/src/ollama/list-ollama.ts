// The models an Ollama server has.
import { z } from 'zod';
import { ModelGarbageError } from '../errors/answer-errors.ts';
import { readAnswerJson } from '../http/read-text.ts';
import { type ServerTarget, serverTarget } from '../http/server-options.ts';
import { expectOk } from '../http/status-error.ts';
import { limits } from '../limits.ts';

const tagsSchema = z.object({
  models: z.array(
    z.object({
      name: z.string(),
      size: z.number().optional(),
      remote_host: z.string().optional(),
      details: z.object({ parameter_size: z.string().optional() }).optional(),
    }),
  ),
});

/** A model on a server; `isRemote` means that prompts would leave the machine. */
export interface ListedModel {
  readonly name: string;
  readonly sizeBytes?: number;
  readonly parameters?: string;
  /** The hash of its weights, where the server tells it. */
  readonly digest?: string;
  readonly isRemote: boolean;
}

/** What `GET /api/tags` says. */
export async function listOllama(
  options: ServerTarget & { readonly signal?: AbortSignal },
): Promise<readonly ListedModel[]> {
  const { baseUrl, door } = serverTarget(options);
  const url = `${baseUrl}/api/tags`;
  const { signal } = options;
  const answer = await door.send({ url, signal, limitBytes: limits.listBytes });
  const parsed = tagsSchema.safeParse(await readAnswerJson(await expectOk(answer, '')));
  if (!parsed.success) throw new ModelGarbageError({ url, snippet: 'no list of models' });
  return parsed.data.models.map(({ name, size, remote_host, details }) => ({
    name,
    ...(size !== undefined && { sizeBytes: size }),
    ...(details?.parameter_size !== undefined && { parameters: details.parameter_size }),
    isRemote: remote_host !== undefined && remote_host !== '',
  }));
}
