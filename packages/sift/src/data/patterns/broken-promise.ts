// Broken promise: someone gives their word and then breaks it.
import { DAY_MINUTES, type Pattern } from '../../pattern.ts';

/** A promise is broken before it is kept. */
export const brokenPromise: Pattern = {
  id: 'broken-promise',
  kind: 'betrayal',
  weight: 0.8,
  ttlMinutes: 30 * DAY_MINUTES,
  steps: [
    { tag: 'promise', bind: { actor: 'giver', target: 'receiver' } },
    {
      tag: 'promise-broken',
      bind: { actor: 'giver', target: 'receiver' },
      hint: {
        ja: '{giver}が約束を守れない事情が起きる',
        en: 'something keeps {giver} from keeping the promise',
      },
    },
  ],
  unless: [{ after: 0, tag: 'promise-kept', bind: { actor: 'giver', target: 'receiver' } }],
  greedy: true,
  card: {
    ja: '{giver}は{receiver}との約束を破った。',
    en: '{giver} broke a promise to {receiver}.',
  },
};
