// Answers that break off: the last sentence goes where a whole one stands before it.
import type { FloorCheck, FloorScene } from '../floor-check.ts';
import { floorWords } from '../language/index.ts';
import { piecesOf, shown, withoutEmptyMarks } from '../pieces.ts';

const PAIRS = [
  ['「', '」'],
  ['『', '』'],
  ['“', '”'],
  ['（', '）'],
  ['(', ')'],
] as const;

export const cut: FloorCheck = {
  code: 'cut',
  mend: (text, scene) => {
    if (!isCut(text, scene)) return text;
    const pieces = piecesOf(text.trim());
    const { ended } = floorWords(scene.language);
    const last = pieces.findLastIndex(({ text: one, isMark }) => isMark || one.trim() !== '');
    const piece = pieces[last];
    const isWhole =
      !piece || piece.isMark || (ENDS.test(piece.text.trim()) && ended.test(piece.text.trim()));
    const kept = isWhole ? pieces : pieces.slice(0, last);
    return withoutEmptyMarks(
      closed(
        kept
          .map((one) => one.text)
          .join('')
          .trim(),
      ),
    );
  },
  find: ({ text, speech }, scene) => {
    const end = speech.trim().replace(/[」』”"]{1,4}$/u, '');
    const { open } = floorWords(scene.language);
    if (end !== '' && open.test(end) && !/[.。…！？!?]$/u.test(end)) return shown(end.slice(-20));
    return isCut(text, { ...scene, finish: undefined }) ? shown(text.slice(-20)) : undefined;
  },
};

/** What surely ends a sentence. */
const ENDS = /[。！？!?…♪.]$/u;

/** Whether the server said so, or marks are open at the end. */
function isCut(text: string, { finish }: Pick<FloorScene, 'finish'>): boolean {
  return finish === 'length' || PAIRS.some((pair) => openAt(text, pair)) || oddQuotes(text);
}

function openAt(text: string, [open, close]: readonly [string, string]): boolean {
  return text.lastIndexOf(open) > text.lastIndexOf(close);
}

function oddQuotes(text: string): boolean {
  return ((text.match(/"/g) ?? []).length & 1) === 1;
}

/** Marks that are still open are closed. */
function closed(text: string): string {
  const marks = PAIRS.filter((pair) => openAt(text, pair)).map(([, close]) => close);
  return `${text}${marks.join('')}${oddQuotes(text) ? '"' : ''}`;
}
