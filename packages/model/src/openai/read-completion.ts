// Reads an OpenAI-compatible answer: events up to `[DONE]`, or one JSON body from servers that do not stream.
import { isJsonObject } from '@hakoniwa/stage';
import { AnswerDraft } from '../answer-draft.ts';
import {
  ModelGarbageError,
  ModelHalfStreamError,
  ModelServerError,
} from '../errors/answer-errors.ts';
import { readServerEvents } from '../http/read-events.ts';
import { readBodyLines } from '../http/read-lines.ts';
import { parseOrGarbage, readText } from '../http/read-text.ts';
import { snippet } from '../http/snippet.ts';
import { errorIn } from '../http/status-error.ts';
import { BodyBrokenError } from '../outbound/bounded-body.ts';
import type { OutboundAnswer } from '../outbound/exchange.ts';
import type { GenerateRequest } from '../port/generate-request.ts';
import type { GenerateResult } from '../port/generate-result.ts';
import { CompletionClosing } from './completion-closing.ts';
import { type Completion, completionSchema } from './completion-schema.ts';

/** The whole answer; its text is passed on as it arrives. */
export async function readCompletion(
  answer: OutboundAnswer,
  request: GenerateRequest,
): Promise<GenerateResult> {
  const draft = new AnswerDraft(request);
  const closing = new CompletionClosing();
  const { url } = answer;
  let cause: unknown;
  try {
    for await (const data of dataOf(answer)) {
      if (data === '[DONE]') return draft.close(closing.close());
      const completion = parseCompletion(url, data);
      draft.add(textOf(completion));
      closing.take(completion);
    }
  } catch (error) {
    if (!(error instanceof BodyBrokenError)) throw error;
    cause = error;
  }
  // Some servers leave `[DONE]` out; the reason to stop is then the end mark.
  if (closing.hasFinish) return draft.close(closing.close());
  throw new ModelHalfStreamError({ url, receivedChars: draft.text.length }, { cause });
}

async function* dataOf(answer: OutboundAnswer): AsyncIterable<string> {
  const type = answer.headers['content-type'] ?? '';
  if (!type.includes('json')) {
    yield* readServerEvents(readBodyLines(answer));
    return;
  }
  const text = await readText(answer);
  if (text.trim() !== '') yield text;
}

function parseCompletion(url: string, data: string): Completion {
  const raw = parseOrGarbage(url, data);
  const said = errorIn(raw);
  if (said !== undefined) throw new ModelServerError({ url, said: snippet(said) });
  const parsed = completionSchema.safeParse(raw);
  if (!parsed.success || !isJsonObject(raw)) {
    throw new ModelGarbageError({ url, snippet: snippet(data) });
  }
  return parsed.data;
}

function textOf({ choices: [choice] }: Completion): string {
  return choice?.delta?.content ?? choice?.message?.content ?? '';
}
