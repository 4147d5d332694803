// What stands in the marks of an act and is none: thoughts, moods, notes, films, told by a measure learned from acts.
import { writingOf } from '@hakoniwa/stage';
import type { FloorCheck, FloorScene } from '../floor-check.ts';
import { floorWords } from '../language/index.ts';
import { markedSpans } from '../marks.ts';
import { shown } from '../pieces.ts';
import { talkScore } from '../talk/talk-score.ts';

export const acts: FloorCheck = {
  code: 'acts',
  mend: (text, scene) => {
    if (scene.form !== 'turn' || floorWords(scene.language).acts === undefined) return text;
    const spans = markedSpans(text);
    const isSpoken = spans.some((one) => one.kind === 'words' && /\p{L}/u.test(one.text));
    if (!isSpoken) return text;
    const [open, close] = writingOf(scene.language).brackets;
    return spans
      .filter(({ kind, isOpen }) => kind === 'act' && !isOpen)
      .filter((act) => strangeness(act.text, scene) > SURE)
      .reduce((left, act) => left.replace(`${open}${act.text}${close}`, ''), text)
      .trim();
  },
  find: ({ acts: done }, scene) => {
    if (scene.form !== 'turn') return undefined;
    const strange = done.find((act) => strangeness(act, scene) > 0);
    return strange === undefined ? undefined : shown(strange);
  },
};

/** How far beyond what people do; below zero where it may be done, or nothing is known of the language. */
function strangeness(act: string, { language, isDoubtful = false }: FloorScene): number {
  const { acts: weights } = floorWords(language);
  const bare = act.trim().replace(/[.。]$/u, '');
  if (weights === undefined || TAGGED.test(bare)) return -1;
  return talkScore(bare, { weights, language }) - weights.bound + (isDoubtful ? DOUBT : 0);
}

/** An act by its verb, as the GM reads it: `GET: mug`. */
const TAGGED = /^[A-Z_]{2,}(?=\s?[:：]|$)/u;
/** How much sooner an act is strange in a turn that did not come as asked for, and how much later it is cut out. */
const DOUBT = 0.5;
const SURE = 2;
