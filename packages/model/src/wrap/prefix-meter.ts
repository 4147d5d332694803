// Measures how much of each prompt a server can take from its cache: what it shares with the one before.
import type { Message } from '../port/generate-request.ts';
import type { Layer } from '../port/language-model.ts';
import { estimateTokens } from '../tokens/estimate-tokens.ts';

/** Tokens of prompts that had one before them, and how many of these they shared with it. */
export interface PrefixSums {
  readonly prompts: number;
  readonly tokens: number;
  readonly sharedTokens: number;
}

export class PrefixMeter {
  readonly #last = new Map<string, string>();
  readonly #sums = new Map<string, PrefixSums>();

  /** Takes a character's next prompt and gives the share of it that the last one began with. */
  add(character: string, messages: readonly Message[]): number | undefined {
    const text = messages.map(({ role, content }) => `${role}\n${content}`).join('\n');
    const last = this.#last.get(character);
    this.#last.set(character, text);
    if (last === undefined) return undefined;
    const tokens = estimateTokens(text);
    const sharedTokens = Math.min(tokens, estimateTokens(text.slice(0, sharedLength(last, text))));
    const before = this.#sums.get(character) ?? { prompts: 0, tokens: 0, sharedTokens: 0 };
    this.#sums.set(character, {
      prompts: before.prompts + 1,
      tokens: before.tokens + tokens,
      sharedTokens: before.sharedTokens + sharedTokens,
    });
    return sharedTokens / Math.max(1, tokens);
  }

  /** The sums per character. */
  sums(): ReadonlyMap<string, PrefixSums> {
    return this.#sums;
  }

  /** The share over all characters, 0 to 1; undefined before any second prompt. */
  share(): number | undefined {
    const all = [...this.#sums.values()];
    const tokens = all.reduce((sum, row) => sum + row.tokens, 0);
    if (tokens === 0) return undefined;
    return all.reduce((sum, row) => sum + row.sharedTokens, 0) / tokens;
  }
}

/** A layer that puts every prompt on the meter. */
export function withPrefixMeter(meter: PrefixMeter): Layer {
  return (inner) => ({
    id: inner.id,
    generate(request) {
      meter.add(request.character ?? '', request.messages);
      return inner.generate(request);
    },
  });
}

function sharedLength(a: string, b: string): number {
  const end = Math.min(a.length, b.length);
  let at = 0;
  while (at < end && a.charCodeAt(at) === b.charCodeAt(at)) at += 1;
  return at;
}
