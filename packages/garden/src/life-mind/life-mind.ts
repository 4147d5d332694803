// A model that lives for the residents of a town: one call a decision, and instinct behind each.
import type { LifeConfig, LifeView } from '@hakoniwa/life';
import { type LanguageModel, ModelSchemaError, readAnswer } from '@hakoniwa/model';
import type { Effect, World } from '@hakoniwa/stage';
import { z } from 'zod';
import type { PerformEffect } from '../effects/perform-effect.ts';
import { limits } from '../limits.ts';
import { decisionPrompt } from './decision-prompt.ts';

interface LifeMindParts {
  readonly model: LanguageModel;
  readonly life: LifeConfig;
  /** The world as it is when an effect is begun. */
  readonly world: () => World;
  readonly seed?: number | undefined;
  /** Wall-clock time for one call; what the effect says when left out. */
  readonly deadlineMs?: number | undefined;
}

/** An effect nobody here can work on. */
class UnknownEffectError extends Error {
  readonly code = 'EFFECT_UNKNOWN';
  override readonly name = 'UnknownEffectError';
}

/** The mind as a worker on effects; what is not a decision is left to instinct. */
export function lifeMind(parts: LifeMindParts): PerformEffect {
  return async (effect, signal) => {
    if (effect.kind !== 'life-decision') throw new UnknownEffectError(effect.kind);
    return decide(parts, effect, signal);
  };
}

async function decide(
  { model, life, world, ...parts }: LifeMindParts,
  effect: Effect,
  signal: AbortSignal,
) {
  const view = effect.payload as unknown as LifeView;
  const schema = schemaOf(view);
  const { text } = await model.generate({
    messages: decisionPrompt({ view, world: world(), life }),
    purpose: effect.kind,
    maxTokens: limits.lifePrompt.answerTokens,
    deadlineMs: parts.deadlineMs ?? effect.timeoutMs,
    schema,
    temperature: TEMPERATURE,
    callId: effect.id,
    priority: 'background',
    signal,
    ...(effect.for === undefined ? {} : { character: effect.for }),
    ...(parts.seed === undefined ? {} : { seed: parts.seed }),
  });
  const read = readAnswer(schema, text);
  if (read.ok) return read.value;
  const { problems } = read;
  throw new ModelSchemaError({ calls: 1, problems, snippet: text.slice(0, 80) });
}

/** Lively, but with both feet on the ground. */
const TEMPERATURE = 0.7;

/** Only what can be done may be answered. */
function schemaOf({ options }: LifeView) {
  const actions = options.map(({ action }) => action);
  return z.object({
    action: z.enum(actions.length > 0 ? (actions as [string, ...string[]]) : ['idle']),
    target: z.string().min(1).optional(),
    durationMinutes: z.number().min(0).max(1_440).optional(),
    reason: z.string().max(200),
  });
}
