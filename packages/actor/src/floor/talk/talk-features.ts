// What a sentence is made of, as numbers: its words or letters one by one and in runs, how it begins and how it ends.
import { type Language, writingOf } from '@hakoniwa/stage';

/** Numbers there are for features; two features that share one do so by chance. */
export const TALK_NUMBERS = 1 << 17;

/** Letters of a sentence that are looked at: nobody says more in one breath. */
const MOST_LETTERS = 240;

type Put = (kind: string, what: string) => void;

/** The numbers of a sentence's features, each once. */
export function talkFeatures(sentence: string, language: Language): number[] {
  const text = sentence.normalize('NFKC').slice(0, MOST_LETTERS).toLowerCase().trim();
  const found = new Set<number>();
  const put: Put = (kind, what) => found.add(numberOf(`${kind}\t${what}`));
  if (writingOf(language).gap === '') ofLetters(text, put);
  else ofWords(text, put);
  put('end', /[?!.…。,、]{0,9}$/u.exec(text)?.[0] ?? '');
  return [...found];
}

function ofLetters(text: string, put: Put): void {
  const letters = [...text.replace(/\s/gu, '')];
  runsOf(['^', ...letters, '$'], { most: 4, gap: '' }, (run, n) => put(`r${n}`, run));
  const bare = letters.join('').replace(/[?!.…。]{1,9}$/u, '');
  for (let n = 3; n <= 6; n++) {
    put('ends', bare.slice(-n));
    put('begins', bare.slice(0, n));
  }
  put('length', String(Math.min(8, letters.length >> 3)));
}

function ofWords(text: string, put: Put): void {
  const words =
    text.replaceAll('’', "'").match(/[\p{L}\p{N}]+(?:'\p{L}+)*|[^\s\p{L}\p{N}]/gu) ?? [];
  const tokens = ['^', ...words.map((word) => (/^\d+$/u.test(word) ? '0' : word)), '$'];
  runsOf(tokens, { most: 3, gap: ' ' }, (run, n) => put(`w${n}`, run));
  for (let at = 0; at + 2 < tokens.length; at++) put('around', `${tokens[at]} ${tokens[at + 2]}`);
  for (const word of words)
    runsOf([...`^${word}$`], { most: 5, gap: '' }, (run, n) => n > 2 && put('letters', run));
  put('length', String(Math.min(8, words.length >> 2)));
}

/** Every run of one to so many things, joined. */
function runsOf(
  things: readonly string[],
  { most, gap }: { readonly most: number; readonly gap: string },
  each: (run: string, n: number) => unknown,
): void {
  for (let from = 0; from < things.length; from++) {
    let run = '';
    for (let n = 1; n <= most && from + n <= things.length; n++) {
      run = n === 1 ? (things[from] ?? '') : `${run}${gap}${things[from + n - 1]}`;
      each(run, n);
    }
  }
}

/** A hash of the text, folded to the numbers there are. */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) & (TALK_NUMBERS - 1);
}
