// Gemma 1 to 3: no system role, so the instructions open the first user turn.
import type { ChatFormat } from './chat-format.ts';
import { alternate, cleanMessages, splitInstructions } from './turns.ts';

export const gemma3: ChatFormat = {
  name: 'gemma3',
  fits: (model) => /gemma(?![-_]?4)/i.test(model),
  arrange(messages) {
    const { instructions, turns } = splitInstructions(cleanMessages(messages));
    if (instructions === '') return alternate(turns);
    return alternate([{ role: 'user', content: instructions }, ...turns]);
  },
};
