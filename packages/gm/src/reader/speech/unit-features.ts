// What the tagger looks at in a unit, as hashes: its words or signs and their outlines, what stands beside it, and the line before.
import type { SpokenUnit } from './cut-units.ts';

/** How a script is looked at. */
export interface Outlines {
  /** In words between gaps; else sign by sign. */
  readonly spaced: boolean;
  /** Words that keep their form in an outline; of others no more than the ending is left. */
  readonly kept: ReadonlySet<string>;
  /** What tells something wherever it stands in a unit: words that ask, and those that negate. */
  readonly signs: readonly RegExp[];
  /** Words that ask: in an outline one is like another. */
  readonly asking: readonly RegExp[];
}

/** What the line before, by somebody else, is known to have done. */
export interface HeardBefore {
  /** The act that calls most for an answer. */
  readonly open: string;
  readonly last: string;
}

/** Tokens of a unit by their hashes, as they are and in outline. */
interface Seen {
  readonly tokens: Int32Array;
  readonly outline: Int32Array;
  /** The endings and beginnings of its longer words. */
  readonly parts: readonly number[];
}

const PRIME = 0x01000193;

/** A number for some text. */
function textHash(text: string): number {
  let h = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) h = Math.imul(h ^ text.charCodeAt(at), PRIME);
  return h;
}

/** One more number into a hash. */
function mixed(h: number, part: number): number {
  const turned = Math.imul(h ^ part, 0x2c1b3c6d);
  return turned ^ (turned >>> 13);
}

/** The words or signs of a unit. */
export function tokensOf(plain: string, { spaced }: Pick<Outlines, 'spaced'>): string[] {
  return spaced ? plain.split(' ') : [...plain.replaceAll(' ', '')];
}

const HAN = /\p{sc=Han}/u;
const KATAKANA = /\p{sc=Katakana}/u;

function outlineOf(token: string, { spaced, kept }: Pick<Outlines, 'spaced' | 'kept'>): string {
  if (kept.has(token)) return token;
  if (spaced) return token.length > 3 ? `*${token.slice(-2)}` : '*';
  if (HAN.test(token)) return '*';
  return KATAKANA.test(token) ? '+' : token;
}

function seenIn({ plain }: SpokenUnit, how: Outlines): Seen {
  const tokens = tokensOf(plain, how);
  const asks = askingAmong(tokens, how);
  const lined = tokens.map((token, at) => (asks.has(at) ? ASKING : outlineOf(token, how)));
  // How many signs a word has tells nothing.
  const outline = how.spaced
    ? lined
    : lined.filter((sign, at) => !(MASKS.has(sign) && lined[at - 1] === sign));
  const long = how.spaced ? tokens.filter(({ length }) => length > 4) : [];
  return {
    tokens: Int32Array.from(tokens, textHash),
    outline: Int32Array.from(outline, textHash),
    parts: long.flatMap((token) => [textHash(token.slice(-3)), textHash(`${token.slice(0, 4)}-`)]),
  };
}

/** What stands for words that ask, whichever they are. */
const ASKING = '?';
/** Of several in a row one is enough. */
const MASKS: ReadonlySet<string> = new Set(['*', '+', ASKING]);

/** The places of the tokens in words that ask. */
function askingAmong(tokens: readonly string[], { spaced, asking }: Outlines): ReadonlySet<number> {
  const gap = spaced ? 1 : 0;
  const text = tokens.join(spaced ? ' ' : '');
  const found = new Set<number>();
  for (const words of asking) {
    const match = words.exec(text);
    if (!match) continue;
    let from = 0;
    for (const [at, { length }] of tokens.entries()) {
      if (from < match.index + match[0].length && from + length > match.index) found.add(at);
      from += length + gap;
    }
  }
  return found;
}

/** Collects the features of one unit, each under its kind. */
class Collected {
  readonly found: number[] = [];

  add(kind: number, part: number): void {
    this.found.push(mixed(mixed(kind * 0x9e3779b1, part), kind) >>> 0);
  }

  /** All runs of up to so many tokens; the ends of the unit are tokens too. */
  runs(
    kind: number,
    tokens: Int32Array,
    { from, to }: { readonly from: number; readonly to: number },
  ): void {
    for (let start = -1; start < tokens.length; start++) {
      let h = kind;
      for (let n = 1; n <= to && start + n <= tokens.length + 1; n++) {
        h = mixed(h, tokens[start + n - 1] ?? EDGE);
        if (n >= from) this.add(kind, h);
      }
    }
  }

  heads(kind: number, tokens: Int32Array, longest: number): void {
    let h = kind;
    for (let at = 0; at < longest && at < tokens.length; at++) {
      h = mixed(h, tokens[at] as number);
      this.add(kind, h);
    }
  }

  tails(kind: number, tokens: Int32Array, longest: number): void {
    let h = ~kind;
    for (let at = 1; at <= longest && at <= tokens.length; at++) {
      h = mixed(h, tokens[tokens.length - at] as number);
      this.add(kind, h);
    }
  }
}

const EDGE = 0x5bd1e995;

/** Kinds of features, far enough apart for those that are told apart by a mark, a place or an act. */
const KINDS = {
  one: 1,
  outline: 2,
  head: 3,
  tail: 4,
  lineHead: 5,
  lineTail: 6,
  part: 7,
  skip: 8,
  whole: 9,
  place: 10,
  bag: 11,
  next: 20,
  previous: 40,
  marked: 60,
  sign: 100,
  before: 1_000,
} as const;

const LONGEST = {
  spaced: { run: 3, line: 4, end: 4, lineEnd: 3, beside: 3 },
  signs: { run: 5, line: 6, end: 6, lineEnd: 7, beside: 4 },
} as const;

const MARKS = ['.', '?', '!', '…', ','];

/** The features of each unit that hang on what is said alone. */
export function featuresOf(units: readonly SpokenUnit[], how: Outlines): number[][] {
  const seen = units.map((unit) => seenIn(unit, how));
  const most = how.spaced ? LONGEST.spaced : LONGEST.signs;
  return units.map((unit, at) => {
    const into = new Collected();
    ofUnit(unit, seen[at] as Seen, { into, most, how });
    ofPlace(units, at, into);
    ofSigns(unit, how, into);
    const [next, previous] = [seen[at + 1], seen[at - 1]];
    if (next) {
      const kind = KINDS.next + (unit.closes ? 0 : 1) * 8;
      beside(next, { into, kind, mark: units[at + 1]?.end, longest: most.beside });
      if (!unit.closes) for (const token of next.tokens) into.add(KINDS.bag, token);
    }
    if (previous) {
      const kind = KINDS.previous + (unit.opens ? 0 : 1) * 8;
      beside(previous, { into, kind, mark: units[at - 1]?.end, longest: most.beside });
    }
    return into.found;
  });
}

interface Into {
  readonly into: Collected;
  readonly most: (typeof LONGEST)[keyof typeof LONGEST];
  readonly how: Outlines;
}

function markOf({ closes, end }: SpokenUnit): number {
  return MARKS.indexOf(closes ? end : ',');
}

function ofUnit(
  unit: SpokenUnit,
  { tokens, outline, parts }: Seen,
  { into, most, how }: Into,
): void {
  into.runs(KINDS.one, tokens, { from: 1, to: most.run });
  into.runs(KINDS.outline, outline, { from: 2, to: most.line });
  into.heads(KINDS.head, tokens, most.end);
  into.tails(KINDS.tail, tokens, most.end);
  into.heads(KINDS.lineHead, outline, most.lineEnd);
  into.tails(KINDS.lineTail, outline, most.lineEnd);
  const kind = KINDS.marked + markOf(unit) * 6;
  into.heads(kind, tokens, most.end);
  into.tails(kind + 1, tokens, most.end);
  into.heads(kind + 2, outline, most.lineEnd);
  into.tails(kind + 3, outline, most.lineEnd);
  const whole = tokens.reduce(mixed, KINDS.whole);
  into.add(KINDS.whole, whole);
  into.add(kind + 4, whole);
  for (const part of parts) into.add(KINDS.part, part);
  if (!how.spaced) return;
  for (let at = 0; at + 2 < tokens.length; at++)
    into.add(KINDS.skip, mixed(tokens[at] as number, tokens[at + 2] as number));
}

function ofPlace(units: readonly SpokenUnit[], at: number, into: Collected): void {
  const unit = units[at] as SpokenUnit;
  const mark = markOf(unit);
  const from = Math.min(3, at);
  const size = Math.min(8, Math.ceil(Math.log2(1 + unit.plain.length)));
  const ends = (unit.closes ? 1 : 0) + (unit.opens ? 2 : 0);
  const left = Math.min(2, units.length - 1 - at);
  const places = [
    0,
    mark,
    10 + ends,
    20 + from,
    30 + left,
    40 + size,
    100 + size * 40 + mark * 4 + ends,
    600 + from * 8 + mark,
  ];
  places.push(700 + MARKS.indexOf(unit.end) * 4 + ends);
  for (const place of places) into.add(KINDS.place, place);
}

function ofSigns(unit: SpokenUnit, { signs }: Outlines, into: Collected): void {
  for (const [at, sign] of signs.entries()) {
    if (!sign.test(unit.plain)) continue;
    into.add(KINDS.sign, at);
    into.add(KINDS.sign + 1 + markOf(unit), at);
  }
}

interface Beside {
  readonly into: Collected;
  readonly kind: number;
  readonly mark: string | undefined;
  readonly longest: number;
}

function beside({ tokens, outline }: Seen, { into, kind, mark = '.', longest }: Beside): void {
  into.add(kind, MARKS.indexOf(mark));
  into.heads(kind + 1, tokens, longest);
  into.tails(kind + 2, tokens, longest);
  into.tails(kind + 3, outline, longest);
}

/** The features of a unit that hang on the line before. */
export function featuresAfter(
  unit: SpokenUnit,
  {
    at,
    before,
    how,
  }: { readonly at: number; readonly before: HeardBefore; readonly how: Outlines },
): number[] {
  const into = new Collected();
  const { tokens, outline } = seenIn(unit, how);
  const open = textHash(before.open);
  const [place, mark] = [Math.min(2, at), markOf(unit)];
  for (const part of [open, open + 1 + place, open + 8 + place * 8 + mark])
    into.add(KINDS.before, part);
  into.add(KINDS.before + 1, textHash(before.last));
  const kind = mixed(KINDS.before, open);
  into.heads(kind, tokens, how.spaced ? 3 : 4);
  into.tails(kind + 1, tokens, how.spaced ? 3 : 4);
  into.heads(kind + 2, outline, 4);
  into.tails(kind + 3, outline, 4);
  into.runs(kind + 4, tokens, how.spaced ? { from: 1, to: 2 } : { from: 2, to: 3 });
  return into.found;
}
