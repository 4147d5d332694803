// Finds quotations and decides whether what stands around them is narration or speech.
import { listed } from '../language/listed-names.ts';
import { WORDS } from '../language/words.ts';
import type { ReadContext } from './types.ts';

/** A top-level quotation; `close` is 0 where it was never closed. */
export interface Quote {
  readonly start: number;
  readonly end: number;
  readonly close: 0 | 1;
}

const PAIRS: Readonly<Record<string, string>> = {
  '「': '」',
  '『': '』',
  '“': '”',
  '"': '"',
  '〝': '〟',
};

/** What opens or closes a quotation; a new line closes a straight one. */
const SIGN = /[「」『』“”"〝〟\n]/g;

/** Quotations among the given stretches of speech, nesting respected; marks between are skipped. */
export function findQuotes(
  text: string,
  spans: readonly { start: number; end: number }[],
): Quote[] {
  const quotes: Quote[] = [];
  const stack: string[] = [];
  let start = 0;
  let isStraightOpen = false;
  const pop = (): void => {
    if (stack.pop() === '"') isStraightOpen = false;
  };
  const take = (c: string, at: number): void => {
    if (c === stack.at(-1)) {
      pop();
      if (stack.length === 0) quotes.push({ start, end: at + 1, close: 1 });
    } else if (PAIRS[c] !== undefined && (c !== '"' || (!isStraightOpen && opensAscii(text, at)))) {
      if (stack.length === 0) start = at;
      if (stack.length === 1 && at === start + 1 && PAIRS[c] === stack[0]) return;
      stack.push(PAIRS[c]);
      isStraightOpen ||= c === '"';
    } else if (c === '\n' && stack.at(-1) === '"') pop();
  };
  eachSign(text, spans, take);
  const last = spans.at(-1);
  if (stack.length > 0 && last !== undefined && stack[0] !== '"')
    quotes.push({ start, end: last.end, close: 0 });
  return quotes;
}

/** Tells of the signs within the stretches; each is looked for once, and none behind the last stretch. */
function eachSign(
  text: string,
  spans: readonly { start: number; end: number }[],
  take: (sign: string, at: number) => void,
): void {
  const within = text.slice(0, spans.at(-1)?.end ?? 0);
  let sign: RegExpExecArray | null | undefined;
  for (const span of spans) {
    if (sign === undefined || (sign !== null && sign.index < span.start)) {
      SIGN.lastIndex = span.start;
      sign = SIGN.exec(within);
    }
    for (; sign && sign.index < span.end; sign = SIGN.exec(within)) take(sign[0], sign.index);
    if (sign === null) return;
  }
}

/** A straight quote opens after space or at the start, never right after a letter. */
function opensAscii(text: string, at: number): boolean {
  return at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1));
}

/** One line as outside text and quotations in turn. */
export interface LinePiece {
  readonly quote: boolean;
  readonly text: string;
}

/** …違う, 涙が出そう: a pause before it or a guess at its end is how people speak. */
const SPOKEN = new RegExp(`^[…‥─—-]|(?:${WORDS.guesses.source})[。.…！!]*$`, 'u');

/** Whether unmarked words narrate. Where acts are marked, only what is told of the speaker does. */
export function isNarration(
  words: string,
  { options, marked }: { readonly options: ReadContext; readonly marked: boolean },
): boolean {
  if (SPOKEN.test(words) || !options.language.isAct(words, options.cast)) return false;
  return !marked || isToldOf(words, options.speaker);
}

/** やなは…, She…, …, Finn said, そのとき…: someone else tells it. */
function isToldOf(words: string, speaker: string): boolean {
  const at = speaker === '' ? -1 : words.indexOf(speaker);
  if (at >= 0 && BEHIND_NAME.test(words.slice(at + speaker.length))) return true;
  return WORDS.tells.test(words);
}

/** What may stand behind the name of someone who is told of. */
const BEHIND_NAME = new RegExp(`^(?:\\s|$|[.,]|${WORDS.nameEndings.source})`, 'u');

/** Whether all that stands around the quotations of a line is narration. */
export function isNarratedLine(
  pieces: readonly LinePiece[],
  { options, marked }: { readonly options: ReadContext; readonly marked: boolean },
): boolean {
  let any = false;
  for (const [i, piece] of pieces.entries()) {
    const words = piece.text.trim();
    if (piece.quote || !/[\p{L}\p{N}]/u.test(words)) continue;
    any = true;
    const afterQuote = pieces[i - 1]?.quote === true;
    const beforeQuote = pieces[i + 1]?.quote === true;
    if (afterQuote && WORDS.quotes.test(words)) {
      const rest = words.replace(WORDS.quotes, '');
      if (!WORDS.speaks.test(rest) || !options.language.isAct(rest, options.cast)) return false;
    } else if (afterQuote && WORDS.continues.test(words)) return false;
    else if (beforeQuote && namedSubject(words, options) !== undefined) continue;
    else if (!isNarration(words, { options, marked })) return false;
  }
  return any;
}

/** やなは「…」: who is said to speak, if the words before a quotation only say that. */
export function namedSubject(words: string, options: ReadContext): string | undefined {
  const match = SUBJECT.exec(words);
  const who = match?.groups?.who;
  if (who === undefined) return undefined;
  if (options.speaker !== '' && who.endsWith(options.speaker)) return options.speaker;
  return listed(options.others).first(endsOf(who));
}

const SUBJECT = new RegExp(
  `(?:^|[。、\\s])(?<who>[^。、\\s]{1,20}?)(?:${WORDS.subjectEndings.source})[、,]?$`,
  'u',
);

/** Everything that a word ends in, itself first. */
function endsOf(word: string): string[] {
  return Array.from({ length: word.length }, (_, at) => word.slice(at));
}
