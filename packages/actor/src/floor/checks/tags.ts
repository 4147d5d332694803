// Tags and fences around a turn: acts and words are marked as asked for, the rest of the markup goes.
import { writingOf } from '@hakoniwa/stage';
import { BOARD_ACT, BOARD_CODE } from '../data/board-code.ts';
import type { FloorCheck } from '../floor-check.ts';
import { shown } from '../pieces.ts';

const ACTS = 'action|act|actions|gesture|emote|movement|behavior|behaviour|do';
const WORDS = 'speech|say|says|dialogue|dialog|line|words|utterance|speak|message|text|reply';
const WHOLE =
  'scene_state|scene|world|facts|rules|context|system|meta|instructions|style|script|head|title';
const TAG = /<\/?[a-z][\w:-]{0,30}(?:\s[^<>]{0,200})?\/?>/giu;
const FENCE = /^[ \t]{0,9}(?:```|~~~)[ \t]{0,3}[\w-]{0,20}[ \t]{0,9}$/gmu;

/** A break beside marks; within words it is a space. */
const BREAK = /(?<=[」』”")）]\s?)<br\s{0,3}\/?>|<br\s{0,3}\/?>(?=\s?[「『“"（(*])|<\/p>/giu;

const inside = (names: string) =>
  new RegExp(`<(${names})(?:\\s[^<>]{0,200})?>([\\s\\S]*?)</\\1>`, 'giu');
const [IN_ACTS, IN_WORDS, IN_WHOLE] = [ACTS, WORDS, WHOLE].map(inside) as [RegExp, RegExp, RegExp];

export const tags: FloorCheck = {
  code: 'tags',
  mend: (text, { language, form }) => {
    const bare =
      text.includes('```') || text.includes('~~~')
        ? text.replace(FENCE, '').replace(/```\w{0,12}/g, '')
        : text;
    if (!/[<[]\/?[a-z]/i.test(bare)) return bare === text ? text : bare.trim();
    const { brackets, typedQuotes } = writingOf(language);
    const marked = (inner: string, marks: readonly [string, string]) =>
      form === 'prose' || inner.trim() === '' || isMarked(inner) ? inner : marks.join(inner.trim());
    const untagged = withoutCodes(bare)
      .replace(IN_WHOLE, ' ')
      .replace(IN_ACTS, (_, _name, inner: string) =>
        form === 'line' ? '' : marked(inner, brackets),
      )
      .replace(IN_WORDS, (_, _name, inner: string) => marked(inner, typedQuotes))
      .replace(BREAK, '\n')
      .replace(/<br\s{0,3}\/?>/giu, ' ')
      // A thought has marks of its own, which the reader knows.
      .replace(TAG, (tag) => {
        if (form === 'turn' && /thought|output/i.test(tag)) return tag;
        // A name to be filled in leaves a hole in its sentence.
        return /^<[A-Z]{3,12}>$/u.test(tag) ? '___' : ' ';
      });
    return untagged.trim();
  },
  find: ({ text, speech }) => {
    const left = /<\/?[a-z][^<>]{0,200}>|```/iu.exec(`${speech}\n${text}`);
    return left && !/thought|output/i.test(left[0]) ? shown(left[0]) : undefined;
  },
};

/** Whether it has marks already. */
function isMarked(inner: string): boolean {
  return /^\s*[「『"“（(*]/u.test(inner);
}

/** Codes of boards: leaning text is an act, all others only look. */
function withoutCodes(text: string): string {
  return text.replace(BOARD_ACT, '*$1*').replace(BOARD_CODE, ' ');
}
