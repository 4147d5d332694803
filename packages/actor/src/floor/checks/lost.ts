// Words that were written and are gone: what is left of a turn without them is not what was meant.
import type { FloorCheck } from '../floor-check.ts';
import { markedSpans } from '../marks.ts';
import { shown } from '../pieces.ts';
import { THOUGHT } from '../thought.ts';

export const lost: FloorCheck = {
  code: 'lost',
  find: ({ raw, speech }, { form }) => {
    if (form !== 'turn' || /\p{L}/u.test(speech)) return undefined;
    const words = markedSpans(raw.replace(THOUGHT, '')).find(
      ({ kind, text }) => kind === 'words' && /\p{L}{2}/u.test(text),
    );
    return words && !/\p{L}|[…！？!?♪―—〜～]/u.test(speech) ? shown(words.text) : undefined;
  },
};
