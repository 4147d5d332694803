// The port for vectors: texts in, one vector each out; for finding what is alike in meaning.

export interface EmbedRequest {
  readonly texts: readonly string[];
  /** Wall-clock time for all of them. */
  readonly deadlineMs: number;
  readonly signal?: AbortSignal;
}

/** A model that gives vectors. It fails only with a ModelError and always within the deadline. */
export interface Embedder {
  /** Server kind and model name; vectors of different ids are never compared. */
  readonly id: string;
  embed(request: EmbedRequest): Promise<readonly (readonly number[])[]>;
}
