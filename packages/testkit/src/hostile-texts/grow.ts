// How a hostile text grows: pieces put after one another until it is exactly as long as asked.

/** A text of this length (UTF-16 units); another seed gives other words where the shape has words of its own. */
export type Grow = (length: number, seed: number) => string;

/** The same pieces over and over. */
export function over(...pieces: readonly string[]): Grow {
  const turn = pieces.join('');
  return (length) => turn.repeat(Math.ceil(length / turn.length)).slice(0, length);
}

/** A new piece each time, made of its number. */
export function anew(piece: (count: number) => string): Grow {
  return (length, seed) => {
    const made: string[] = [];
    let long = 0;
    for (let count = seed * 1_000_003; long < length; count++) {
      const next = piece(count);
      made.push(next);
      long += next.length;
    }
    return made.join('').slice(0, length);
  };
}

/** What opens stands as often before the middle as what closes stands behind it. */
export function nested(open: string, close: string): Grow {
  return (length) => {
    const depth = Math.floor(length / (open.length + close.length));
    return open.repeat(depth) + close.repeat(depth);
  };
}

const LATIN = 'etaoinshrdlucmfwypvbgkjqxz';
const KATAKANA = 'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモ';

/** A word nobody has seen before, written in the digits of its number. */
export function latinWord(count: number, length = 6): string {
  return wordIn(LATIN, count, length);
}

/** A foreign word nobody has seen before. */
export function katakanaWord(count: number, length = 6): string {
  return wordIn(KATAKANA, count, length);
}

function wordIn(letters: string, count: number, length: number): string {
  let rest = count;
  let word = '';
  while (word.length < Math.min(length, 12)) {
    word += letters.charAt(rest % letters.length);
    rest = Math.floor(rest / letters.length) + word.length;
  }
  return word.length < length
    ? word.repeat(Math.ceil(length / word.length)).slice(0, length)
    : word;
}
