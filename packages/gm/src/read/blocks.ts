// Takes one part of the speaker's output apart into speech, acts and tags, losing nothing said.
import { firstWhere } from '../first-where.ts';
import { WORDS } from '../language/words.ts';
import { MAX_BLOCKS, MAX_MARKS, MAX_SPEECHES } from './limits.ts';
import { findMarks, type Mark, newlineBefore } from './marks.ts';
import {
  findQuotes,
  isNarratedLine,
  isNarration,
  type LinePiece,
  namedSubject,
  type Quote,
} from './quotes.ts';
import { isSpokenTag, readTag } from './tags.ts';
import type { Block, Ignored, ReadContext, Repair } from './types.ts';

/** What was found so far in one output. */
export interface BlocksFound {
  readonly blocks: Block[];
  readonly ignored: Ignored[];
  readonly repairs: Repair[];
  /** Whether any of the blocks is an act. */
  hasActs: boolean;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Reads `text[start, end)` into `found`. */
export function readBlocks(
  text: string,
  {
    part,
    options,
    found,
  }: { readonly part: Span; readonly options: ReadContext; readonly found: BlocksFound },
): void {
  const spoken: Span[] = [];
  let from = part.start;
  let tried = 0;
  for (const mark of findMarks(text, { start: part.start, end: part.end })) {
    if (found.blocks.length >= MAX_BLOCKS || tried++ >= MAX_MARKS) {
      found.repairs.push({ code: 'too-many-blocks', start: mark.start, end: part.end });
      break;
    }
    const outcome = readMark(text, mark, options, found);
    if (outcome === 'as-written') continue;
    if (mark.start > from) spoken.push({ start: from, end: mark.start });
    if (outcome === 'speech')
      spoken.push({ start: mark.start + mark.open, end: mark.end - mark.close });
    from = outcome === 'speech' ? mark.end : skipStray(text, mark, part.end, found);
  }
  if (part.end > from) spoken.push({ start: from, end: part.end });
  readSpeech(text, spoken, options, found);
}

/** Whether a mark held an act or tag, speech that loses its marks, or text to leave as written. */
function readMark(
  text: string,
  mark: Mark,
  options: ReadContext,
  found: BlocksFound,
): 'block' | 'speech' | 'as-written' {
  const inside = text.slice(mark.start + mark.open, mark.end - mark.close);
  const tag = mark.sign === '*' ? undefined : readTag(inside);
  if (tag !== undefined && !isSpokenTag(tag)) {
    found.blocks.push({ kind: 'tag', text: inside.trim(), start: mark.start, end: mark.end, tag });
    return 'block';
  }
  const bare = inside.replace(/^[\s*(（]+|(?<![\s*)）])[\s*)）]+$/gu, '');
  if (bare !== '' && (options.language.isAct(bare, options.cast) || isBesideWords(text, mark))) {
    if (mark.close === 0)
      found.repairs.push({ code: 'unclosed-mark', start: mark.start, end: mark.end });
    found.blocks.push({ kind: 'act', text: bare, start: mark.start, end: mark.end });
    found.hasActs = true;
    return 'block';
  }
  if (mark.sign !== '*' || mark.close === 0 || /^[\d\s.+=-]*$/u.test(bare)) return 'as-written';
  if (mark.open > 1 && WORDS.asides.test(bare)) {
    found.ignored.push({ who: '', text: bare, start: mark.start, end: mark.end });
    return 'block';
  }
  if (bare !== '')
    found.repairs.push({ code: 'speech-in-marks', start: mark.start, end: mark.end });
  return 'speech';
}

/** With its marks, what is shorter may be laughter or a sigh of written chat. */
const SHORT_ASIDE = 6;

/** Where words stand in quotes, round brackets right before them or between them hold what is done, whatever it is. */
function isBesideWords(text: string, { sign, start, end, close }: Mark): boolean {
  if (sign !== '(' || close === 0 || end - start < SHORT_ASIDE) return false;
  const before = /(?:^|[\n」』”"])[ \t\u3000]{0,3}$/u.test(
    text.slice(Math.max(0, start - 4), start),
  );
  return before && /^[ \t\u3000]{0,3}[「『“"](?=[\p{L}\p{N}…])/u.test(text.slice(end, end + 5));
}

/** Skips a closing parenthesis that nothing opened, right after an act. */
function skipStray(text: string, mark: Mark, end: number, found: BlocksFound): number {
  const stray = /^[ \t\u3000]{0,3}[)）]+/u.exec(text.slice(mark.end, Math.min(end, mark.end + 8)));
  if (stray === null) return mark.end;
  found.repairs.push({ code: 'stray-mark', start: mark.end, end: mark.end + stray[0].length });
  return mark.end + stray[0].length;
}

/** Lines of the spoken stretches: a quotation may run over several. */
function readSpeech(
  text: string,
  spoken: readonly Span[],
  options: ReadContext,
  found: BlocksFound,
): void {
  if (found.blocks.length >= MAX_SPEECHES) {
    for (const span of spoken) pushBlock(text, span, 'speech', found);
    return;
  }
  const quotes = findQuotes(text, spoken);
  for (const quote of quotes) {
    if (quote.close === 0)
      found.repairs.push({ code: 'unclosed-quote', start: quote.start, end: quote.end });
  }
  const lines = splitLines(text, spoken, quotes);
  const quoted = lines.some((line) => opensWithQuote(text, line, quotes));
  const marked = found.hasActs;
  for (const line of lines) readLine(text, line, quotes, { options, found, quoted, marked });
}

/** Whether nothing is said before the first quotation that begins in a line. */
function opensWithQuote(text: string, line: Span, quotes: readonly Quote[]): boolean {
  const quote = quotes[firstWhere(quotes, ({ start }) => start >= line.start)];
  return (
    quote !== undefined && quote.start < line.end && blank(text.slice(line.start, quote.start))
  );
}

function blank(words: string): boolean {
  return !/[\p{L}\p{N}]/u.test(words);
}

/** Cuts stretches at newlines that no quotation spans. */
function splitLines(text: string, spoken: readonly Span[], quotes: readonly Quote[]): Span[] {
  const lines: Span[] = [];
  let q = 0;
  for (const span of spoken) {
    let start = span.start;
    for (
      let at = newlineBefore(text, { from: start, end: span.end });
      at < span.end;
      at = newlineBefore(text, { from: at + 1, end: span.end })
    ) {
      while ((quotes[q]?.end ?? Number.POSITIVE_INFINITY) <= at) q++;
      const inside = quotes[q];
      if (inside !== undefined && inside.start < at && at < inside.end) continue;
      lines.push({ start, end: at });
      start = at + 1;
    }
    lines.push({ start, end: span.end });
  }
  return lines.filter((line) => text.slice(line.start, line.end).trim() !== '');
}

interface LineContext {
  readonly options: ReadContext;
  readonly found: BlocksFound;
  /** Some line of the output is a quotation: lines without one may be narration. */
  readonly quoted: boolean;
  /** Acts stand between marks: what stands outside them is speech unless it tells of the speaker. */
  readonly marked: boolean;
}

function readLine(text: string, line: Span, quotes: readonly Quote[], context: LineContext): void {
  const inside = overlapping(quotes, line);
  const { found, options } = context;
  const words = text.slice(line.start, line.end).trim();
  if (inside.length === 0) {
    const narration =
      context.quoted &&
      found.blocks.length < MAX_BLOCKS &&
      isNarration(words, { options, marked: context.marked });
    if (narration) found.repairs.push({ code: 'narration', ...line });
    pushBlock(text, line, narration ? 'act' : 'speech', found);
    return;
  }
  if (inside.length > MAX_SPEECHES) {
    pushBlock(text, line, 'speech', found);
    return;
  }
  const pieces = piecesOf(text, line, inside);
  const outside = pieces.filter((piece) => !piece.quote);
  if (outside.every((piece) => blank(piece.text))) {
    for (const piece of pieces) pushPiece(text, piece, piece.quote, found);
  } else if (isNarratedLine(pieces, { options, marked: context.marked })) {
    found.repairs.push({ code: 'narration', ...line });
    narrate(text, pieces, context);
  } else pushBlock(text, line, 'speech', found);
}

/** Quotations within a line, found by their order: quotes are sorted and do not overlap. */
function overlapping(quotes: readonly Quote[], line: Span): Quote[] {
  const first = firstWhere(quotes, ({ end }) => end > line.start);
  const inside: Quote[] = [];
  for (let i = first; i < quotes.length && (quotes[i]?.start ?? line.end) < line.end; i++) {
    const quote = quotes[i];
    if (quote !== undefined) inside.push(quote);
  }
  return inside;
}

interface Piece extends LinePiece, Span {}

function piecesOf(text: string, line: Span, quotes: readonly Quote[]): Piece[] {
  const pieces: Piece[] = [];
  let from = line.start;
  const add = (start: number, end: number, quote: boolean): void => {
    if (end > start) pieces.push({ quote, start, end, text: text.slice(start, end) });
  };
  for (const quote of quotes) {
    add(from, Math.max(from, quote.start), false);
    add(Math.max(line.start, quote.start), Math.min(line.end, quote.end), true);
    from = Math.min(line.end, quote.end);
  }
  add(from, line.end, false);
  return pieces;
}

/** A piece of pure speech: quotation marks off where they open and close it. */
function pushPiece(text: string, piece: Piece, quote: boolean, found: BlocksFound): void {
  if (!quote) {
    if (/[^\s*()（）]/u.test(piece.text)) pushBlock(text, piece, 'speech', found);
    return;
  }
  let { start, end } = piece;
  const opening = text.charAt(start);
  if ('「『“"〝'.includes(opening)) start++;
  // Doubled by a slip; a quotation within begins with another mark.
  if (start < end && text.charAt(start) === opening && start > piece.start) start++;
  if (end > start && '」』”"〟'.includes(text.charAt(end - 1))) end--;
  pushBlock(text, { start, end }, 'speech', found);
}

function narrate(text: string, pieces: readonly Piece[], context: LineContext): void {
  const { found, options } = context;
  for (const [i, piece] of pieces.entries()) {
    const before = pieces[i - 1];
    const who =
      piece.quote && before !== undefined ? namedSubject(before.text.trim(), options) : undefined;
    if (piece.quote && who !== undefined && who !== options.speaker) {
      found.ignored.push({ who, text: piece.text, start: piece.start, end: piece.end });
    } else if (piece.quote) pushPiece(text, piece, true, found);
    else if (!blank(piece.text)) pushBlock(text, piece, 'act', found);
  }
}

function pushBlock(text: string, span: Span, kind: 'speech' | 'act', found: BlocksFound): void {
  const written = text.slice(span.start, span.end);
  const trimmed = written.trim();
  if (trimmed === '') return;
  const start = span.start + (written.length - written.trimStart().length);
  found.blocks.push({ kind, text: trimmed, start, end: start + trimmed.length });
  found.hasActs ||= kind === 'act';
}
