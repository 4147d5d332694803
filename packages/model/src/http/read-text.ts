// Reads a whole short answer as text, and as JSON.
import { ModelGarbageError, ModelHalfStreamError } from '../errors/answer-errors.ts';
import { BodyBrokenError } from '../outbound/bounded-body.ts';
import type { OutboundAnswer } from '../outbound/exchange.ts';
import { snippet } from './snippet.ts';

/** The body as text; a connection that breaks inside it is half a stream. */
export async function readText({ url, body }: OutboundAnswer): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const piece of body) text += decoder.decode(piece, { stream: true });
  } catch (error) {
    if (!(error instanceof BodyBrokenError)) throw error;
    throw new ModelHalfStreamError({ url, receivedChars: text.length }, { cause: error });
  }
  return text + decoder.decode();
}

/** The body as JSON. */
export async function readAnswerJson(answer: OutboundAnswer): Promise<unknown> {
  const text = await readText(answer);
  return parseOrGarbage(answer.url, text);
}

/** A text as JSON, or MODEL_GARBAGE. */
export function parseOrGarbage(url: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ModelGarbageError({ url, snippet: snippet(text) }, { cause });
  }
}
