// How a character talks, as far as a card shows it: the word for oneself and the stated manner.
import { type Language, textIn } from '@hakoniwa/stage';
import { AFTER_FIRST_PERSON, FIRST_PERSONS, STATED_STYLE } from './data/voice-words.ts';

/** The word they use for themselves, if their lines show one. */
export function firstPersonIn(lines: readonly string[], language: Language): string | undefined {
  const text = lines.join('\n');
  let best = { word: '', times: 0 };
  for (const word of textIn(FIRST_PERSONS, language)) {
    const times = countOf(text, word);
    if (times > best.times) best = { word, times };
  }
  return best.times > 0 ? best.word : undefined;
}

/** Only where a particle follows. */
function countOf(text: string, word: string): number {
  const parts = text.split(word).slice(1);
  return parts.filter((after) => AFTER_FIRST_PERSON.test(after)).length;
}

/** The manner of speaking, when a line of the card names it. */
export function statedStyle(text: string): string | undefined {
  return STATED_STYLE.exec(text)?.[1]?.trim();
}
