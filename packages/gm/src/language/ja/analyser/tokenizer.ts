// Turns text into morphemes: spelling variants in, sentences through the lattice, features out.
import { listed } from '../../listed-names.ts';
import { READ_AS } from '../data/spellings.ts';
import type { Dictionary } from './dictionary.ts';
import { MARK_FEATURES, readFeatures, THING_FEATURES } from './features.ts';
import { Lattice, type PathWord } from './lattice.ts';
import type { Morpheme, Tokenizer } from './morpheme.ts';
import { cutUpNouns, type WholeWord, wholeWords } from './whole-words.ts';

/** Sentences whose path is kept: a question is cut once in its speech and once by itself. */
const MAX_PATHS = 256;
/** A sentence longer than this is cut: it is not prose. */
const MAX_SENTENCE = 400;
const BREAKS = new Set(['。', '！', '？', '!', '?', '\n', '」', '』']);
const WORDLIKE = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** One text on its way through the lattice. */
interface Reading {
  readonly text: string;
  /** The text in spellings that the dictionary knows. */
  readonly read: string;
  /** Names of people and things, and all of them as one key. */
  readonly given: readonly string[];
  readonly things: readonly string[];
  readonly key: string;
}

/** The best path of a sentence, and the names it was found with. */
interface KnownPath {
  readonly key: string;
  readonly path: readonly PathWord[];
}

/** A tokenizer over a loaded dictionary. */
export function createTokenizer(dictionary: Dictionary): Tokenizer {
  const lattice = new Lattice(dictionary);
  const paths = new Map<string, KnownPath>();
  const bestPath = (piece: string, names: readonly string[], key: string): readonly PathWord[] => {
    const known = paths.get(piece);
    if (known?.key === key) return known.path;
    const path = lattice.best(piece, names);
    if (paths.size >= MAX_PATHS) paths.clear();
    paths.set(piece, { key, path });
    return path;
  };
  const featuresOf = readFeatures(dictionary);

  // Written out field by field: this runs once per word, and a spread here costs more than the lattice.
  function morpheme(word: PathWord, offset: number, written: string, read: string): Morpheme {
    const start = offset + word.start;
    const end = offset + word.end;
    const surface = written.slice(start, end);
    const known = word.id >= 0;
    const features = known || WORDLIKE.test(surface) ? featuresOf(word.id) : MARK_FEATURES;
    const { base, pos, detail, detail2, type, form, reading } = features;
    const spelled = written === read ? base : respell(base, surface, read.slice(start, end));
    return {
      surface,
      base: base === '*' ? surface : spelled,
      pos,
      detail,
      detail2,
      type,
      form,
      reading,
      known,
      start,
      end,
    };
  }

  // A function of the tokenizer, not of each text: making one anew for every text costs more than a short word.
  function cut(reading: Reading, from: number, to: number, into: Morpheme[]): void {
    if (to <= from) return;
    const { text, read, given, things, key } = reading;
    for (const word of bestPath(read.slice(from, to), given, key))
      into.push(asThing(morpheme(word, from, text, read), things));
  }

  return {
    tokenize(text, everybody, named = []) {
      const read = readAs(text);
      const names = listed(everybody).standingIn(read);
      const things = [...named, ...cutUpNouns(read)];
      const given = things.length === 0 ? names : [...names, ...things];
      const reading: Reading = { text, read, given, things, key: given.join('\u0000') };
      const morphemes: Morpheme[] = [];
      for (let from = 0; from < text.length; ) {
        const to = sentenceEnd(read, from);
        const sentence = from;
        for (const whole of wholeWords(read.slice(sentence, to))) {
          const start = sentence + whole.start;
          const end = sentence + whole.end;
          cut(reading, from, start, morphemes);
          morphemes.push(wholeMorpheme(whole.pos, text, start, end));
          from = end;
        }
        cut(reading, from, to, morphemes);
        from = to;
      }
      return morphemes;
    },
  };
}

/** A listed name is a person's unless it is the name of a thing. */
function asThing(name: Morpheme, things: readonly string[]): Morpheme {
  return things.includes(name.surface) ? { ...name, ...THING_FEATURES, base: name.surface } : name;
}

function readAs(text: string): string {
  return text
    .replace(READ_AS.pattern, (found) => READ_AS.table[found] ?? found)
    .replace(DASH_IN_KATAKANA, 'ー');
}

/** リュ－ト, リュ‐ト: a dash that stands for a long vowel. */
const DASH_IN_KATAKANA = /(?<=[ァ-ヶ])[－‐−–-](?=[ァ-ヶ])/gu;

function wholeMorpheme(pos: WholeWord['pos'], text: string, start: number, end: number): Morpheme {
  const surface = text.slice(start, end);
  const detail = '一般';
  return {
    surface,
    base: surface,
    pos,
    detail,
    detail2: '*',
    type: '*',
    form: '*',
    reading: '*',
    known: true,
    start,
    end,
  };
}

function sentenceEnd(text: string, from: number): number {
  const limit = Math.min(text.length, from + MAX_SENTENCE);
  for (let at = from; at < limit; at++) {
    if (BREAKS.has(text.charAt(at))) return at + 1;
  }
  return limit;
}

/** Puts the written characters back where the dictionary was asked about a spelling it knows. */
function respell(base: string, surface: string, read: string): string {
  if (surface === read) return base;
  let spelled = '';
  for (let i = 0; i < base.length; i++) {
    const same = base.charAt(i) === read.charAt(i);
    spelled += same ? surface.charAt(i) : base.charAt(i);
  }
  return spelled;
}
