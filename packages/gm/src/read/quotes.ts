// Finds quotations and decides whether what stands around them is narration or speech.
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
  for (const span of spans) {
    SIGN.lastIndex = span.start;
    for (let sign = SIGN.exec(text); sign && sign.index < span.end; sign = SIGN.exec(text)) {
      const at = sign.index;
      const c = sign[0];
      if (c === stack.at(-1)) {
        stack.pop();
        if (stack.length === 0) quotes.push({ start, end: at + 1, close: 1 });
      } else if (PAIRS[c] !== undefined && (c !== '"' || opensAscii(text, at, stack))) {
        if (stack.length === 0) start = at;
        if (!(stack.length === 1 && at === start + 1 && PAIRS[c] === stack[0]))
          stack.push(PAIRS[c] ?? '');
      } else if (c === '\n' && stack.at(-1) === '"') {
        stack.pop();
      }
    }
  }
  const last = spans.at(-1);
  if (stack.length > 0 && last !== undefined && stack[0] !== '"')
    quotes.push({ start, end: last.end, close: 0 });
  return quotes;
}

/** A straight quote opens after space or at the start, never right after a letter. */
function opensAscii(text: string, at: number, stack: readonly string[]): boolean {
  return !stack.includes('"') && (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1)));
}

/** One line as outside text and quotations in turn. */
export interface LinePiece {
  readonly quote: boolean;
  readonly text: string;
}

const SAYING = /^(?:と|って|などと|なんて)/u;
const SPEECH_VERB =
  /言|云|呟|つぶや|答|応え|尋|訊|聞|問|叫|囁|ささや|話|語|告|返|続け|呼|促|笑|微笑|謝|頼|励|説明|挨拶|声|頷|うなず|独り/u;
const PARTICLE =
  /^(?:の|は|が|を|に|も|で|や|か|へ|という|とか|って|から|まで|だ|です|なの|みたい|、と|し|ば|じゃ|ね|よ)/u;

/** "…," that's what the log will say: the quotation is part of the speaker's own sentence. */
const CONTINUES =
  /^[,;]?\s*(?:that(?:['’]s| is| was)?|which|what|is|are|was|were|isn['’]t|wasn['’]t|means?|meant|would|will|or|and then it|my (?:foot|ass)|indeed|huh|right|yeah|no|yes|oh|well|hmm?|ugh)\b/iu;

/** …違う, 涙が出そう: a pause before it or a guess at its end is how people speak. */
const SPOKEN = /^[…‥─—-]|(?:そう|みたい|らしい|かも|はず|っぽい)[。.…！!]*$/u;

/** Whether unmarked words narrate. Where acts are marked, only what is told of the speaker does. */
export function isNarration(words: string, options: ReadContext, marked: boolean): boolean {
  if (SPOKEN.test(words) || !options.language.isAct(words, options.cast)) return false;
  return !marked || isToldOf(words, options.speaker);
}

/** やなは…, She…, …, Finn said, そのとき…: someone else tells it. */
function isToldOf(words: string, speaker: string): boolean {
  const at = speaker === '' ? -1 : words.indexOf(speaker);
  if (at >= 0 && /^(?:は|が|も|の|\s|['’]s|$|[.,])/u.test(words.slice(at + speaker.length)))
    return true;
  return (
    TELLS.test(words) ||
    /^(?:he|she|they|his|her|their)\b/iu.test(words) ||
    /^[^。]{0,12}(?:彼|彼女)[はがの]/u.test(words)
  );
}

/** How a teller goes on to what happens next. */
const TELLS =
  /^(?:そのとき|その時|すると|そこへ|そこに|次の瞬間|やがて|突然|不意に|ふいに|ほどなく)[、,]?(?=[^。]*[がは])/u;

/** Whether all that stands around the quotations of a line is narration. */
export function isNarratedLine(
  pieces: readonly LinePiece[],
  options: ReadContext,
  marked: boolean,
): boolean {
  let any = false;
  for (const [i, piece] of pieces.entries()) {
    const words = piece.text.trim();
    if (piece.quote || !/[\p{L}\p{N}]/u.test(words)) continue;
    any = true;
    const afterQuote = pieces[i - 1]?.quote === true;
    const beforeQuote = pieces[i + 1]?.quote === true;
    if (afterQuote && SAYING.test(words)) {
      const rest = words.replace(SAYING, '');
      if (!SPEECH_VERB.test(rest) || !options.language.isAct(rest, options.cast)) return false;
    } else if (afterQuote && (PARTICLE.test(words) || CONTINUES.test(words))) return false;
    else if (beforeQuote && namedSubject(words, options) !== undefined) continue;
    else if (!isNarration(words, options, marked)) return false;
  }
  return any;
}

/** やなは「…」: who is said to speak, if the words before a quotation only say that. */
export function namedSubject(words: string, options: ReadContext): string | undefined {
  const match = /(?:^|[。、\s])(?<who>[^。、\s]{1,20}?)(?:は|が|も)[、,]?$/u.exec(words);
  const who = match?.groups?.who;
  if (who === undefined) return undefined;
  return [options.speaker, ...options.others].find((name) => name !== '' && who.endsWith(name));
}
