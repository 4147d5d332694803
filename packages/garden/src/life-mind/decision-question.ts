// Asks a model what a resident does next: only what can be done may be answered.
import type { LifeView } from '@hakoniwa/life';
import { z } from 'zod';
import { limits } from '../limits.ts';
import { decisionPrompt } from './decision-prompt.ts';
import type { QuestionOf } from './question.ts';

export const decisionQuestion: QuestionOf = ({ world, life }, effect) => {
  // A question asked before openings were told has none.
  const view = { opening: [], ...(effect.payload as object) } as unknown as LifeView;
  return {
    messages: decisionPrompt({ view, world, life }),
    schema: schemaOf(view),
    answerTokens: limits.lifePrompt.answerTokens,
    told: (value) => ({ value }),
  };
};

function schemaOf({ options, opening }: LifeView) {
  const actions = [...new Set([...options, ...opening].map(({ action }) => action))];
  return z.object({
    action: z.enum(actions.length > 0 ? (actions as [string, ...string[]]) : ['idle']),
    target: z.string().min(1).optional(),
    durationMinutes: z.number().min(0).max(1_440).optional(),
    reason: z.string().max(200),
  });
}
