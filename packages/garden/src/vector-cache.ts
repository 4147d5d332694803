// Vectors of texts by an embedder, kept by the hash of the text: a cache, never truth, and never in the way.
import type { Vectors } from '@hakoniwa/actor';
import { type Embedder, ModelError } from '@hakoniwa/model';
import { hashText } from '@hakoniwa/stage';
import { limits } from './limits.ts';

/** How a turn's memories were compared, for its record. */
export interface RecallNote {
  readonly by: 'embeddings' | 'words';
  readonly model: string;
  /** Why words had to do. */
  readonly failure?: string;
}

export interface Recalling {
  readonly vectors?: Vectors;
  readonly note: RecallNote;
}

/** Asks only for what it does not have; an embedder that failed is left alone for a while. */
export class VectorCache {
  readonly #embedder: Embedder;
  readonly #byHash = new Map<string, readonly number[]>();
  #resting: { turns: number; failure: string } | undefined;

  constructor(embedder: Embedder) {
    this.#embedder = embedder;
  }

  /** The vectors of these texts; when they cannot be had, the note says why. */
  async vectorsOf(texts: readonly string[]): Promise<Recalling> {
    const model = this.#embedder.id;
    const failure = await this.#fetch(texts.filter((text) => !this.#byHash.has(hashText(text))));
    if (failure !== undefined) return { note: { by: 'words', model, failure } };
    const known = texts.flatMap((text) => {
      const vector = this.#byHash.get(hashText(text));
      return vector ? [[text, vector] as const] : [];
    });
    return { vectors: new Map(known), note: { by: 'embeddings', model } };
  }

  async #fetch(texts: readonly string[]): Promise<string | undefined> {
    if (this.#resting && this.#resting.turns > 0) {
      this.#resting.turns -= 1;
      return this.#resting.failure;
    }
    if (texts.length === 0) return undefined;
    try {
      const deadlineMs = limits.model.embedMs;
      const vectors = await this.#embedder.embed({ texts, deadlineMs });
      for (const [i, text] of texts.entries()) this.#keep(text, vectors[i] ?? []);
      this.#resting = undefined;
      return undefined;
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      this.#resting = { turns: limits.model.embedRestTurns, failure: error.code };
      return error.code;
    }
  }

  #keep(text: string, vector: readonly number[]): void {
    this.#byHash.set(hashText(text), vector);
    const [oldest] = this.#byHash.keys();
    if (this.#byHash.size > limits.model.vectorsKept && oldest !== undefined)
      this.#byHash.delete(oldest);
  }
}
