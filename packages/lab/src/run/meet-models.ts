// Meets the models of a run before it begins: who they are, and that somebody answers at all.
import { type FoundModel, NoModelError } from '@hakoniwa/garden';
import { detectModels, type FoundServer, ModelRefusedError, probeServer } from '@hakoniwa/model';
import type { MetModel } from '../folder/run-meta.ts';

/** A server that is there but has no such model. */
export class ModelAbsentError extends Error {
  readonly code = 'MODEL_ABSENT';
  override readonly name = 'ModelAbsentError';
  readonly model: string;
  readonly url: string;
  readonly known: readonly string[];

  constructor(model: string, { url, known }: { url: string; known: readonly string[] }) {
    super(`${url} has no model ${model}; there are ${known.join(', ')}`);
    this.model = model;
    this.url = url;
    this.known = known;
  }
}

/**
 * What the server says of a model. Where nobody listens it throws NoModelError, and where the model is
 * missing ModelAbsentError: a run that instinct plays alone would tell nothing about the model.
 */
export async function meetModel(asked: string, found: FoundModel): Promise<MetModel> {
  const { server: kind, model, baseUrl } = found.address;
  const server = await serverOf(found);
  const listed = server?.models.find(({ name }) => name === model || name === `${model}:latest`);
  if (server?.kind === 'ollama' && !listed)
    throw new ModelAbsentError(model, {
      url: baseUrl,
      known: server.models.map(({ name }) => name),
    });
  return {
    ...{ asked, address: `${kind}:${model}@${baseUrl}` },
    ...(server && { server: [server.kind, server.version].filter(Boolean).join(' ') }),
    ...(listed?.digest !== undefined && { digest: listed.digest }),
  };
}

/** Undefined where a server answers but tells nothing about itself. */
async function serverOf({ address, apiKey }: FoundModel): Promise<FoundServer | undefined> {
  const { baseUrl, model } = address;
  try {
    return await probeServer(baseUrl, apiKey === undefined ? {} : { apiKey });
  } catch (error) {
    if (error instanceof ModelRefusedError)
      throw new NoModelError(await detectModels({ hosts: [baseUrl], addresses: [] }), model);
    return undefined;
  }
}
