// Cuts a body into lines of text; a character that arrives in two pieces stays whole.
import { ModelGarbageError } from '../errors/answer-errors.ts';
import { limits } from '../limits.ts';
import type { OutboundAnswer } from '../outbound/exchange.ts';
import { snippet } from './snippet.ts';

/** The lines of a body without their ends; the last may lack one. */
export async function* readBodyLines({ url, body }: OutboundAnswer): AsyncIterable<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of body) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield line.endsWith('\r') ? line.slice(0, -1) : line;
    if (rest.length > limits.lineChars) {
      throw new ModelGarbageError({ url, snippet: snippet(rest) });
    }
  }
  rest += decoder.decode();
  if (rest !== '') yield rest;
}
