// A step of a result: numbers by rule, and words by a plain writer or by a model that may only tell of them.
import { type Language, writingOf } from '@hakoniwa/stage';
import type { z } from 'zod';
import type { ResultScene } from '../../story/result-scene.ts';
import type { DoneSteps, StepId, StepOutputs } from '../outputs.ts';

/** What a model is asked for. */
export interface WordsAsked<Output> {
  /** What it is to do, and what it is to go by. */
  readonly task: string;
  readonly material: string;
  /** The shape of its words; what they claim is checked in it too. */
  readonly schema: z.ZodType;
  /** Puts words of that shape into the output; only words, never numbers. */
  readonly takeIn: (words: unknown) => Output;
}

export interface ResultStep<Id extends StepId> {
  readonly id: Id;
  /** The whole output without a model. */
  readonly plain: (scene: ResultScene, done: DoneSteps) => StepOutputs[Id];
  /** What a model could write better, given the plain output; nothing when there is nothing to tell. */
  readonly ask: (
    scene: ResultScene,
    input: { readonly plain: StepOutputs[Id]; readonly done: DoneSteps },
  ) => WordsAsked<StepOutputs[Id]> | undefined;
}

/** A step as it is run, whatever it comes to. */
export interface RunnableStep {
  readonly id: StepId;
  prepare(
    scene: ResultScene,
    done: DoneSteps,
  ): { readonly plain: unknown; readonly ask: WordsAsked<unknown> | undefined };
}

export function runnable<Id extends StepId>(step: ResultStep<Id>): RunnableStep {
  return {
    id: step.id,
    prepare: (scene, done) => {
      const plain = step.plain(scene, done);
      return { plain, ask: step.ask(scene, { plain, done }) };
    },
  };
}

/** The most characters of a text of so many Japanese ones; another language may need more for the same. */
export function lengthIn(language: Language, japanese: number): number {
  return Math.round(japanese * writingOf(language).length);
}
