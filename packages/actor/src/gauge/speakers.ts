// Whose lines stand in a text: labels before words, and people who act without being the speaker.
import { ARTICLE } from './data/article.ts';
import { gaugeWords } from './data/words.ts';
import type { GaugedLine } from './line.ts';
import type { Pieces } from './pieces.ts';

/** A label at the beginning of a line or after something said, before a colon or a quote. */
export const LABEL =
  /(?:^|\n|[.!?。！？」』"”\]】]\s?)\s{0,3}[*[【＜(（]{0,3}([\p{L}\p{N}][^\n:：「"*\]】＞)）.!?。！？、,]{0,24}?)[*\]】＞)）]{0,3}\s?(?:[:：]\s?(?=\S)|(?=「))/gu;

/** The labels of a text as they stand in it. */
function labelsIn({ text }: Pieces): string[] {
  return [...text.matchAll(LABEL)].map(([, label]) => (label ?? '').trim().toLowerCase());
}

/** How many labels are somebody else's. */
export function foreignLabels({ speaker, others }: GaugedLine, pieces: Pieces): number {
  const labels = [...labelsIn(pieces), ...pieces.said.map(({ label }) => label)];
  const known = labels.filter((label) => others.some((name) => isName(label, name)));
  if (known.length > 0) return known.length;
  const isPlay = labels.some((label) => isName(label, speaker)) && pieces.said.length > 1;
  return isPlay ? labels.filter((label) => label !== '' && !isName(label, speaker)).length : 0;
}

/** Whether the speaker's own name stands before the words, as in a play. */
export function hasOwnLabel({ speaker }: GaugedLine, pieces: Pieces): boolean {
  return labelsIn(pieces).some((label) => isName(label, speaker));
}

/** A label means a person by the whole name or by a part of it. */
export function isName(label: string, name: string): boolean {
  const plain = name.toLowerCase().replace(ARTICLE, '');
  if (label === plain || label === name.toLowerCase()) return true;
  if (label.length < 2) return false;
  const isOneWord = !/[\s]/u.test(plain) && !/\p{Script=Latin}/u.test(plain);
  return isOneWord
    ? plain.startsWith(label) || plain.endsWith(label)
    : plain.split(/\s/u).includes(label);
}

/** Whether somebody else does or says something outside of the speaker's words. */
export function othersAct({ language, others }: GaugedLine, { loose, done }: Pieces): boolean {
  const around = `${loose}\n${done.join('\n')}`;
  const { acting } = gaugeWords(language);
  return others.flatMap(shortForms).some((name) => acting(name).test(around));
}

/** A name, and what is left of it without its first words: Tom for young Tom. */
function shortForms(name: string): string[] {
  const last = name.split(/\s/u).at(-1) ?? name;
  return last.length > 2 && last !== name ? [name, last] : [name];
}
