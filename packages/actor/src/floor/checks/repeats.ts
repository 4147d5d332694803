// A model that cannot stop: the same line, sentence, word or letter over and over is there once.
import { writingOf } from '@hakoniwa/stage';
import type { FloorCheck } from '../floor-check.ts';
import { goesInCircles } from '../loops.ts';
import { markedSpans } from '../marks.ts';
import {
  bareText,
  keepSentences,
  piecesOf,
  shown,
  type TextPiece,
  withoutEmptyMarks,
} from '../pieces.ts';

/** A letter may be drawn out, a word said three times; more is no speech. */
const LETTERS = /(\p{L}|[ー〜～])\1{9,}/gu;
const SIGNS = /([!?！？。、.,…♪~^=*#%$@-])\1{7,}/gu;
const WORDS = /((?:[^\s、,。]{1,16}[\s、,。！!]{1,2}){1,3}?)\1{4,}/gu;
const UNBROKEN = /([^\s\p{P}]{2,12}?)\1{5,}/gu;

/** A comma that the end of a run has left behind. */
const LEFT = /[、,]\s{0,2}(?=[」』”"]|$)/gu;
/** Letters from which on a run is no cry but a flood. */
const FLOOD = 30;

export const repeats: FloorCheck = {
  code: 'repeats',
  mend: (text, { language }) => {
    const bare = text
      .replace(LETTERS, (run: string, one: string) => (run.length > FLOOD ? '' : one.repeat(3)))
      .replace(SIGNS, (_, one: string) => one.repeat(3))
      .replace(WORDS, saidOnce)
      .replace(UNBROKEN, saidOnce);
    const once = withoutRepeats(bare === text ? text : withoutEmptyMarks(bare.replace(LEFT, '')), {
      times: timesSaid(text),
      fewest: FEWEST * writingOf(language).length,
    });
    return once === text ? text : once.trim();
  },
  find: ({ raw, text }) => {
    const looped = markedSpans(raw).find(
      ({ kind, text: one }) => kind === 'words' && goesInCircles(one),
    );
    if (looped) return shown(looped.text);
    const isMostlyGone =
      [LETTERS, WORDS, UNBROKEN].some((run) => raw.search(run) >= 0) &&
      bareText(text).length <= LITTLE;
    return isMostlyGone ? text.slice(0, LITTLE) : undefined;
  },
};

/** Said once, and not at all where it is a flood behind other words. */
function saidOnce(run: string, one: string): string {
  return run.length > FLOOD && bareText(one).length <= LAUGHTER ? '' : one;
}

const LITTLE = 4;
/** Letters of what is laughed or stammered; more of them are words. */
const LAUGHTER = 4;

interface Repeating {
  readonly times: ReadonlyMap<string, number>;
  /** Letters of a sentence that does not come again. */
  readonly fewest: number;
}

/** Letters of Japanese. */
const FEWEST = 6;

/** Lines and sentences that were there before are left out; short calls may come again. */
function withoutRepeats(text: string, { times, fewest }: Repeating): string {
  const seenLines = new Set<string>();
  const lines = text.split('\n').filter((line) => isNew(line, { seen: seenLines, fewest: 4 }));
  const joined = lines.length === text.split('\n').length ? text : lines.join('\n');
  const seen = new Set<string>();
  return keepSentences(
    joined,
    (piece) =>
      piece.isInner ||
      isCall(piece, times) ||
      isNew(piece.text, {
        seen,
        fewest: piece.isBracketed || isFlood(piece, times) ? FEWEST : fewest,
      }),
  );
}

/** Sentences by their letters: how often they are there, and -1 where they come again after something else. */
function timesSaid(text: string): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  let last = '';
  for (const { text: sentence } of piecesOf(text)) {
    const bare = bareText(sentence);
    if (bare === '') continue;
    const before = times.get(bare) ?? 0;
    times.set(bare, before !== 0 && bare !== last ? APART : before === APART ? APART : before + 1);
    last = bare;
  }
  return times;
}

const APART = -1;

/** What is short may be called out twice in a row, and is done once. */
function isCall({ text, isBracketed }: TextPiece, times: ReadonlyMap<string, number>): boolean {
  const bare = bareText(text);
  return !isBracketed && bare.length <= CALL && times.get(bare) === 2;
}

const CALL = 20;

/** What comes again and again in a row, however short it is. */
function isFlood({ text }: TextPiece, times: ReadonlyMap<string, number>): boolean {
  return (times.get(bareText(text)) ?? 0) > 2;
}

function isNew(
  part: string,
  { seen, fewest }: { readonly seen: Set<string>; readonly fewest: number },
): boolean {
  const bare = bareText(part);
  if (bare.length < fewest) return true;
  if (seen.has(bare)) return false;
  seen.add(bare);
  return true;
}
