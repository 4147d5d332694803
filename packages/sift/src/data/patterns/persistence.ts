// Persistence: denied twice, then done after all.
import type { Pattern } from '../../pattern.ts';

/** The same one gets the same thing at the third attempt. */
export const persistencePattern: Pattern = {
  id: 'persistence',
  kind: 'grit',
  weight: 0.6,
  ttlMinutes: 60,
  steps: [
    { tag: 'act', outcome: 'denied', bind: { actor: 'hero', object: 'goal' } },
    { tag: 'act', outcome: 'denied', bind: { actor: 'hero', object: 'goal' } },
    {
      tag: 'act',
      outcome: 'done',
      bind: { actor: 'hero', object: 'goal' },
      hint: { ja: '{goal}への別の手が見つかる', en: 'another way to {goal} turns up' },
    },
  ],
  unless: [{ after: 0, tag: 'give-up', bind: { actor: 'hero', object: 'goal' } }],
  greedy: true,
  card: {
    ja: '{hero}は諦めず、ついに{goal}をものにした。',
    en: '{hero} did not give up and got {goal} at last.',
  },
};
