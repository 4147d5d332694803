// What the director tells a mind, in Japanese.
import type { DirectorWording } from './wording.ts';

export const ja: DirectorWording = {
  neverSays: (word) => `「${word}」という言い方はしない。`,
  call: (name, call) => `${name}のことは「${call}」と呼ぶ。`,
  form: '（行動）「台詞」の形で、ひとこと話すか、ひとつ動く。',
  comma: '、',
  here: (names) => `ここにあるのは${names}。`,
  held: (names) => `手に持っているのは${names}。`,
  exits: (names) => `ここから行けるのは${names}。`,
  refused: (about) => `さっき${about}はうまくいかなかった。`,
};
