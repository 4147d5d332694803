// The format: something must be said or done, in a form that can be read.

import type { DirectorCheck } from './check.ts';
import { DIRECTOR_WORDINGS } from './locale/index.ts';

export const format: DirectorCheck = ({ judged, context, text }) => {
  const { reading } = judged;
  const speech = (reading.speech ?? '').trim();
  const isEmpty = speech === '' && judged.judgement.acts.length === 0;
  const isData = isNoSpeech(speech) || isNoSpeech(text);
  if (!isEmpty && !isData) return [];
  const guidance = DIRECTOR_WORDINGS[context.view.language].form;
  return [{ check: 'format', what: isData ? 'data' : 'empty', guidance }];
};

/** Whether words are no words but data, as a model writes that was tuned to answer programs. */
export function isNoSpeech(speech: string): boolean {
  const inner = withoutFence(speech);
  if (!/^(?:\{[\s\S]*\}|\[[\s\S]*\])$/.test(inner)) return false;
  try {
    JSON.parse(inner);
    return true;
  } catch {
    return false;
  }
}

/** Data without the fence around it. */
export function withoutFence(text: string): string {
  const bare = text.trim();
  return bare.replace(/^(?:Output\s*[:：]\s*)?```\w*|```$/g, '').trim();
}
