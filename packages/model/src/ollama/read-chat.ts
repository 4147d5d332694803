// Reads the lines of an Ollama chat answer up to its `done`.
import { isJsonObject, type JsonObject } from '@hakoniwa/stage';
import { z } from 'zod';
import { AnswerDraft, type Closing } from '../answer-draft.ts';
import {
  ModelGarbageError,
  ModelHalfStreamError,
  ModelServerError,
} from '../errors/answer-errors.ts';
import { readBodyLines } from '../http/read-lines.ts';
import { parseOrGarbage } from '../http/read-text.ts';
import { snippet } from '../http/snippet.ts';
import { errorIn } from '../http/status-error.ts';
import { BodyBrokenError } from '../outbound/bounded-body.ts';
import type { OutboundAnswer } from '../outbound/exchange.ts';
import type { GenerateRequest } from '../port/generate-request.ts';
import type { GenerateResult } from '../port/generate-result.ts';

const count = z.number().nonnegative().optional();
const lineSchema = z.object({
  model: z.string().optional(),
  message: z
    .object({ content: z.string().nullish(), tool_calls: z.array(z.unknown()).nullish() })
    .optional(),
  done: z.boolean(),
  done_reason: z.string().optional(),
  load_duration: count,
  prompt_eval_count: count,
  prompt_eval_duration: count,
  eval_count: count,
  eval_duration: count,
});
type ChatLine = z.infer<typeof lineSchema>;

/** The whole answer; its text is passed on as it arrives. */
export async function readChat(
  answer: OutboundAnswer,
  request: GenerateRequest,
): Promise<GenerateResult> {
  const draft = new AnswerDraft(request);
  const { url } = answer;
  const half = (cause?: unknown) =>
    new ModelHalfStreamError({ url, receivedChars: draft.text.length }, { cause });
  let hasTools = false;
  try {
    for await (const text of readBodyLines(answer)) {
      if (text.trim() === '') continue;
      const { line, raw } = parseLine(url, text);
      draft.add(line.message?.content ?? '');
      hasTools ||= (line.message?.tool_calls?.length ?? 0) > 0;
      if (line.done) return draft.close(closingOf(line, { raw, hasTools }));
    }
  } catch (error) {
    throw error instanceof BodyBrokenError ? half(error) : error;
  }
  throw half();
}

function parseLine(url: string, text: string): { line: ChatLine; raw: JsonObject } {
  const raw = parseOrGarbage(url, text);
  const said = errorIn(raw);
  if (said !== undefined) throw new ModelServerError({ url, said: snippet(said) });
  const parsed = lineSchema.safeParse(raw);
  if (!parsed.success || !isJsonObject(raw)) {
    throw new ModelGarbageError({ url, snippet: snippet(text) });
  }
  return { line: parsed.data, raw };
}

function closingOf(
  line: ChatLine,
  { raw, hasTools }: { readonly raw: JsonObject; readonly hasTools: boolean },
): Closing {
  const reason = line.done_reason ?? 'stop';
  const { message: _, ...rest } = raw;
  return {
    finish: hasTools ? 'tools' : reason === 'stop' || reason === 'length' ? reason : 'other',
    model: line.model,
    promptTokens: line.prompt_eval_count,
    completionTokens: line.eval_count,
    timings: {
      ...(line.load_duration !== undefined && { loadMs: fromNanos(line.load_duration) }),
      ...(line.prompt_eval_duration !== undefined && {
        promptMs: fromNanos(line.prompt_eval_duration),
      }),
      ...(line.eval_duration !== undefined && { completionMs: fromNanos(line.eval_duration) }),
    },
    raw: rest,
  };
}

function fromNanos(nanoseconds: number): number {
  return Math.round(nanoseconds / 1e6);
}
