// What residents heard and what their days came to, taken from the log one event after another.
import { Diary, type Memory, memoryOf } from '@hakoniwa/actor';
import { type EventFacts, isSaying } from '@hakoniwa/stage';
import { limits } from '../limits.ts';

/** Everything here follows from the log up to the last event taken in. */
export class Ears {
  readonly #heard = new Map<string, Memory[]>();
  readonly #diaries = new Map<string, Diary>();
  #seq = 0;

  /** The words somebody heard lately, oldest first. */
  heardBy(id: string): readonly Memory[] {
    return this.#heard.get(id) ?? [];
  }

  /** What somebody made of earlier days. */
  insightsOf(id: string): readonly Memory[] {
    return this.#diaries.get(id)?.insights ?? [];
  }

  /** Takes in an event of the log with its number, once. */
  take(event: EventFacts, seq: number): void {
    if (seq <= this.#seq) return;
    this.#seq = seq;
    if (event.witnesses.length === 0) return;
    const memory = memoryOf({ ...event, seq });
    for (const id of event.witnesses) {
      this.#diaryOf(id).take(memory);
      if (isSaying(event.type)) this.#hear(id, memory);
    }
  }

  #hear(id: string, memory: Memory): void {
    const heard = this.#heard.get(id) ?? [];
    heard.push(memory);
    if (heard.length > limits.linesHeard) heard.shift();
    this.#heard.set(id, heard);
  }

  #diaryOf(id: string): Diary {
    const diary = this.#diaries.get(id) ?? new Diary(id);
    this.#diaries.set(id, diary);
    return diary;
  }
}
