// A question to a model about daily life: its messages, the form of the answer, and what the world is told.
import { type FloorFault, floorGuidance, type Memory } from '@hakoniwa/actor';
import type { LifeConfig } from '@hakoniwa/life';
import type { AnswerSchema, Message } from '@hakoniwa/model';
import type { Effect, Json, Language, World } from '@hakoniwa/stage';

export interface LifeQuestion {
  readonly messages: readonly Message[];
  readonly schema: AnswerSchema;
  readonly answerTokens: number;
  /** What the world is told of an answer that has its form, and by which calls it came. */
  readonly told: (answer: Json, calls: readonly string[]) => Told;
}

/** What may be told; or what is wrong with it, as whoever wrote it hears. */
export type Told = { readonly value: Json } | Unfit;

export interface Unfit {
  readonly wrong: readonly string[];
  /** The failure it is when it is no better the second time. */
  readonly code: 'MODEL_SCHEMA' | 'MODEL_UNFIT' | 'LINE_OUT_OF_VOICE';
}

/** What is below the floor. */
export function belowFloor(language: Language, faults: readonly FloorFault[]): Unfit {
  return { wrong: floorGuidance(language, faults), code: 'MODEL_UNFIT' };
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
