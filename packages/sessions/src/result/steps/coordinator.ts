// The Coordinator: what the next session begins from, and what this one did for the longer story.
import { z } from 'zod';
import { arcNamed } from '../../arcs/next-arc.ts';
import { filledBlanks } from '../../play/fill.ts';
import { PLAYER } from '../../state/play-state.ts';
import { placeCalled } from '../../story/names.ts';
import type { ResultScene } from '../../story/result-scene.ts';
import { arcOutcome } from '../arc-outcome.ts';
import { limits } from '../limits.ts';
import type { DoneSteps, StepOutputs } from '../outputs.ts';
import { claimText } from './claims.ts';
import { lengthIn, type ResultStep } from './result-step.ts';

type Output = StepOutputs['coordinator'];

export const coordinator: ResultStep<'coordinator'> = {
  id: 'coordinator',
  plain: (scene, done) => ({ context: contextOf(scene, done), arc: arcOutcome(scene) }),
  ask: (scene, { plain, done }) => {
    const { words, language } = scene;
    const length = lengthIn(language, limits.context);
    const schema = z.strictObject({
      context: claimText(scene, {
        most: length * 2,
        more: [plain.context, ...(done.dramatist?.plots ?? []).map(({ text }) => text)],
      }),
    });
    const parts = [
      [words.material.summary, done.historian?.summary ?? ''],
      [words.material.place, plain.context],
      [words.material.plots, (done.dramatist?.plots ?? []).map(({ text }) => text).join('\n')],
      [words.material.arc, arcAbout(scene)],
    ];
    return {
      task: filledBlanks(words.task.coordinator, { length }),
      material: parts.map(([title, text]) => `${title}\n${text}`).join('\n\n'),
      schema,
      takeIn: (told): Output => ({ ...plain, ...schema.parse(told) }),
    };
  },
};

function contextOf(scene: ResultScene, { dramatist }: DoneSteps): string {
  const { words, character, after } = scene;
  const place = placeCalled(scene, after.characters.get(PLAYER)?.place);
  const here = filledBlanks(words.context.here, { name: character.name, place });
  const plots = dramatist?.plots ?? [];
  const [first] = plots;
  if (!first) return `${here}${words.context.free}`;
  return `${here}${filledBlanks(words.context.open, { count: plots.length, text: first.text })}`;
}

function arcAbout({ arc, campaign, text }: ResultScene): string {
  const told = arcNamed(campaign, arc?.arc)?.arc;
  return told ? `${text(told.title)}: ${text(told.description)}` : '';
}
