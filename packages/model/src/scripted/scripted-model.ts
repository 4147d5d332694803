// A model in memory that answers by a script: the test double of the port.

import { AnswerDraft } from '../answer-draft.ts';
import { throwIfAborted } from '../errors/abort.ts';
import type { GenerateRequest } from '../port/generate-request.ts';
import type { Finish } from '../port/generate-result.ts';
import type { LanguageModel } from '../port/language-model.ts';

/** A scripted answer; a text alone stops by itself. */
export interface ScriptedAnswer {
  readonly text: string;
  readonly finish?: Finish;
  readonly promptTokens?: number;
  readonly completionTokens?: number;
}

/** Answers a call, or throws the error it is to fail with. */
export type AnswerScript = (
  request: GenerateRequest,
  number: number,
) => string | ScriptedAnswer | Promise<string | ScriptedAnswer>;

/** A model that answers by a function of the request and of how many calls came before (from 1). */
export function scriptedModel(script: AnswerScript, id = 'scripted'): LanguageModel {
  let calls = 0;
  return {
    id,
    async generate(request) {
      calls += 1;
      throwIfAborted(request.signal);
      const draft = new AnswerDraft(request);
      const given = await script(request, calls);
      throwIfAborted(request.signal);
      const { text, ...closing } = typeof given === 'string' ? { text: given } : given;
      for (const piece of text.match(/[\s\S]{1,4}/gu) ?? []) draft.add(piece);
      return draft.close({ finish: 'stop', ...closing });
    },
  };
}
