// Letters and signs without sense: whoever reads them learns that something is broken.
import type { FloorCheck } from '../floor-check.ts';
import { floorWords } from '../language/index.ts';
import { shown } from '../pieces.ts';

export const gibberish: FloorCheck = {
  code: 'gibberish',
  find: ({ raw, speech, acts }, { language, said }) => {
    const words = floorWords(language);
    // Who spoke so before has such a voice.
    const isVoice = said.some(({ isOwn, text }) => isOwn && words.isGibberish(text));
    const found =
      (isVoice ? undefined : [speech, ...acts].find((one) => words.isGibberish(one))) ??
      [raw, speech].find(isNoise);
    return found === undefined ? undefined : shown(found);
  },
};

/** Numbers or signs alone; a silence, a gasp and a tune are written with a few of theirs. */
function isNoise(text: string): boolean {
  const bare = text.replace(/[\s…。、.！？!?―—ー〜～♪☆★・「」『』“”"（）()〝〟♡♥-]/gu, '');
  const signs = text.match(/[！？!?。、.]/gu)?.length ?? 0;
  const hasLetters = /\p{L}/u.test(text);
  return !hasLetters && (bare.length > 3 || signs > 8);
}
