// Gemma 4: has a system role; `<|think|>` in it would switch thinking on and is stripped like any token.
import type { ChatFormat } from './chat-format.ts';
import { withSystemRole } from './generic.ts';

export const gemma4: ChatFormat = {
  name: 'gemma4',
  fits: (model) => /gemma[-_]?4/i.test(model),
  arrange: withSystemRole,
};
