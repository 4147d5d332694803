// What the measure of talk is learned from: sentences somebody said, and sentences nobody says aloud, by lot.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { TextLanguage } from '@hakoniwa/stage';
import { judgedSentences } from '../src/floor/talk/judged-sentences.ts';

/** One line of the material; lots are by different writers. */
export interface TalkLine {
  readonly lot: string;
  /** What a sentence nobody says is like; empty for what is said. */
  readonly kind: string;
  readonly text: string;
  readonly isSaid: boolean;
  /** Whose scenes an act is from. */
  readonly from?: string;
  /** Its sentences that are long enough to be judged. */
  readonly sentences: readonly string[];
}

export function talkMaterial(language: TextLanguage): TalkLine[] {
  return [
    ...linesOf(`said-${language}`).map(([lot = '', text = '']) => ({ lot, kind: '', text })),
    ...linesOf(`unsaid-${language}`).map(([lot = '', kind = '', text = '']) => ({
      ...{ lot, kind, text },
    })),
  ].map((line) => ({
    ...line,
    isSaid: line.kind === '',
    sentences: judgedSentences(line.text, language),
  }));
}

/** Writers of acts are left out in so many groups. */
export const ACT_FOLDS = [0, 1, 2, 3].map((fold) => [
  ...[`done-${fold}`, `spare-${fold}`, `undone-${fold}`],
]);
/** Acts that were written to look as little like one as an act can. */
const SPARE = 'spare-words';
/** Of what is said, one line in so many is material for what is no act. */
const SAID_IN = 4;
/** Narrators tell deeds as acts do. */
const DEEDS =
  /narr|stage|react|listener|third|first-person|self-action|role-mixup|scene|over-literary|time-skip|game/;

/** What stands in the brackets of acts, done or not: the second is wishes and thoughts, notes, films, and what is said. */
export function actMaterial(language: TextLanguage): TalkLine[] {
  const folds = ACT_FOLDS.length;
  const foldOf = (text: string) =>
    [...text].reduce((sum, one) => sum + (one.codePointAt(0) ?? 0), 0) % folds;
  const done = linesOf(`done-${language}`).map(([lot = '', text = '']) => ({
    ...{ lot: `${lot === SPARE ? 'spare' : 'done'}-${foldOf(lot)}`, from: lot, kind: '', text },
  }));
  const undone = [
    ...linesOf(`undone-${language}`).map(([, text = '']) => text),
    ...linesOf(`unsaid-${language}`).flatMap(([, kind = '', text = '']) =>
      DEEDS.test(kind) ? [] : [text],
    ),
    ...linesOf(`said-${language}`).flatMap(([, text = ''], i) => (i % SAID_IN === 0 ? [text] : [])),
  ].map((text) => ({ lot: `undone-${foldOf(text)}`, kind: 'undone', text }));
  return [...done, ...undone].map((line) => ({
    ...{ ...line, isSaid: line.kind === '' },
    sentences: [line.text.replace(/[.。]$/u, '')],
  }));
}

/** Every word of the material, but for what teaches or translates languages. */
export function gatheredWords(language: TextLanguage): ReadonlySet<string> {
  const lines = [
    ...['said', 'done', 'undone'].flatMap((of) =>
      linesOf(`${of}-${language}`).map((row) => row.at(-1) ?? ''),
    ),
    ...linesOf(`unsaid-${language}`).flatMap(([, kind = '', text = '']) =>
      /transl|lesson|label/.test(kind) ? [] : [text],
    ),
  ];
  return new Set(
    lines.flatMap(
      (line) =>
        line
          .toLowerCase()
          .replaceAll('’', "'")
          .match(/\p{L}+(?:'\p{L}+)*/gu) ?? [],
    ),
  );
}

function linesOf(name: string): string[][] {
  const file = new URL(`./talk/${name}.txt.gz`, import.meta.url);
  return gunzipSync(readFileSync(file))
    .toString('utf8')
    .split('\n')
    .map((line) => line.split('\t'));
}
