// Giving up: denied twice, then abandoned.
import type { Pattern } from '../../pattern.ts';

/** The same one lets go of the same thing after two refusals. */
export const givingUp: Pattern = {
  id: 'giving-up',
  kind: 'grit',
  weight: 0.5,
  ttlMinutes: 60,
  steps: [
    { tag: 'act', outcome: 'denied', bind: { actor: 'hero', object: 'goal' } },
    { tag: 'act', outcome: 'denied', bind: { actor: 'hero', object: 'goal' } },
    { tag: 'give-up', bind: { actor: 'hero', object: 'goal' } },
  ],
  unless: [{ after: 0, tag: 'act', outcome: 'done', bind: { actor: 'hero', object: 'goal' } }],
  greedy: true,
  card: { ja: '{hero}は{goal}を諦めた。', en: '{hero} gave up on {goal}.' },
};
