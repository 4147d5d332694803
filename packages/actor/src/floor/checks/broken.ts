// Characters that were broken on the way: in other widths, cut into pieces, halves of them, bytes in the wrong encoding.

import { writingOf } from '@hakoniwa/stage';
import { MOJIBAKE } from '../data/mojibake.ts';
import type { FloorCheck } from '../floor-check.ts';
import { shown } from '../pieces.ts';

/** Marks by which programs cut text into pieces, and what stands for them in text. */
const PIECE_MARKS: readonly (readonly [RegExp, string])[] = [
  [/Ċ/gu, '\n'],
  [/[Ġ▁]/gu, ' '],
];
/** Letters of other widths than a text of this language has them. */
const NARROW_KANA = /[\uff61-\uff9f]+/gu;
const WIDE_LATIN = /[\uff21-\uff3a\uff41-\uff5a]+/gu;
/** Lines through letters, and letters that stand apart one by one. */
const STRUCK = /[\u0334-\u0338]/gu;
const APART = /(?:[\p{L}\p{P}ー] ){3,}[\p{L}\p{P}ー]?/gu;
/** Letters between which a sign stands again and again. */
const SPLIT = /([/|_+=~·])(?:[\p{L}ー]{1,6}\1){2}/u;
/** Quotes by which a program marks text, and quotes written twice. */
const TRIPLE = /"{3}|'{3}/gu;
const DOUBLED = /(?<![^\s(（])"{2}(?=\p{L})|(?<=[\p{L}.!?…])"{2}(?![^\s)）])/gu;

export const broken: FloorCheck = {
  code: 'broken',
  mend: (text, { language }) => {
    const isSpaced = writingOf(language).gap !== '';
    const joined = PIECE_MARKS.reduce(
      (left, [mark, as]) => left.replace(mark, isSpaced || as !== ' ' ? as : ''),
      text,
    );
    const wrapped = /^\s{0,9}["'“](\s{0,3}[（(*][\s\S]{2,2000}[」"'”)）])["'”],?\s{0,9}$/u.exec(
      joined,
    )?.[1];
    const inWidth = (run: string) => run.normalize('NFKC');
    const whole = wrapped ?? joined;
    const spaced = isSpaced ? whole : whole.replace(APART, (run) => run.replaceAll(' ', ''));
    return spaced
      .replace(STRUCK, '')
      .replace(NARROW_KANA, inWidth)
      .replace(WIDE_LATIN, inWidth)
      .replace(TRIPLE, ' ')
      .replace(DOUBLED, '"');
  },
  find: ({ text, speech, acts }) => {
    const all = `${text}\n${speech}\n${acts.join('\n')}`;
    const at = all.search(/\u{FFFD}|[\u0080-\u009f\u{E000}-\u{F8FF}]/u);
    if (at >= 0) return shown(all.slice(Math.max(0, at - 8)));
    if (/(?:(?<!\p{L})\p{L} ){5}/u.test(speech)) return shown(speech);
    if (SPLIT.test(speech)) return shown(speech);
    return (all.match(MOJIBAKE) ?? []).length >= 2 ? shown(text) : undefined;
  },
};
