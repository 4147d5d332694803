// Meets the models of a run before it begins: who they are, and that somebody answers at all.
import type { FoundModel } from '@hakoniwa/garden';
import { type FoundServer, ModelRefusedError, probeServer } from '@hakoniwa/model';
import type { MetModel } from '../folder/run-meta.ts';

/** A model that cannot be asked: nobody answers where it should be, or the server does not have it. */
export class ModelAbsentError extends Error {
  readonly code = 'MODEL_ABSENT';
  override readonly name = 'ModelAbsentError';
  readonly model: string;
  readonly url: string;
  /** What the server has instead; undefined where nobody answers. */
  readonly known: readonly string[] | undefined;

  constructor(model: string, { url, known }: { url: string; known?: readonly string[] }) {
    super(known ? `${url} has no model ${model}` : `nobody answers at ${url} for ${model}`);
    this.model = model;
    this.url = url;
    this.known = known;
  }
}

/**
 * What the server says of a model; throws ModelAbsentError: a run that instinct plays alone would tell
 * nothing about the model.
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
async function serverOf({ address, door }: FoundModel): Promise<FoundServer | undefined> {
  const { baseUrl, model } = address;
  try {
    return await probeServer(baseUrl, { door });
  } catch (error) {
    if (error instanceof ModelRefusedError) throw new ModelAbsentError(model, { url: baseUrl });
    return undefined;
  }
}
