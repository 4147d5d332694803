// Which sentences of the material are everybody's: several writers have them letter by letter.
import { bareText, sentencesWithin } from '../src/floor/pieces.ts';
import type { TalkLine } from './talk-material.ts';

/** Lots by different writers from which on a sentence is nobody's own. */
const LOTS = 3;
/** Letters from which on it is worth keeping. */
const FEWEST = 4;

/** The bare letters of sentences that are said everywhere, in order. */
export function stockTalk(lines: readonly TalkLine[]): string[] {
  const lots = new Map<string, Set<string>>();
  for (const { text, lot, isSaid } of lines) {
    if (!isSaid) continue;
    for (const sentence of sentencesWithin(text)) {
      const bare = bareText(sentence);
      if (bare.length >= FEWEST) lots.set(bare, (lots.get(bare) ?? new Set()).add(lot));
    }
  }
  return [...lots.keys()].filter((bare) => (lots.get(bare)?.size ?? 0) >= LOTS).toSorted();
}
