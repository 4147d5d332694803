// Lets a model write a step's words: asked once, once more with the draft shown where it claims what was not, and never believed in that.
import { generateStructured, type LanguageModel } from '@hakoniwa/model';
import type { ResultScene } from '../story/result-scene.ts';
import { limits } from './limits.ts';
import type { WordsAsked } from './steps/result-step.ts';
import { unbackedWords } from './truth/unbacked-words.ts';

interface Writing {
  readonly model: LanguageModel;
  readonly scene: ResultScene;
  /** What the call is for, such as `result:historian`. */
  readonly purpose: string;
  readonly callMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The output with the model's words in it; throws what the model or the ladder throws. */
export async function writeWords<Output>(
  { task, material, schema, takeIn }: WordsAsked<Output>,
  { model, scene, purpose, callMs = limits.callMs, signal }: Writing,
): Promise<Output> {
  const request = {
    messages: [
      { role: 'system' as const, content: scene.words.task.rules },
      { role: 'user' as const, content: `${task}\n\n${material}` },
    ],
    ...{ purpose, schema, maxTokens: limits.tokens, deadlineMs: callMs },
    priority: 'visible' as const,
    ...(signal ? { signal } : {}),
  };
  const doubts = unbackedWords(scene.words.task.unbacked);
  const written = await generateStructured(model, request, { language: scene.language, doubts });
  if (!written.ok) throw written.error;
  return takeIn(written.value);
}
