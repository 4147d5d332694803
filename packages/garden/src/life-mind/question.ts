// A question to a model about daily life: its messages, the form of the answer, and what the world is told.
import type { Memory } from '@hakoniwa/actor';
import type { LifeConfig } from '@hakoniwa/life';
import type { AnswerSchema, Message } from '@hakoniwa/model';
import type { Effect, Json, World } from '@hakoniwa/stage';

export interface LifeQuestion {
  readonly messages: readonly Message[];
  readonly schema: AnswerSchema;
  readonly answerTokens: number;
  /** What the world is told when the answer has its form; undefined when nothing can be made of it. */
  readonly told: (answer: Json) => Json | undefined;
}

/** What questions are made from. */
export interface QuestionParts {
  readonly life: LifeConfig;
  /** The world that asked. */
  readonly world: World;
  /** What a resident heard lately, oldest first. */
  readonly heardBy: (id: string) => readonly Memory[];
}

export type QuestionOf = (asking: QuestionParts, effect: Effect) => LifeQuestion;

/** Parts that say something, one below the other. */
export function joinedParagraphs(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}
