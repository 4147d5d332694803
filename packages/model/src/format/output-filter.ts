// Takes control tokens and hidden thoughts out of a model's answer while it streams.
import { limits } from '../limits.ts';
import { controlTokenAtEnd } from './control-token.ts';

const opensThought = new Set(['<|channel>', '<think>']);
const closesThought = new Set(['<channel|>', '</think>']);

/** Fed piece by piece; what it hands out does not depend on where the pieces were cut. */
export class OutputFilter {
  /** What may still turn out to be part of a control token. */
  #held = '';
  #isThinking = false;

  /** Takes a piece in and gives the text that is certain by now. */
  push(piece: string): string {
    let certain = '';
    for (const character of piece) {
      this.#held += character;
      const token = controlTokenAtEnd(this.#held);
      if (token !== undefined) certain += this.#endToken(token);
      certain += this.#letGo();
    }
    return certain;
  }

  /** Gives what was still held back. */
  end(): string {
    const rest = this.#isThinking ? '' : this.#held;
    this.#held = '';
    return rest;
  }

  #endToken(token: string): string {
    const before = this.#held.slice(0, -token.length);
    this.#held = '';
    if (closesThought.has(token)) {
      // A thought may be closed that was never opened: the template had opened it in the prompt.
      this.#isThinking = false;
      return '';
    }
    if (!opensThought.has(token)) {
      this.#held = before;
      return '';
    }
    const shown = this.#isThinking ? '' : before;
    this.#isThinking = true;
    return shown;
  }

  /** Lets go of everything before the first place where a token may have begun. */
  #letGo(): string {
    const starts = this.#held.search(/[<[]/);
    const room = 2 * limits.controlTokenChars;
    let cut = starts === -1 ? this.#held.length : starts;
    if (this.#held.length - cut > room) cut = this.#held.length - room;
    const free = this.#held.slice(0, cut);
    this.#held = this.#held.slice(cut);
    return this.#isThinking ? '' : free;
  }
}

/** A whole text through the filter. */
export function filterOutput(text: string): string {
  const filter = new OutputFilter();
  return filter.push(text) + filter.end();
}
