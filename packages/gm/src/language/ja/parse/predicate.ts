// Reads one predicate from the morphemes: the verb, what its endings say, and how it goes on.
import type { Morpheme } from '../analyser/morpheme.ts';
import { FORGETTING, LIGHT_VERBS } from '../data/endings.ts';
import { isVerb } from '../lexicon.ts';
import { readingOf, readingOfBase } from '../reading.ts';
import { readEnding } from './endings.ts';
import { type PredicateRead, readLink } from './link.ts';
import type { Predicate } from './types.ts';

/** The verbs of the lexicon that are read so: さぐりあてる, もぐりこむ, however they are spelled. */
export type VerbsRead = (written: string, reading: string) => readonly string[];

/** Whether a predicate starts here. */
export function startsPredicate(morphemes: readonly Morpheme[], at: number): boolean {
  const m = morphemes[at];
  if (m === undefined) return false;
  if (m.pos === '動詞') return m.detail !== '接尾';
  return m.pos === '形容詞' && m.detail !== '接尾';
}

/** Whether the noun that ends before `at` is the front half of a する-verb. */
export function isLightVerb(m: Morpheme | undefined): boolean {
  return m !== undefined && m.pos === '動詞' && LIGHT_VERBS.has(m.base);
}

/** Reads the predicate at `at`; `nouns` are the nouns a する-verb is made of, longest first. */
export function readPredicate(
  morphemes: readonly Morpheme[],
  {
    at,
    nouns = [],
    verbsRead,
  }: {
    readonly at: number;
    readonly nouns?: readonly string[] | undefined;
    readonly verbsRead: VerbsRead;
  },
): { predicate: Predicate; next: number } {
  const first = morphemes[at];
  const verbal = first?.pos === '動詞';
  const words: string[] = [];
  let next = at + 1;
  if (nouns.length > 0) words.push(...nouns.map((noun) => `${noun}する`));
  else if (first !== undefined) {
    const joined = compound(morphemes, at);
    next = joined.next;
    words.push(...joined.words);
  }
  if (nouns.length === 0 && !isVerb(words[0] ?? ''))
    words.unshift(...verbsRead(words[0] ?? '', readOf(morphemes.slice(at, next))));
  const reading: PredicateRead = {
    moods: new Set(),
    link: 'end',
    stem: false,
    te: false,
    again: false,
  };
  if (first?.form.startsWith('命令')) reading.moods.add('request');
  if (words.some((w) => w.endsWith('かける') && w.length > 3) && brokenOff(morphemes, at))
    reading.moods.add('brokenOff');
  if (words.some((word) => FORGETTING.test(word))) reading.moods.add('negative');
  if (nouns.length > 0 && (first?.base === 'できる' || first?.base === '出来る'))
    reading.moods.add('potential');
  const end = readEndings(morphemes, next, reading);
  if (reading.moods.has('causative')) words.unshift(...causatives(morphemes, next, nouns));
  const last = morphemes[end - 1] ?? first;
  return {
    predicate: {
      words,
      verbal,
      moods: reading.moods,
      link: reading.link,
      start: first?.start ?? 0,
      end: last?.end ?? 0,
    },
    next: end,
  };
}

/** How the dictionary form of some words together is read; nothing where one of them is not known. */
function readOf(words: readonly Morpheme[]): string {
  const last = words.at(-1);
  const read = [...words.slice(0, -1).map(readingOf), last && readingOfBase(last)];
  return read.includes(undefined) ? '' : read.join('');
}

/** 持たせる, 作動させる: some are verbs of their own. */
function causatives(
  morphemes: readonly Morpheme[],
  next: number,
  nouns: readonly string[],
): readonly string[] {
  if (nouns.length > 0) return nouns.map((noun) => `${noun}させる`);
  return [`${morphemes[next - 1]?.surface ?? ''}せる`];
}

function brokenOff(morphemes: readonly Morpheme[], at: number): boolean {
  const second = morphemes[at + 1];
  return second?.base === 'かける' && second.detail === '非自立';
}

/** Joins 取り+出す, 飲み+干す: the whole word first, then the first verb alone. */
function compound(morphemes: readonly Morpheme[], at: number): { words: string[]; next: number } {
  const first = morphemes[at];
  if (first === undefined) return { words: [], next: at + 1 };
  const words = [first.base];
  let next = at + 1;
  let front = first.surface;
  let form = first.form;
  for (
    let m = morphemes[next];
    m !== undefined && m.pos === '動詞' && form === '連用形';
    m = morphemes[next]
  ) {
    const whole = front + m.base;
    if (m.detail === '接尾' || (m.base === 'する' && !isVerb(whole))) break;
    words.unshift(whole);
    front += m.surface;
    form = m.form;
    next++;
  }
  return { words, next };
}

/** Walks over the endings, collecting moods, and sets the link; returns where the predicate is over. */
function readEndings(morphemes: readonly Morpheme[], from: number, reading: PredicateRead): number {
  let next = from;
  do {
    reading.again = false;
    next = readLink(morphemes, { at: walk(morphemes, next, reading), reading });
  } while (reading.again);
  return next;
}

function walk(morphemes: readonly Morpheme[], from: number, reading: PredicateRead): number {
  let at = from;
  let previous = morphemes[at - 1];
  let te = false;
  for (let m = morphemes[at]; m !== undefined; m = morphemes[at]) {
    const step = readEnding(m, { previous, te, moods: reading.moods });
    if (step === 'stop') break;
    te = step === 'te';
    previous = m;
    at++;
  }
  reading.te = te;
  reading.stem = !te && previous !== undefined && isStem(previous);
  return at;
}

function isStem(m: Morpheme): boolean {
  return (
    (m.pos === '動詞' || m.pos === '助動詞') &&
    (m.form === '連用形' || m.form === '連用ニ接続' || m.form === '連用テ接続')
  );
}
