// A model that lives for the residents of a town: a call for a decision, a line, an episode, one more where the answer will not do, and instinct behind each.
import type { Memory } from '@hakoniwa/actor';
import { DECISION, EPISODE, LINE, type LifeConfig } from '@hakoniwa/life';
import { askAgain, type LanguageModel, readAnswer, type StructuredRequest } from '@hakoniwa/model';
import type { Effect, Json } from '@hakoniwa/stage';
import type { PerformEffect, Performing } from '../effects/perform-effect.ts';
import { decisionQuestion } from './decision-question.ts';
import { episodeQuestion } from './episode-question.ts';
import { lineQuestion } from './line-question.ts';
import type { LifeQuestion, QuestionOf, Unfit } from './question.ts';

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

/** Words of a model that may not be told, also not the second time. */
class UnfitWordsError extends Error {
  readonly code: Unfit['code'];
  override readonly name = 'UnfitWordsError';

  constructor({ code, wrong }: Unfit) {
    super(wrong.join(' '));
    this.code = code;
  }
}

/** The mind as a worker on effects; what it cannot answer is left to instinct. */
export function lifeMind(parts: LifeMindParts): PerformEffect {
  const { life, heardBy = () => [] } = parts;
  return async (effect, performing) => {
    const questionOf = QUESTIONS[effect.kind];
    if (!questionOf) throw new UnknownEffectError(effect.kind);
    const question = questionOf({ life, world: performing.world, heardBy }, effect);
    return ask(parts, question, { effect, performing });
  };
}

interface Asked {
  readonly effect: Effect;
  readonly performing: Performing;
}

/** Asks; what may not be told is asked for once more with the draft shown, where a call is left. */
async function ask(parts: LifeMindParts, question: LifeQuestion, asked: Asked): Promise<Json> {
  const { effect, performing } = asked;
  const { language } = performing.world;
  const endMs = performance.now() + (parts.deadlineMs ?? effect.timeoutMs);
  const request = requestOf({ parts, question, ...asked });
  const answerTo = answering(parts.model, question);
  const first = await answerTo({ ...request, callId: effect.id }, [effect.id]);
  if ('value' in first) return first.value;
  const deadlineMs = endMs - performance.now();
  if (deadlineMs <= 0 || !performing.takeCall?.()) throw new UnfitWordsError(first);
  const failed = { text: first.draft, problems: first.wrong };
  const messages = askAgain(request, { failed, language });
  const callId = `${effect.id}:again`;
  const again = await answerTo({ ...request, messages, deadlineMs, callId }, [effect.id, callId]);
  if ('value' in again) return again.value;
  throw new UnfitWordsError(again);
}

interface ToAsk extends Asked {
  readonly parts: LifeMindParts;
  readonly question: LifeQuestion;
}

function requestOf({ parts, question, effect, performing }: ToAsk): StructuredRequest {
  const { deadlineMs, seed } = parts;
  const { messages, schema, answerTokens } = question;
  const { signal } = performing;
  return {
    messages,
    purpose: effect.kind,
    maxTokens: answerTokens,
    deadlineMs: deadlineMs ?? effect.timeoutMs,
    schema,
    temperature: TEMPERATURE,
    priority: 'background',
    signal,
    ...(effect.for === undefined ? {} : { character: effect.for }),
    ...(seed === undefined ? {} : { seed }),
  };
}

type Answered = { readonly value: Json } | (Unfit & { readonly draft: string });

/** One try: what the model wrote, as far as it may be told. */
function answering(model: LanguageModel, { schema, told }: LifeQuestion) {
  return async (request: StructuredRequest, calls: readonly string[]): Promise<Answered> => {
    const { text: draft } = await model.generate(request);
    const read = readAnswer(schema, draft);
    if (!read.ok) return { wrong: read.problems, code: 'MODEL_SCHEMA', draft };
    const come = told(read.value, calls);
    return 'value' in come ? come : { ...come, draft };
  };
}

/** Lively, but with both feet on the ground. */
const TEMPERATURE = 0.7;
