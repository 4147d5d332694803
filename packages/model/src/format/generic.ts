// ChatML and its like: one system message at the top, then turns that alternate.
import type { Message } from '../port/generate-request.ts';
import type { ChatFormat } from './chat-format.ts';
import { alternate, cleanMessages, splitInstructions } from './turns.ts';

export const generic: ChatFormat = {
  name: 'generic',
  fits: () => true,
  arrange: withSystemRole,
};

/** The instructions as one system message before the turns. */
export function withSystemRole(messages: readonly Message[]): readonly Message[] {
  const { instructions, turns } = splitInstructions(cleanMessages(messages));
  const arranged = alternate(turns);
  return instructions === '' ? arranged : [{ role: 'system', content: instructions }, ...arranged];
}
