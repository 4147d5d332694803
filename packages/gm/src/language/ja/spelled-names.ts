// Names of the world as a text may spell them: by their reading in kana, and with a word of kin grown onto a person's.
import { type Edit, type EditedText, edited } from '../edited.ts';
import { type ListedNames, listed, ofParts } from '../listed-names.ts';
import type { Cast } from '../types.ts';
import type { Morpheme, Tokenizer } from './analyser/morpheme.ts';
import { ADDRESS, KIN_BEHIND_NAME, KNOWN_BY_READING } from './data/addresses.ts';
import { CONTRACTIONS } from './data/contractions.ts';
import { FAMILIAR_WORDS, SELF_WORDS } from './data/persons.ts';
import { hiraganaOf } from './reading.ts';

/** By how they are read in hiragana, names and what the last word of them says; undefined where two are read alike. */
type Readings = ReadonlyMap<string, string | undefined>;

/** Writes names of a cast as the world spells them, outside of what stands in quotes. */
export function nameSpeller(tokenizer: Tokenizer): (text: string, cast: Cast) => EditedText {
  const readingsOf = ofParts(({ names }): Readings => readings(names, tokenizer));
  return (written, cast) => {
    const said = contracted(written);
    const { text } = said;
    const things = [...readingsOf(listed(cast.things)), ...readingsOf(listed(cast.places))];
    const people = [...readingsOf(listed(cast.people)), ...readingsOf(listed(cast.speaker))];
    const named = [
      ...inKana(text, { things, people, tokenizer }),
      ...kin(text, listed(cast.people)),
    ];
    return named.length === 0 ? said : after(said, edited(text, outsideQuotes(named, text)));
  };
}

const QUOTE = /[「『“"][^」』”"\n]{0,400}[」』”"]/gu;

function readings(names: readonly string[], tokenizer: Tokenizer): Readings {
  const found = new Map<string, string | undefined>(KNOWN_BY_READING);
  for (const name of names)
    for (const { spelled, read } of waysToRead(tokenizer.tokenize(name))) {
      if (read.length < 2) continue;
      // One that is written as it is read is meant by it.
      const isOwn = read === spelled || !found.has(read) || found.get(read) === spelled;
      found.set(read, isOwn ? spelled : undefined);
    }
  return found;
}

/** 小さな鍵: the whole of it, and the noun it ends in. */
function waysToRead(words: readonly Morpheme[]): { spelled: string; read: string }[] {
  const last = words.findLastIndex(({ pos }) => pos !== '名詞') + 1;
  const ends = last > 0 && last < words.length ? [words.slice(last)] : [];
  return [words, ...ends].flatMap((all) => {
    const read = all.map(({ reading, surface }) => (reading === '*' ? surface : reading)).join('');
    const isRead = /^[\p{sc=Hiragana}\p{sc=Katakana}ー]+$/u.test(read);
    return isRead
      ? [{ spelled: all.map(({ surface }) => surface).join(''), read: hiraganaOf(read) }]
      : [];
  });
}

interface Looked {
  readonly things: readonly Readings[];
  readonly people: readonly Readings[];
  readonly tokenizer: Tokenizer;
}

/** Runs of kana, each asked from every place where a word may begin. */
function inKana(text: string, looked: Looked): Edit[] {
  const found: Edit[] = [];
  let words: readonly Morpheme[] | undefined;
  for (const { 0: run, index } of text.matchAll(/[ぁ-んァ-ヶー]{2,}/gu)) {
    for (let at = 0; at + 1 < run.length; at++) {
      if (!BEFORE.test(text.slice(0, index + at))) continue;
      const edit = longestAt(text, { start: index + at, run: run.slice(at), looked });
      if (edit === undefined) continue;
      words ??= looked.tokenizer.tokenize(text);
      if (!isWithin(edit, words, text)) continue;
      found.push(edit);
      at += edit.end - edit.start - 1;
    }
  }
  return found;
}

/** A word begins the text, after a mark, or after a particle. */
const BEFORE = /(?:^|[^\p{L}\p{N}]|[のをにがはへでとも])$/u;
const LONGEST = 12;

function longestAt(
  text: string,
  { start, run, looked }: { readonly start: number; readonly run: string; readonly looked: Looked },
): Edit | undefined {
  for (let length = Math.min(LONGEST, run.length); length >= 2; length--) {
    const written = run.slice(0, length);
    const read = hiraganaOf(written);
    const end = start + length;
    const after = text.slice(end, end + 4);
    const person = bearerOf(read, looked.people);
    const isCalled = person !== undefined && (ADDRESS.test(after) || KIN_BEHIND_NAME.test(after));
    const name = isCalled ? person : (bearerOf(read, looked.things) ?? person);
    if (name === undefined || SELF_WORDS.has(written) || FAMILIAR_WORDS.has(written)) continue;
    if (name === written) return undefined;
    const follows = isCalled || AFTER.test(after) || (length > 2 && name !== person);
    const [grown = ''] = isCalled ? (KIN_BEHIND_NAME.exec(text.slice(end)) ?? []) : [];
    if (follows) return { start, end: end + grown.length, by: grown === '' ? name : `${name}さん` };
  }
  return undefined;
}

function bearerOf(read: string, all: readonly Readings[]): string | undefined {
  for (const one of all) if (one.has(read)) return one.get(read);
  return undefined;
}

/** What may follow a word that is no longer one. */
const AFTER = /^(?:$|[^\p{L}ー]|\p{sc=Han}|[をがはものにでとへや])/u;

/** No longer word of the dictionary holds it, and no verb goes on behind it: つつみこむ has no 包み in it. */
function isWithin({ start, end }: Edit, words: readonly Morpheme[], text: string): boolean {
  return !words.some((word) => {
    const holds = word.start <= start && word.end >= end;
    if (!holds || !word.known) return false;
    if (word.end - word.start > end - start) return true;
    const isOther = word.pos !== '名詞' && word.pos !== '感動詞' && word.pos !== 'フィラー';
    return isOther && !/^[をがはもの、]/u.test(text.slice(end));
  });
}

/** のみてー for 飲みたい. */
function contracted(text: string): EditedText {
  let all: EditedText = { text, back: (offset) => offset };
  for (const { written, stands } of CONTRACTIONS) {
    const before = all;
    const edits = [...before.text.matchAll(written)].map(({ 0: one, index }) => ({
      start: index,
      end: index + one.length,
      by: stands,
    }));
    if (edits.length > 0)
      all = after(before, edited(before.text, outsideQuotes(edits, before.text)));
  }
  return all;
}

/** A text edited twice. */
function after(first: EditedText, second: EditedText): EditedText {
  return {
    text: second.text,
    back: (offset, isEnd) => first.back(second.back(offset, isEnd), isEnd),
  };
}

function outsideQuotes(edits: readonly Edit[], text: string): readonly Edit[] {
  const quotes = [...text.matchAll(QUOTE)].map(({ 0: all, index }) => [index, index + all.length]);
  return edits.filter(
    ({ start }) => !quotes.some(([from = 0, to = 0]) => from <= start && start < to),
  );
}

/** 澪ねえちゃん: a person as one calls them; the word of kin is only how. */
function kin(text: string, people: ListedNames): Edit[] {
  return people.standingIn(text).flatMap((name) => {
    const start = text.indexOf(name) + name.length;
    const [word] = KIN_BEHIND_NAME.exec(text.slice(start)) ?? [];
    return word === undefined ? [] : [{ start, end: start + word.length, by: 'さん' }];
  });
}
