// One spelling for many: width, case and spaces folded away, `coffee_maker`, and what each language writes in more than one way.

import { keepOfWords } from '../language/cache.ts';
import { NAME_FORMS } from '../language/words.ts';

const KEPT = 8_192;
const BARES = NAME_FORMS.flatMap(({ bare }) => bare ?? []);
const SPELLINGS = NAME_FORMS.flatMap(({ spelling }) => spelling ?? []);

/** The form names are compared in. */
export const foldName = keepOfWords(KEPT, foldAnew);

/** The same with words kept apart, for scripts that have spaces. */
export const foldWords = keepOfWords(KEPT, (text) =>
  bareOf(text)
    .replace(/[-_‐'’"“”.,!?]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim(),
);

function foldAnew(text: string): string {
  const joined = bareOf(text).replace(/[\s\-_‐・'’"“”.,!?。、]+/g, '');
  const spelt = SPELLINGS.reduce((name, spelling) => spelling(name), joined);
  return spelt === '' ? joined : spelt;
}

/** The bare form of the last text: names are folded in both ways, one after the other. */
let last = { text: '', bare: '' };

/** Width, case, articles and plurals off. */
function bareOf(text: string): string {
  if (last.text !== text) last = { text, bare: findBare(text) };
  return last.bare;
}

function findBare(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\ufe0e\ufe0f\u200d]/g, '')
    .trim();
  return BARES.reduce((name, bare) => bare(name), plain);
}
