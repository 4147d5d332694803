// The Dramatist: what is left open, and the hook that leads on.
import { z } from 'zod';
import { filledBlanks } from '../../play/fill.ts';
import { PLAYER } from '../../state/play-state.ts';
import { placeCalled, subjectName } from '../../story/names.ts';
import type { ResultScene } from '../../story/result-scene.ts';
import { limits } from '../limits.ts';
import { openPlotsOf } from '../open-plots.ts';
import type { Plot, StepOutputs } from '../outputs.ts';
import { backedText } from '../truth/backed-text.ts';
import { backingOf } from '../truth/backing-of.ts';
import { lengthIn, type ResultStep } from './result-step.ts';

type Output = StepOutputs['dramatist'];

export const dramatist: ResultStep<'dramatist'> = {
  id: 'dramatist',
  plain: (scene) => {
    const plots = openPlotsOf(scene);
    const place = placeCalled(scene, scene.after.characters.get(PLAYER)?.place);
    const [first] = plots;
    const hook = first
      ? filledBlanks(scene.words.hook.plot, { text: first.text })
      : filledBlanks(scene.words.hook.none, { place });
    return { hook, plots };
  },
  ask: (scene, { plain, done }) => {
    if (plain.plots.length === 0) return undefined;
    const { words, language } = scene;
    const marks = new Map(plain.plots.map((plot, index) => [`p${index + 1}`, plot]));
    const text = (most: number) => openText(scene, { most, plots: plain.plots });
    const schema = z.strictObject({
      hook: text(lengthIn(language, limits.sentence)),
      plots: z
        .array(
          z.strictObject({
            plot: z.string().refine((mark) => marks.has(mark), 'no plot of this number'),
            text: text(lengthIn(language, limits.sentence)),
          }),
        )
        .max(limits.plots),
    });
    const listed = [...marks].map(([mark, plot]) => `[${mark}] ${plot.text}`).join('\n');
    const before = done.historian?.summary ?? '';
    return {
      task: words.task.dramatist,
      material: `${words.material.summary}\n${before}\n\n${words.material.plots}\n${listed}`,
      schema,
      takeIn: (told): Output => {
        const { hook, plots } = schema.parse(told);
        const rewritten = new Map(plots.map(({ plot, text }) => [marks.get(plot)?.id, text]));
        const words = (plot: Plot) => rewritten.get(plot.id) ?? plot.text;
        return { hook, plots: plain.plots.map((plot) => ({ ...plot, text: words(plot) })) };
      },
    };
  },
};

/** Text that names nobody but those the plots are about and those who were met. */
function openText(
  scene: ResultScene,
  { most, plots }: { readonly most: number; readonly plots: readonly Plot[] },
): z.ZodType<string> {
  const told = new Set(plots.flatMap(({ people }) => people.map((id) => subjectName(scene, id))));
  for (const { text } of plots) told.add(text);
  const story = [...told, ...scene.lines.map(({ text }) => text)].join('\n');
  const names = [...scene.after.characters.values()].map(({ name }) => name);
  const isFair = (text: string) =>
    names.every((name) => name.length < 2 || !text.includes(name) || story.includes(name));
  const backing = backingOf(scene, [...told]);
  return z
    .string()
    .trim()
    .overwrite((text) => backedText(text, backing))
    .min(4)
    .max(most)
    .refine(isFair, 'names somebody who has no part in this');
}
