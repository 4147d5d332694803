// The prompt once more: rules, scene, facts and the ask are told to a model, and never said by anybody.
import { writingOf } from '@hakoniwa/stage';
import type { FloorCheck } from '../floor-check.ts';
import { bareText, keepLines, keepSentences, letterRuns, sharedPart } from '../pieces.ts';

/** Letters from which on a sentence does not come twice by chance. */
const FEWEST = 10;
/** Letters that may stand before or behind a copied line: a title, a name. */
const FRAME = 12;
/** Letters from which on a sentence put together from the prompt is one of it, as long as its runs and as much of it. */
const FEWEST_TURNED = 24;
const RUN = 8;
const SHARED = 0.9;
const TAG = /<\/?[a-z][^<>\n]{0,200}>/giu;

export const echo: FloorCheck = {
  code: 'echo',
  mend: (text, { told, language }) => {
    const lines = keepLines(
      text,
      (line) => !/^[\s>*-]{0,4}(?:FACT|SCENE|RULES?)\s?[:：]/u.test(line),
    );
    if (told.length === 0) return lines;
    const known = told.flatMap((part) => [part, part.replace(TAG, ' ')]);
    const whole = known.map(bareText).join('\n');
    const rows = known.flatMap((part) => part.split('\n')).map(bareText);
    const runs = letterRuns(whole, RUN);
    const words = known.map(inWords).join('\n');
    // Where words stand apart, letters of two of them are not a third.
    const isApart = writingOf(language).gap !== '';
    const isWhole = (part: string, bare: string) =>
      isApart ? words.includes(inWords(part)) : whole.includes(bare);
    const isTold = (part: string) => {
      const bare = bareText(part);
      if (bare.length < FEWEST) return false;
      if (isWhole(part, bare) || isFramed(bare, rows)) return true;
      return bare.length >= FEWEST_TURNED && sharedPart(bare, { runs, letters: RUN }) >= SHARED;
    };
    const untitled = titlesIn(known).reduce((left, title) => left.replaceAll(title, ''), lines);
    const kept = keepLines(untitled, (line) => !isTold(line))
      .split('\n')
      .map((line) => keptPlain(line, isTold))
      .join('\n');
    return keepSentences(kept, ({ text: sentence }) => !isTold(sentence));
  },
};

/** The words of a text, a space on either side of each. */
function inWords(text: string): string {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return ` ${words.join(' ')} `;
}

/** Whether a text is a told line with little around it. */
function isFramed(bare: string, rows: readonly string[]): boolean {
  return rows.some(
    (row) => row.length > FRAME && bare.length - row.length < FRAME && bare.includes(row),
  );
}

/** Titles of the prompt that stand alone, such as that of a draft. */
function titlesIn(known: readonly string[]): string[] {
  return known.map((part) => part.trim()).filter((part) => /^[^\n]{4,30}[:：]$/u.test(part));
}

/** A line without its told sentences, whatever is quoted in them. */
function keptPlain(line: string, isTold: (sentence: string) => boolean): string {
  const sentences = line.split(/(?<=[。！？!?]|\.(?=\s))/u);
  const kept = sentences.filter((sentence) => !isTold(sentence));
  return kept.length === sentences.length ? line : kept.join('').trim();
}
