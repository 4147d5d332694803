// The dictionary form of a predicate, as narration has it; what one can do is what one does.
import { isVerb } from '../lexicon.ts';

/** The most specific form that the lexicon knows, else the first there is. */
export function dictionaryForm(words: readonly string[]): string {
  const forms = words.flatMap((word) => [word, ...doable(word)]);
  return forms.find(isVerb) ?? words[0] ?? '';
}

const ROWS: Readonly<Record<string, string>> = {
  え: 'う',
  け: 'く',
  げ: 'ぐ',
  せ: 'す',
  て: 'つ',
  ね: 'ぬ',
  べ: 'ぶ',
  め: 'む',
  れ: 'る',
};

/** なおせる → なおす; 食べられる → 食べる. */
function doable(word: string): string[] {
  const plain = ROWS[word.at(-2) ?? ''];
  const long = word.endsWith('られる') ? [`${word.slice(0, -3)}る`] : [];
  return word.endsWith('る') && plain !== undefined ? [word.slice(0, -2) + plain, ...long] : long;
}
