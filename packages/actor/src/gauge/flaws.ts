// What a reader would stumble over in a line: six kinds of flaws, found in the text and in nothing that was said of it.
import { writingOf } from '@hakoniwa/stage';
import { hasAssistantTalk, hasConfession, hasRefusal, isAside } from '../floor/assistant-talk.ts';
import { floorWords } from '../floor/language/index.ts';
import type { GaugedLine } from './line.ts';
import { ownWords } from './own-words.ts';
import { DEED_OR_WORDS, linePieces, type Pieces } from './pieces.ts';
import { looped, repeated } from './repeats.ts';
import { foreignLabels, hasOwnLabel, isName, othersAct } from './speakers.ts';
import { type ReadLine, sentencesIn, usable } from './usable.ts';

/** Not a line at all, talk of an assistant, a refusal, another language, parts of others, the same again. */
export const FLAWS = ['form', 'chatter', 'refusal', 'language', 'speakers', 'repetition'] as const;
export type Flaw = (typeof FLAWS)[number];

/** The flaws of a text, in the order of the list. */
export function flawsOf(line: GaugedLine): readonly Flaw[] {
  const pieces = linePieces(line);
  return flawsIn(line, { pieces, own: ownWords(line, pieces) });
}

export function flawsIn(line: GaugedLine, { pieces, own }: ReadLine): readonly Flaw[] {
  const found: Readonly<Record<Flaw, boolean>> = {
    form: isMalformed(line, { pieces, own }),
    chatter: isChatter(line, pieces),
    refusal: isRefusal(pieces),
    language: hasForeign(line, pieces),
    speakers: foreignLabels(line, pieces) > 0 || othersAct(line, pieces),
    repetition:
      looped(line, pieces) >= CIRCLING || repeated(line, { own: own.text, pieces }) >= SAME,
  };
  return FLAWS.filter((flaw) => found[flaw]);
}

/** From here on a line goes in circles. */
const CIRCLING = 0.3;
/** From here on it is one that was said before. */
const SAME = 0.6;

const TAGS = /<\/?[a-z|_][^<>\n]{0,60}>|\[\/?[A-Z]{3,}\]|<\/?s>|\{\{|\}\}|```/iu;
const MARKDOWN = /\*\*|(?:^|\n)\s{0,3}(?:#{1,6}\s|[-•>]\s|\d{1,2}[.)]\s|-{3,}|\|)/u;
const NOTES =
  /[[【＜※①-⑳]|<[^>]|\bhttps?:|#\p{L}{3,}|"""|[a-z_]\(|\d[.)]\s\P{N}{2,60}\s\d{1,2}[.)]\s/u;
const DAMAGED = /\uFFFD|\p{Co}|[\uFF66-\uFF9D]{2,}|(?:(?<!\p{L})\p{L}[ \u3000]){5}/u;

/** Marks of data, code, pages and programs; prose around the words; a torn end; no words at all. */
function isMalformed(line: GaugedLine, { pieces, own }: ReadLine): boolean {
  const { text } = pieces;
  const hasWords = /\p{L}/u.test(own.text) || pieces.done.some((one) => /\p{L}/u.test(one));
  return (
    !hasWords ||
    pieces.isTorn ||
    pieces.isInFields ||
    (own.text !== '' && own.kept < WHOLE) ||
    (own.text !== '' && usable(line, { pieces, own }) < SAID_ALOUD) ||
    [TAGS, MARKDOWN, NOTES, DAMAGED].some((marks) => marks.test(text)) ||
    oddMarks(text) > ODD ||
    (text.match(/\p{Extended_Pictographic}/gu)?.length ?? 0) > 2 ||
    hasOwnLabel(line, pieces) ||
    sentencesIn(own.text).length > MOST_SENTENCES
  );
}

/** Nobody is heard out for longer. */
const MOST_SENTENCES = 8;

/** Below this nobody would say it aloud. */
const SAID_ALOUD = 0.2;

/** The share of words that must be the speaker's own. */
const WHOLE = 0.85;

/** The share of a text that is neither words nor the marks of a line. */
function oddMarks(text: string): number {
  const all = text.match(/\S/gu)?.length ?? 0;
  return all === 0 ? 0 : (text.match(/[{}[\]<>=;_\\/|#@^~%&$+`:]/gu)?.length ?? 0) / all;
}

const ODD = 0.06;

/** Inside quotes a character may speak of lines and turns; outside nobody but an assistant does. */
function outside({ said, loose, done }: Pieces): string {
  const isMarked = said.length > 0;
  return isMarked ? `${loose}\n${done.join('\n')}` : loose;
}

function isChatter(line: GaugedLine, pieces: Pieces): boolean {
  return (
    hasAssistantTalk(outside(pieces)) ||
    hasConfession(outside(pieces)) ||
    pieces.done.some(isAside) ||
    isAnnounced(line, pieces)
  );
}

/** Something stands before the words and announces them with a colon; a name alone is a label. */
function isAnnounced({ speaker, others }: GaugedLine, { said, loose }: Pieces): boolean {
  if (said.length === 0) return false;
  const [before = ''] = loose.split(DEED_OR_WORDS);
  const announced = /^([^\n{]{2,120})[:：]\s*(?:[-*\n]|$)/u.exec(before.trim())?.[1] ?? '';
  const label = announced
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .trim();
  return /\p{L}/u.test(label) && ![speaker, ...others].some((name) => isName(label, name));
}

function isRefusal(pieces: Pieces): boolean {
  return hasConfession(pieces.text) || hasRefusal(outside(pieces));
}

/** Every sentence of some length is asked for its script, also those outside of quotes. */
function hasForeign({ language, others, speaker }: GaugedLine, pieces: Pieces): boolean {
  const { isForeign } = floorWords(language);
  const names = [speaker, ...others];
  const plain = names.reduce((text, name) => text.replaceAll(name, ''), pieces.text);
  return plain
    .split(/[\n。！？!?「」『』“”"（）()]+|\.\s/u)
    .filter((part) => weightOf(part) >= SENTENCE)
    .some((part) => !writingOf(language).isWrittenIn(part) || isForeign(part));
}

/** Latin letters from which on words are a sentence and no loan word or name; other scripts say more with one. */
const SENTENCE = 12;

function weightOf(part: string): number {
  const all = part.match(/\p{L}/gu)?.length ?? 0;
  const latin = part.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return latin + (all - latin) * DENSER;
}

const DENSER = 2;
