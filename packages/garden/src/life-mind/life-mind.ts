// A model that lives for the residents of a town: one call a decision, a line, an episode; instinct behind each.
import type { Memory } from '@hakoniwa/actor';
import { DECISION, EPISODE, LINE, type LifeConfig } from '@hakoniwa/life';
import { type LanguageModel, ModelSchemaError, readAnswer } from '@hakoniwa/model';
import type { Effect, Json } from '@hakoniwa/stage';
import type { PerformEffect } from '../effects/perform-effect.ts';
import { decisionQuestion } from './decision-question.ts';
import { episodeQuestion } from './episode-question.ts';
import { lineQuestion } from './line-question.ts';
import type { LifeQuestion, QuestionOf } from './question.ts';

interface LifeMindParts {
  readonly model: LanguageModel;
  readonly life: LifeConfig;
  /** What a resident heard lately; nothing when left out. */
  readonly heardBy?: ((id: string) => readonly Memory[]) | undefined;
  readonly seed?: number | undefined;
  /** Wall-clock time for one call; what the effect says when left out. */
  readonly deadlineMs?: number | undefined;
}

/** An effect nobody here can work on. */
class UnknownEffectError extends Error {
  readonly code = 'EFFECT_UNKNOWN';
  override readonly name = 'UnknownEffectError';
}

/** What each kind of effect is asked as. */
export const QUESTIONS: Readonly<Record<string, QuestionOf>> = {
  [DECISION]: decisionQuestion,
  [LINE]: lineQuestion,
  [EPISODE]: episodeQuestion,
};

/** The mind as a worker on effects; what it cannot answer is left to instinct. */
export function lifeMind(parts: LifeMindParts): PerformEffect {
  const { life, heardBy = () => [] } = parts;
  return async (effect, { signal, world }) => {
    const questionOf = QUESTIONS[effect.kind];
    if (!questionOf) throw new UnknownEffectError(effect.kind);
    const question = questionOf({ life, world, heardBy }, effect);
    return ask(parts, question, { effect, signal });
  };
}

async function ask(
  { model, deadlineMs, seed }: LifeMindParts,
  { messages, schema, answerTokens, told }: LifeQuestion,
  { effect, signal }: { effect: Effect; signal: AbortSignal },
): Promise<Json> {
  const { text } = await model.generate({
    messages,
    purpose: effect.kind,
    maxTokens: answerTokens,
    deadlineMs: deadlineMs ?? effect.timeoutMs,
    schema,
    temperature: TEMPERATURE,
    callId: effect.id,
    priority: 'background',
    signal,
    ...(effect.for === undefined ? {} : { character: effect.for }),
    ...(seed === undefined ? {} : { seed }),
  });
  const read = readAnswer(schema, text);
  const answer = read.ok ? told(read.value) : undefined;
  if (answer !== undefined) return answer;
  const problems = read.ok ? ['the answer says nothing'] : read.problems;
  throw new ModelSchemaError({ calls: 1, problems, snippet: text.slice(0, 80) });
}

/** Lively, but with both feet on the ground. */
const TEMPERATURE = 0.7;
