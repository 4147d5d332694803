// How Japanese puts names together with の, and the many ways it writes one.
import type { NameForms } from '../name-forms.ts';

export const japaneseNames: NameForms = {
  narrowed: [(head, modifiers) => `${modifiers.join('の')}の${head}`],
  owned: (owner, thing) => `${owner}の${thing}`,
  doorTo: (place) => `${place}のドア`,
  spelling,
  unspaced: { isWordAtEnd, isChangedAtEnd, isSetOffAtEnd },
};

/** Kana, long vowels and the polite お folded away. */
function spelling(name: string): string {
  const short = hiraganaOf(name).replace(/[ー～〜－―—]+/g, '');
  return short.replace(/^(?:お|御)(?=[^\s]{2})/, '');
}

/** Katakana as hiragana. Every name of a new world comes through here: put together letter by letter it costs thrice as much. */
function hiraganaOf(name: string): string {
  let hiragana = '';
  for (let from = 0; from < name.length; from += AT_ONCE) {
    const codes: number[] = [];
    for (let at = from; at < name.length && at < from + AT_ONCE; at++) {
      const code = name.charCodeAt(at);
      codes.push(code >= 0x30a1 && code <= 0x30f6 ? code - 0x60 : code);
    }
    hiragana += String.fromCharCode(...codes);
  }
  return hiragana;
}

/** Letters that are put together at once: more than a name has. */
const AT_ONCE = 1_000;

/** A single kana names nothing; a single kanji may. */
function isWordAtEnd(end: string, name: string): boolean {
  return end.length >= 2 ? !isKanaTail(end, name) : /\p{Script=Han}/u.test(end);
}

/** A tail of kana that starts inside a run of kana is the end of a word, not a word. */
function isKanaTail(end: string, name: string): boolean {
  if (end.length >= 3) return false;
  const before = name.at(-end.length - 1) ?? '';
  // 給食のカレー ends in a word of its own.
  if (before === 'の') return false;
  return /^\p{Script=Hiragana}+$/u.test(end) && /\p{Script=Hiragana}/u.test(before);
}

/** The head of a compound may begin with a voiced kana. */
function isChangedAtEnd(word: string, name: string): boolean {
  if (word.length < 3 || word.at(-1) !== name.at(-1)) return false;
  const at = UNVOICED.indexOf(word.charAt(0));
  return at >= 0 && name.endsWith(`${VOICED.charAt(at)}${word.slice(1)}`);
}

const UNVOICED = 'かきくけこさしすせそたちつてとはひふへほ';
const VOICED = 'がぎぐげござじずぜぞだぢづでどばびぶべぼ';

/** Katakana after other letters begins a word. */
function isSetOffAtEnd(word: string, name: string): boolean {
  return (
    name.endsWith(word) &&
    /^[\p{Script=Katakana}ー]{2,}$/u.test(word) &&
    /[^\p{Script=Katakana}ー]/u.test(name.at(-word.length - 1) ?? '')
  );
}
