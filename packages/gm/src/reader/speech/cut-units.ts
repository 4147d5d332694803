// Cuts spoken words into units at their marks: the smallest stretches that may do something of their own.

/** A stretch of words between two marks. */
export interface SpokenUnit {
  readonly text: string;
  /** The words as they are compared: one width, one case, one kind of apostrophe. */
  readonly plain: string;
  /** What its sentence ends with. */
  readonly end: '?' | '!' | '…' | '.';
  /** Whether it is the first, and the last, of its sentence. */
  readonly opens: boolean;
  readonly closes: boolean;
  /** Where it begins in the words. */
  readonly start: number;
}

/** Units beyond this are not looked at: nobody says more in one breath. */
const MOST_UNITS = 64;
const END = new Set('.。．!！?？…‥\n');
const JOINT = new Set(',、，;；:：—–―‥');
const LETTER = /[\p{L}\p{N}]/u;

/** The units of some words, in order; what holds no letter is none. */
export function cutUnits(text: string): SpokenUnit[] {
  const units: SpokenUnit[] = [];
  for (const sentence of stretches(text, END)) {
    const end = endOf(sentence.marks);
    const parts = stretches(sentence.text, JOINT).filter(({ text: part }) => LETTER.test(part));
    for (const [at, part] of parts.entries()) {
      if (units.length === MOST_UNITS) return units;
      units.push({
        text: part.text.trim(),
        plain: plain(part.text),
        end,
        opens: at === 0,
        closes: at === parts.length - 1,
        start: sentence.start + part.start,
      });
    }
  }
  return units;
}

interface Stretch {
  readonly text: string;
  readonly marks: string;
  readonly start: number;
}

/** Stretches between runs of marks, with the marks behind each; a mark between two letters that touch it divides nothing. */
function stretches(text: string, marks: ReadonlySet<string>): Stretch[] {
  const found: Stretch[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    if (!isMark(text, at, marks)) continue;
    let to = at + 1;
    while (to < text.length && isMark(text, to, marks)) to++;
    found.push({ text: text.slice(from, at), marks: text.slice(at, to), start: from });
    from = to;
    at = to - 1;
  }
  if (from < text.length) found.push({ text: text.slice(from), marks: '', start: from });
  return found;
}

const WORD = /[a-z0-9]/i;

function isMark(text: string, at: number, marks: ReadonlySet<string>): boolean {
  const sign = text[at] ?? '';
  if (!marks.has(sign)) return marks.has(',') && sign === '-' && text[at + 1] === '-';
  const isInside = sign === '.' || sign === ',' || sign === ':';
  return !(isInside && WORD.test(text[at - 1] ?? '') && WORD.test(text[at + 1] ?? ''));
}

function endOf(marks: string): SpokenUnit['end'] {
  if (/[?？]/u.test(marks)) return '?';
  if (/[!！]/u.test(marks)) return '!';
  return /[…‥]|\.\./u.test(marks) ? '…' : '.';
}

/** One width, one case, one kind of apostrophe, single gaps. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\p{N}+/gu, '0')
    .replace(/[^\p{L}\p{N}\p{M}'ー~]+/gu, ' ')
    .trim();
}
