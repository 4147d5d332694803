// A model that will not play: told apart from one that plays badly.
import type { FloorCheck } from '../floor-check.ts';
import { ALL_FLOOR_WORDS } from '../language/index.ts';
import { markedSpans } from '../marks.ts';
import { shown, withoutToldOn } from '../pieces.ts';

export const refusal: FloorCheck = {
  code: 'refusal',
  find: ({ raw, speech }, { form }) => {
    const confessed = firstOf('confessions', withoutToldOn(raw));
    if (confessed !== undefined) return shown(confessed);
    // Between quotes, beside an act, a refusal is the character's own.
    const spans = form === 'turn' ? markedSpans(raw) : [];
    const isPlayed = spans.some(({ kind }) => kind === 'words') && speech.trim() !== '';
    const around = isPlayed ? spans.filter(({ kind }) => kind === 'plain') : [{ text: raw }];
    const refused = firstOf('refusals', around.map(({ text }) => text).join('\n'));
    return refused === undefined ? undefined : shown(refused);
  },
};

function firstOf(kind: 'confessions' | 'refusals', text: string): string | undefined {
  const found = ALL_FLOOR_WORDS.flatMap((words) => words[kind])
    .map((pattern) => pattern.exec(text))
    .find((match) => match !== null);
  return found ? text.slice(found.index) : undefined;
}
