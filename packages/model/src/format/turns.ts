// Arranges messages into turns that strictly alternate, as the templates of most models demand.
import type { Message } from '../port/generate-request.ts';
import { filterOutput } from './output-filter.ts';
import { stripControlTokens } from './strip-control-tokens.ts';

/** Stands for the listener's silence when a character speaks first. */
const SILENCE = '…';

/** Messages without control tokens; empty ones fall away, and so do the thoughts of earlier answers. */
export function cleanMessages(messages: readonly Message[]): readonly Message[] {
  return messages
    .map(({ role, content }) => ({
      role,
      content: stripControlTokens(role === 'assistant' ? filterOutput(content) : content),
    }))
    .filter(({ content }) => content.trim() !== '');
}

/** The instructions before the first turn, and the turns after them. */
export function splitInstructions(messages: readonly Message[]): {
  instructions: string;
  turns: readonly Message[];
} {
  const first = messages.findIndex(({ role }) => role !== 'system');
  const end = first === -1 ? messages.length : first;
  const instructions = messages.slice(0, end).map(({ content }) => content);
  return { instructions: instructions.join('\n\n'), turns: messages.slice(end) };
}

/** Turns that begin with the user and alternate; later instructions are part of the user's turns. */
export function alternate(turns: readonly Message[]): readonly Message[] {
  const merged: Message[] = [];
  for (const { role, content } of turns) {
    const speaker = role === 'assistant' ? 'assistant' : 'user';
    const last = merged.at(-1);
    if (last?.role === speaker) {
      merged.splice(-1, 1, { role: speaker, content: `${last.content}\n\n${content}` });
    } else {
      merged.push({ role: speaker, content });
    }
  }
  return merged[0]?.role === 'user' ? merged : [{ role: 'user', content: SILENCE }, ...merged];
}
