// How English puts names together, and what is off a bare one: articles and plurals.
import type { NameForms } from '../name-forms.ts';

export const englishNames: NameForms = {
  narrowed: [
    (head, modifiers) => `${head} of ${modifiers.at(-1)}`,
    (head, modifiers) => `${head} to the ${modifiers.at(-1)}`,
  ],
  owned: (owner, thing) => `${owner}'s ${thing}`,
  doorTo: (place) => `door to the ${place}`,
  bare: (name) =>
    singular(
      name.replace(/^(?:the|an|a|my|your|his|her|their|our|its|some|this|that|these|those)\s+/, ''),
    ),
};

/** `mugs` → `mug`, `knives` → `knife`; words that only look plural stay. */
function singular(text: string): string {
  if (
    !/[a-z]s$/.test(text) ||
    text.length < 4 ||
    /(?:ss|us|is|ous|news|glasses|scissors|pants|clothes)$/.test(text)
  )
    return text;
  if (/ives$/.test(text)) return text.replace(/ves$/, 'fe');
  if (/ies$/.test(text)) return text.replace(/ies$/, 'y');
  return text.replace(/(?<=(?:ch|sh|x|ss|z))es$|s$/, '');
}
