// Pictures, and faces put together from signs: nobody says one aloud.
import type { FloorCheck } from '../floor-check.ts';

const PICTURE =
  /(?![♪☆★♡♥※〜©®™‼⁉])\p{Extended_Pictographic}[\u{FE0F}\u{1F3FB}-\u{1F3FF}]?(?:\u{200D}\p{Extended_Pictographic}\u{FE0F}?)*|[\u{1F1E6}-\u{1F1FF}]{2}/gu;

/** Faces and laughter as they are typed in chats. */
const TYPED =
  /(?<=^|[\s\p{L}.!?。！？])(?:[:;=][-']?[)(\]DPp3]|\^[_.-]?\^;?|[xX]D)(?=$|[\s」”"])|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー。！？!?)）])[wｗ]{2,40}|(?<!\p{L})(?:[wｗ]{2,40}|lo{1,9}l|lmao|rofl)(?!\p{L})/gu;

export const emoji: FloorCheck = {
  code: 'emoji',
  mend: (text) => {
    const plain = text.replace(PICTURE, '').replace(TYPED, '');
    return plain === text
      ? text
      : plain
          .replace(/[ \t]{2,}/g, ' ')
          .replace(/,\s?(?=[.!?])/gu, '')
          .replace(/ (?=["”」])/gu, '')
          .trim();
  },
};
