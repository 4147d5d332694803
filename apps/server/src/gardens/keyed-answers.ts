// Remembers what was answered under a key, so that a request sent twice acts once.
import { limits } from '../limits.ts';
import { Refused } from '../refused.ts';

interface Entry<T> {
  readonly asked: string;
  readonly answer: Promise<T>;
}

/** Answers by key; the oldest are forgotten. What failed is not remembered, so it can be tried again. */
export class KeyedAnswers<T> {
  readonly #entries = new Map<string, Entry<T>>();

  /** The answer under a key: the earlier one, or that of `work` now. */
  async get(
    { key, asked }: { key: string; asked: string },
    work: () => Promise<T>,
  ): Promise<{ answer: T; repeated: boolean }> {
    const known = this.#entries.get(key);
    if (known && known.asked !== asked)
      throw new Refused('KEY_REUSED', 'this idempotency key was used for another request');
    if (known) return { answer: await known.answer, repeated: true };
    const answer = work();
    this.#entries.set(key, { asked, answer });
    answer.catch(() => this.#entries.delete(key));
    if (this.#entries.size > limits.keys) this.#forgetOldest();
    return { answer: await answer, repeated: false };
  }

  #forgetOldest(): void {
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined) this.#entries.delete(oldest);
  }
}
