// What stands in the marks of an act and is none: thoughts, moods, notes, films, told by a measure learned from acts.
import { writingOf } from '@hakoniwa/stage';
import type { FloorCheck, FloorScene } from '../floor-check.ts';
import { floorWords } from '../language/index.ts';
import { markedSpans } from '../marks.ts';
import { shown } from '../pieces.ts';
import { actStrangeness } from '../talk/act-strangeness.ts';

export const acts: FloorCheck = {
  code: 'acts',
  mend: (text, scene) => {
    if (scene.form !== 'turn' || floorWords(scene.language).acts === undefined) return text;
    const spans = markedSpans(text);
    const isSpoken = spans.some((one) => one.kind === 'words' && /\p{L}/u.test(one.text));
    if (!isSpoken) return text;
    const [open, close] = writingOf(scene.language).brackets;
    const strange = spans.filter(
      (one) => one.kind === 'act' && !one.isOpen && strangeness(one.text, scene) > SURE,
    );
    if (strange.length === 0) return text;
    return strange
      .reduce((left, act) => left.replace(`${open}${act.text}${close}`, ''), text)
      .trim();
  },
  find: ({ acts: done }, scene) => {
    if (scene.form !== 'turn') return undefined;
    const strange = done.find((act) => strangeness(act, scene) > 0);
    return strange === undefined ? undefined : shown(strange);
  },
};

function strangeness(act: string, { language, isDoubtful = false }: FloorScene): number {
  return (actStrangeness(act, language) ?? -DOUBT) + (isDoubtful ? DOUBT : 0);
}

/** How much sooner an act is strange in a turn that did not come as asked for, and how much later it is cut out. */
const DOUBT = 1.5;
const SURE = 2;
