// A hard cap on tokens: what is being spent is set aside first, so that even calls at once stay below.
import { assert } from '@hakoniwa/stage';
import { BudgetExceededError } from '../errors/call-errors.ts';

export class TokenBudget {
  #capTokens: number;
  #usedTokens = 0;
  #reservedTokens = 0;

  constructor({ capTokens }: { readonly capTokens: number }) {
    this.#capTokens = capTokens;
  }

  get usedTokens(): number {
    return this.#usedTokens;
  }

  /** What no call has used or set aside. */
  get leftTokens(): number {
    return Math.max(0, this.#capTokens - this.#usedTokens - this.#reservedTokens);
  }

  /** More, or less, from now on: how a paused garden goes on. */
  changeCap(capTokens: number): void {
    this.#capTokens = capTokens;
  }

  /** Sets tokens aside, or throws BUDGET_EXCEEDED; the returned function says what was really used. */
  reserve(wantedTokens: number): (usedTokens: number) => void {
    if (wantedTokens > this.leftTokens) {
      const usedTokens = this.#usedTokens + this.#reservedTokens;
      throw new BudgetExceededError({ capTokens: this.#capTokens, usedTokens, wantedTokens });
    }
    this.#reservedTokens += wantedTokens;
    let isSettled = false;
    return (usedTokens) => {
      assert(!isSettled, 'a reservation is settled once');
      isSettled = true;
      this.#reservedTokens -= wantedTokens;
      this.#usedTokens += usedTokens;
    };
  }
}
