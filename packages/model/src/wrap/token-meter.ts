// Counts calls and tokens per character and purpose.
import type { Usage } from '../port/generate-result.ts';

/** Sums over calls. */
export interface TokenSums {
  readonly calls: number;
  readonly failures: number;
  readonly promptTokens: number;
  readonly completionTokens: number;
  readonly cachedTokens: number;
}

/** The sums of one character and purpose. */
export interface TokenRow extends TokenSums {
  /** Empty for calls that are nobody's. */
  readonly character: string;
  readonly purpose: string;
}

const nothing: TokenSums = {
  ...{ calls: 0, failures: 0, promptTokens: 0, completionTokens: 0, cachedTokens: 0 },
};

export class TokenMeter {
  readonly #rows = new Map<string, TokenRow>();

  /** Counts a call that was answered. */
  addAnswer(whose: Pick<TokenRow, 'character' | 'purpose'>, usage: Usage): void {
    const { promptTokens, completionTokens, cachedTokens = 0 } = usage;
    this.#add(whose, { calls: 1, failures: 0, promptTokens, completionTokens, cachedTokens });
  }

  /** Counts a call that failed, with what its prompt is taken to have cost. */
  addFailure(whose: Pick<TokenRow, 'character' | 'purpose'>, promptTokens: number): void {
    this.#add(whose, { ...nothing, calls: 1, failures: 1, promptTokens });
  }

  /** Every row, in the order of first use. */
  rows(): readonly TokenRow[] {
    return [...this.#rows.values()];
  }

  /** The sums over the rows that match. */
  sum(isWanted: (row: TokenRow) => boolean = () => true): TokenSums {
    return this.rows().filter(isWanted).reduce<TokenSums>(plus, nothing);
  }

  #add({ character, purpose }: Pick<TokenRow, 'character' | 'purpose'>, more: TokenSums): void {
    const key = JSON.stringify([character, purpose]);
    const before = this.#rows.get(key) ?? nothing;
    this.#rows.set(key, { character, purpose, ...plus(before, more) });
  }
}

function plus(a: TokenSums, b: TokenSums): TokenSums {
  return {
    calls: a.calls + b.calls,
    failures: a.failures + b.failures,
    promptTokens: a.promptTokens + b.promptTokens,
    completionTokens: a.completionTokens + b.completionTokens,
    cachedTokens: a.cachedTokens + b.cachedTokens,
  };
}
