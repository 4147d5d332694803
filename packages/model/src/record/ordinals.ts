// Counts how often a key has come, so that equal calls keep their own answers.

export class Ordinals {
  readonly #counts = new Map<string, number>();

  /** The ordinal of the next call with this key, from 0. */
  next(key: string): number {
    const ordinal = this.#counts.get(key) ?? 0;
    this.#counts.set(key, ordinal + 1);
    return ordinal;
  }
}
