// Messages as the history and the prompt that an in-process chat session takes.
import type { Message } from '../port/generate-request.ts';
import type { LlamaHistoryItem } from './llama-runtime.ts';

/** The last user turn is the prompt, what stands before it the history. */
export function asHistory(messages: readonly Message[]): {
  readonly history: readonly LlamaHistoryItem[];
  readonly prompt: string;
} {
  const last = messages.at(-1);
  const hasPrompt = last?.role === 'user';
  const before = hasPrompt ? messages.slice(0, -1) : messages;
  return { history: before.map(asItem), prompt: hasPrompt ? last.content : '' };
}

function asItem({ role, content }: Message): LlamaHistoryItem {
  return role === 'assistant'
    ? { type: 'model', response: [content] }
    : { type: role, text: content };
}
