// Japanese as the gauge knows it.
import type { GaugeWords } from './gauge-words.ts';

/** Words of kanji and katakana, and stretches of kana between them. */
function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .match(/[\p{Script=Han}々]+|[\p{Script=Katakana}ー]+|\p{Script=Hiragana}+|[\p{L}\d]+/gu) ?? []
  );
}

/** Particles that cannot follow each other. */
const WRONG_PAIRS =
  /をは|をが|をに(?![はも])|がを|がは|がに(?!ぎ)|はを|はが|にを|ががが|のにの|でので|からをに|をへ/gu;

/** Kana holds a sentence together; too little or too much of it, or particles in a heap, is none. */
function isBuilt(text: string): number {
  const letters = text.match(/[\p{L}ー]/gu)?.length ?? 0;
  if (letters < 6) return 1;
  const kana = text.match(/\p{Script=Hiragana}/gu)?.length ?? 0;
  const held = Math.min(1, kana / letters / 0.25);
  const wrong = text.match(WRONG_PAIRS)?.length ?? 0;
  return Math.max(0, held - (wrong / letters) * 30);
}

/** Words of kanji and katakana carry the topic; long ones also by their parts. */
function topicsOf(text: string): string[] {
  return wordsOf(text)
    .filter((word) => /^[\p{Script=Han}\p{Script=Katakana}ー々]/u.test(word))
    .flatMap((word) =>
      /^\p{Script=Katakana}/u.test(word) ? (word.length > 1 ? [word] : []) : [...word],
    )
    .filter((word) => !EVERYDAY.has(word));
}

const EVERYDAY: ReadonlySet<string> = new Set('何今事人方一二三言見行来私者物時中上下'.split(''));

export const ja: GaugeWords = {
  words: wordsOf,
  topics: topicsOf,
  isBuilt,
  spoken:
    /[よねぞぜわなさかの](?:[。！？!?…、]|$)|[！？!?…]|です|ます|ません|ください|でしょ|だろ|じゃ|だっ|ない|なさい|たい|くれ|俺|私|わたし|僕|あたし|わし|おまえ|あなた|あんた/u,
  acting: (name) => new RegExp(`${escaped(name)}(?:さん|君|様)?[はがも](?![、，]?\\uFFFC)`, 'u'), // linear: a name
  bareGesture: 5,
};

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
