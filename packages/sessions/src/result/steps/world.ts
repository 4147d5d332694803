// The World: how the state of things moved by what was done, and a sentence about it.
import { z } from 'zod';
import { worldDrift } from '../../rules/world-drift.ts';
import { playStateIn } from '../../state/play-state.ts';
import { deedsOf } from '../../story/deeds.ts';
import type { ResultScene } from '../../story/result-scene.ts';
import { limits } from '../limits.ts';
import type { AxisChange, StepOutputs } from '../outputs.ts';
import { citedMarks, claimText, eventLines, idsOfMarks } from './claims.ts';
import { lengthIn, type ResultStep } from './result-step.ts';

type Output = StepOutputs['world'];

export const world: ResultStep<'world'> = {
  id: 'world',
  plain: (scene) => {
    const drift = worldDrift(scene.events);
    const state = playStateIn(scene.after);
    const axes = moved(state.axes, (id) => (drift as Readonly<Record<string, number>>)[id] ?? 0);
    const tensions = moved(state.tensions, () => drift.tension);
    return { axes, tensions, note: noteOf(scene, axes) };
  },
  ask: (scene, { plain }) => {
    const cited = deedsOf(scene)
      .slice(0, limits.cited)
      .map(({ text, event }) => ({ id: event.id, text }));
    if (cited.length === 0) return undefined;
    const { words, language } = scene;
    const sentence = claimText(scene, { most: lengthIn(language, limits.sentence) });
    const schema = z.strictObject({
      note: z.strictObject({ text: sentence, eventIds: citedMarks(cited) }),
    });
    return {
      task: words.task.world,
      material: `${words.material.numbers}\n${plain.note.text}\n\n${words.material.events}\n${eventLines(cited)}`,
      schema,
      takeIn: (told): Output => {
        const { text, eventIds } = schema.parse(told).note;
        return { ...plain, note: { text, eventIds: idsOfMarks(cited, eventIds) } };
      },
    };
  },
};

function moved(
  values: Readonly<Record<string, number>>,
  changeOf: (id: string) => number,
): AxisChange[] {
  return Object.entries(values).map(([id, before]) => {
    return { id, before, after: Math.max(0, Math.min(100, before + changeOf(id))) };
  });
}

function noteOf({ words, events }: ResultScene, axes: readonly AxisChange[]): Output['note'] {
  const change = (id: string) => {
    const axis = axes.find((one) => one.id === id);
    return axis ? axis.after - axis.before : 0;
  };
  const eventIds = events.slice(0, limits.keyEvents).map(({ id }) => id);
  const { calm, unrest, still, cleaner, darker } = words.world;
  if (change('corruption') > 0) return { text: darker, eventIds };
  if (change('corruption') < 0) return { text: cleaner, eventIds };
  if (change('peace') < 0) return { text: unrest, eventIds };
  return { text: change('peace') > 0 ? calm : still, eventIds };
}
