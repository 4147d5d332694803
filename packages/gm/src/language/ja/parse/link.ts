// Decides how a predicate goes on: to the next clause, into a noun, or to its end.
import type { Morpheme } from '../analyser/morpheme.ts';
import { DONE_AFTER, NOT_DONE_AFTER } from '../data/endings.ts';
import type { Link, Mood } from './types.ts';

/** A predicate as read so far. */
export interface PredicateRead {
  readonly moods: Set<Mood>;
  link: Link;
  /** It ends in a bare stem (連用形). */
  stem: boolean;
  /** It ends in て. */
  te: boolean;
  /** The する of an attempt follows with endings of its own. */
  again: boolean;
}

/** Sets the link from what stands after the endings; returns where the predicate is over. */
export function readLink(
  morphemes: readonly Morpheme[],
  { at, reading }: { readonly at: number; readonly reading: PredicateRead },
): number {
  const m = morphemes[at];
  const last = morphemes[at - 1];
  const { moods } = reading;
  if (last?.form === '仮定形') {
    reading.link = 'if';
    return m?.surface === 'ば' ? at + 1 : at;
  }
  if (m === undefined || m.pos === '記号') {
    reading.link = reading.te ? 'te' : reading.stem ? 'stem' : 'end';
    return at;
  }
  if (moods.has('volitional') && (m.surface === 'と' || m.surface === 'として'))
    return readAttempt(morphemes, at, reading);
  if (m.pos === '助詞') return readParticleLink(morphemes, at, reading);
  if (reading.te) reading.link = 'te';
  else if (reading.stem) reading.link = 'stem';
  else if (m.pos === '名詞' || m.pos === '接頭詞' || m.pos === '連体詞' || m.pos === '形容詞')
    readNounLink(m, reading);
  else reading.link = 'end';
  return reading.link === 'performed' ? at + 1 : at;
}

function readNounLink(m: Morpheme, reading: PredicateRead): void {
  if (DONE_AFTER.has(m.surface)) reading.link = 'performed';
  else if (NOT_DONE_AFTER.has(m.surface) || m.detail === '非自立') reading.link = 'nominal';
  else if (m.pos === '名詞' && m.detail === '接尾') reading.link = 'nominal';
  else reading.link = 'relative';
}

/** 〜ようとする: an attempt; 〜ようと思う and the like: a plan. */
function readAttempt(morphemes: readonly Morpheme[], at: number, reading: PredicateRead): number {
  const m = morphemes[at];
  const after = morphemes[at + 1];
  reading.moods.add('attempt');
  if (m?.surface === 'として') {
    reading.link = 'te';
    return at + 1;
  }
  if (after?.base !== 'する') {
    reading.link = 'quote';
    return at + 1;
  }
  reading.again = true;
  return at + 2;
}

function readParticleLink(
  morphemes: readonly Morpheme[],
  at: number,
  reading: PredicateRead,
): number {
  const m = morphemes[at];
  const surface = m?.surface ?? '';
  const { moods } = reading;
  if (m?.detail === '終助詞' || m?.detail === '副助詞／並立助詞／終助詞')
    return readFinal(morphemes, at, reading);
  if (surface === 'ながら' || surface === 'つつ') reading.link = 'while';
  else if (surface === 'ば') reading.link = 'if';
  else if (reading.te && surface === 'から') reading.link = 'te';
  else if (reading.te) reading.link = surface === 'も' || surface === 'は' ? 'if' : 'te';
  else if (surface === 'に' && reading.stem) reading.link = 'purpose';
  else if (surface === 'と' || surface === 'って')
    reading.link = m?.detail === '接続助詞' ? 'then' : 'quote';
  else if (surface === 'という' || surface === 'といった') reading.link = 'nominal';
  else if (m?.detail === '接続助詞' || surface === 'たり' || surface === 'だり')
    reading.link = 'and';
  else if (m?.detail === '並立助詞') reading.link = 'and';
  else if (m?.detail === '連体化') reading.link = 'nominal';
  else if (m?.detail === '副助詞' || m?.detail === '格助詞') {
    reading.link = 'nominal';
    moods.add('likeness');
  } else reading.link = 'end';
  return at + 1;
}

function readFinal(morphemes: readonly Morpheme[], from: number, reading: PredicateRead): number {
  let at = from;
  for (let m = morphemes[at]; m !== undefined && m.pos === '助詞'; m = morphemes[at]) {
    if (m.surface === 'か' || m.surface === 'かい' || m.surface === 'かしら')
      reading.moods.add('question');
    else if (m.surface === 'な' && reading.moods.size === 0 && at === from)
      reading.moods.add('spoken');
    else reading.moods.add('spoken');
    at++;
  }
  reading.link = reading.te ? 'te' : 'end';
  return at;
}
