// The StateManager: experience, skills and items by the formulas of the preview, and a sentence about growth.
import { z } from 'zod';
import { filledBlanks } from '../../play/fill.ts';
import { deedsOf } from '../../story/deeds.ts';
import { subjectName } from '../../story/names.ts';
import type { ResultScene } from '../../story/result-scene.ts';
import { limits } from '../limits.ts';
import type { StepOutputs } from '../outputs.ts';
import { sessionGrowth } from '../session-growth.ts';
import { citedMarks, claimText, eventLines, idsOfMarks } from './claims.ts';
import { lengthIn, type ResultStep } from './result-step.ts';

type Output = StepOutputs['stateManager'];

export const stateManager: ResultStep<'stateManager'> = {
  id: 'stateManager',
  plain: (scene) => {
    const numbers = sessionGrowth(scene);
    return { ...numbers, growth: growthOf(scene, numbers) };
  },
  ask: (scene, { plain }) => {
    const cited = citedOf(scene);
    if (cited.length === 0) return undefined;
    const { words, language, character } = scene;
    const sentence = claimText(scene, {
      most: lengthIn(language, limits.sentence),
      more: [plain.growth.text],
    });
    const schema = z.strictObject({
      growth: z.strictObject({ text: sentence, eventIds: citedMarks(cited) }),
    });
    return {
      task: filledBlanks(words.task.stateManager, { name: character.name }),
      material: `${words.material.numbers}\n${plain.growth.text}\n\n${words.material.events}\n${eventLines(cited)}`,
      schema,
      takeIn: (told): Output => {
        const { text, eventIds } = schema.parse(told).growth;
        return { ...plain, growth: { text, eventIds: idsOfMarks(cited, eventIds) } };
      },
    };
  },
};

const citedOf = (scene: ResultScene) =>
  deedsOf(scene)
    .slice(0, limits.cited)
    .map(({ text, event }) => ({ id: event.id, text }));

function growthOf(
  scene: ResultScene,
  { levelBefore, levelAfter, skills }: Pick<Output, 'levelBefore' | 'levelAfter' | 'skills'>,
): Output['growth'] {
  const { words, character, events } = scene;
  const { name } = character;
  const used = events.filter(({ kind }) => kind === 'skill.used');
  const eventIds = [...used, ...events].slice(0, limits.keyEvents).map(({ id }) => id);
  const names = Object.keys(skills)
    .map((id) => subjectName(scene, id))
    .filter(Boolean);
  const rose = events.some(({ kind }) => kind === 'level.up') || levelAfter > levelBefore;
  if (rose)
    return { text: filledBlanks(words.growth.level, { name, level: levelAfter }), eventIds };
  if (names.length > 0) {
    return {
      text: filledBlanks(words.growth.skills, { name, skills: names.join(words.comma) }),
      eventIds,
    };
  }
  return { text: filledBlanks(words.growth.steady, { name }), eventIds };
}
