// One word of analysed Japanese, with its place in the text and what the dictionary says of it.
import type { Listed } from '../../listed-names.ts';

/** A morpheme. Grammar words stay in the dictionary's own terms (名詞, 連用形 …). */
export interface Morpheme {
  readonly surface: string;
  /** Dictionary form: `飲ん` → `飲む`. The surface itself where there is none. */
  readonly base: string;
  readonly pos: string;
  readonly detail: string;
  readonly detail2: string;
  /** Conjugation class, `*` if none. */
  readonly type: string;
  /** Conjugated form, `*` if none. */
  readonly form: string;
  /** How the surface is read, in katakana; `*` where the dictionary does not say. */
  readonly reading: string;
  readonly known: boolean;
  /** UTF-16 offsets in the analysed text. */
  readonly start: number;
  readonly end: number;
}

/** The detail of a noun that is the name of a thing in the world, beside the dictionary's own details. */
export const THING = '物名';

/** The detail of a noun that is the name of someone in the world. */
export const PERSON = '人物名';

/** Cuts text into morphemes. `names` are read as persons' names wherever they fit, `things` as one noun each. */
export interface Tokenizer {
  tokenize(text: string, names?: Listed, things?: readonly string[]): readonly Morpheme[];
}
