// Comments behind and beside a turn: explanations, translations, counts of letters, words out of character.
import type { FloorCheck } from '../floor-check.ts';
import { ALL_FLOOR_WORDS, floorWords } from '../language/index.ts';
import { hasMarks } from '../pieces.ts';

const DOUBLE = /\(\([^()]{0,400}\)\)|（（[^（）]{0,400}）））?/gu;
const BRACKETED = /[（(]([^（()）\n]{1,400})[)）]/gu;
const SIGNED = /^[ \t]*[—―–-]{1,2}[ \t]*(\S.{0,20})$/u;

export const notes: FloorCheck = {
  code: 'notes',
  mend: (text, { language, speaker }) => {
    const words = floorWords(language);
    const bare = text.replace(DOUBLE, ' ').replace(BRACKETED, (whole, inner: string) => {
      const isAside = ALL_FLOOR_WORDS.some(({ asides }) => asides.test(inner.trim()));
      return isAside || isTranslation(inner, words.isForeign) ? ' ' : whole;
    });
    const lines = bare.split('\n');
    const at = lines.findIndex((line) => ALL_FLOOR_WORDS.some((one) => one.notes.test(line)));
    const kept =
      at > 0 && hasMarks(lines.slice(0, at).join('\n'))
        ? lines.slice(0, at)
        : lines.filter((_, i) => i !== at || at < 0);
    const unsigned = kept.filter(
      (line) => !speaker.includes(SIGNED.exec(line)?.[1]?.trim() ?? '—'),
    );
    const plain = unsigned.join('\n');
    return plain === text ? text : plain.trim();
  },
};

/** The words before it once more, in another language. */
function isTranslation(inner: string, isForeign: (sentence: string) => boolean): boolean {
  return (
    /\p{L}{2}/u.test(inner) &&
    !/^[A-Z_]{2,}\b/u.test(inner) &&
    isForeign(inner) &&
    /\s|\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}/u.test(inner.trim())
  );
}
