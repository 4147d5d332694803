// What can come back to a mind: the latest of what it witnessed, and of all before what weighed much.
import { limits } from '../limits.ts';
import type { Memory } from './memory.ts';

/** From here on a memory may come back however old it is. */
export const HEAVY = 50;

/** Takes memories in one after another, and holds no more of them than a mind can look through in a moment. */
export class Recallable {
  #latest: Memory[] = [];
  #weighty: readonly Memory[] = [];

  take(memory: Memory): void {
    this.#latest.push(memory);
    const { recallable: most } = limits;
    if (this.#latest.length < 2 * most) return;
    const fading = this.#latest.splice(0, most);
    const heavy = fading.filter(({ importance }) => importance >= HEAVY);
    this.#weighty = [...this.#weighty, ...heavy].slice(-most);
  }

  /** Oldest first. */
  get memories(): readonly Memory[] {
    return [...this.#weighty, ...this.#latest];
  }
}

/** What can come back of a whole life. */
export function recallableOf(memories: readonly Memory[]): readonly Memory[] {
  const recallable = new Recallable();
  for (const memory of memories) recallable.take(memory);
  return recallable.memories;
}
