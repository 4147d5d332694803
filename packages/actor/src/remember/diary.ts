// A diary: the day as it is lived, and what earlier days came to; always derived from the log.
import { limits } from '../limits.ts';
import { isFallingAsleep, isNextDay } from './day.ts';
import type { Memory } from './memory.ts';
import { reflect } from './reflect.ts';

/** Takes memories in one after another; sleep closes a day, and so does the next dawn. */
export class Diary {
  readonly #id: string;
  #today: Memory[] = [];
  #insights: readonly Memory[] = [];

  constructor(id: string) {
    this.#id = id;
  }

  /** What the days so far came to, oldest first. */
  get insights(): readonly Memory[] {
    return this.#insights;
  }

  take(memory: Memory): void {
    const last = this.#today.at(-1);
    if (last && isNextDay(last, memory)) this.#close();
    this.#today.push(memory);
    if (isFallingAsleep(memory, this.#id)) this.#close();
  }

  #close(): void {
    const found = reflect(this.#today.slice(-limits.dayMemories), this.#id);
    this.#today = [];
    if (found.length > 0) this.#insights = [...this.#insights, ...found].slice(-limits.insights);
  }
}

/** All insights of a character from what it witnessed: a query over the log, kept nowhere else. */
export function insightsOf(memories: Iterable<Memory>, id: string): readonly Memory[] {
  const diary = new Diary(id);
  for (const memory of memories) diary.take(memory);
  return diary.insights;
}
