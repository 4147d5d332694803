// Turns an error status and the server's own words into the error that fits.
import { ModelPromptTooLongError } from '../errors/answer-errors.ts';
import {
  ModelHttpError,
  ModelNotFoundError,
  ModelRateLimitedError,
} from '../errors/connection-errors.ts';
import { ModelError } from '../errors/model-error.ts';
import type { OutboundAnswer } from '../outbound/exchange.ts';
import { readText } from './read-text.ts';
import { retryAfterMs } from './retry-after.ts';
import { snippet } from './snippet.ts';

/** What Ollama, llama.cpp, vLLM and LM Studio say when a prompt does not fit. */
const tooLong = /exceed\w{0,9} (the )?(available )?context|context (length|size|window)/i;

/** Passes an answer with a good status on; any other is an error. */
export async function expectOk(answer: OutboundAnswer, model: string): Promise<OutboundAnswer> {
  const { url, status, headers } = answer;
  if (status >= 200 && status < 300) return answer;
  const body = messageIn(await wordsOf(answer));
  if (status === 404) throw new ModelNotFoundError({ url, model, body });
  if (status === 400 && tooLong.test(body)) throw new ModelPromptTooLongError({ url, body });
  const wait = retryAfterMs(headers['retry-after'], Date.now());
  const waiting = wait === undefined ? {} : { retryAfterMs: wait };
  if (status === 429) throw new ModelRateLimitedError({ url, body, ...waiting });
  throw new ModelHttpError({ ...{ url, status, body }, ...waiting });
}

/** The status is the news; an error page that breaks off must not hide it. */
async function wordsOf(answer: OutboundAnswer): Promise<string> {
  try {
    return await readText(answer);
  } catch (error) {
    if (error instanceof ModelError && error.code === 'MODEL_HALF_STREAM') return '';
    throw error;
  }
}

/** The message inside `{"error": "…"}` or `{"error": {"message": "…"}}`, else the text itself. */
function messageIn(text: string): string {
  try {
    const said = errorIn(JSON.parse(text));
    return snippet(said ?? text);
  } catch {
    return snippet(text);
  }
}

/** The error text of a parsed message, if it carries one. */
export function errorIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('error' in value)) return undefined;
  const { error } = value;
  if (typeof error === 'string') return error;
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined;
  return typeof error.message === 'string' ? error.message : undefined;
}
