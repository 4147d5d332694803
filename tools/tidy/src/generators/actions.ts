// The reference page of actions: every verb with its words, intent, kinds and event.
import { ACTIONS } from '@hakoniwa/stage';
import type { Generator } from '../generator.ts';

export const actions: Generator = {
  file: 'docs/reference/actions.md',
  render: () => {
    const rows = ACTIONS.map(({ id, intent, words, kinds, slots, event }) => {
      const takes = Object.entries(slots).map(
        ([slot, rule]) => `${slot}${rule.required ? '' : '?'}: ${rule.reach}`,
      );
      const allowed = kinds === 'any' ? 'any' : kinds.join(', ') || 'by affordance only';
      return `| \`${id}\` | ${words.ja.join('、')} | ${words.en.join(', ')} | ${intent} | ${takes.join('; ')} | ${allowed} | \`${event}\` |`;
    });
    return [
      '# Actions',
      '',
      'Generated from `packages/stage/src/actions`; `npm run docs` writes it. To add one: [guide](../guides/add-an-action.md).',
      '',
      '| verb | Japanese | English | intent | takes | kinds | event |',
      '|---|---|---|---|---|---|---|',
      ...rows,
      '',
    ].join('\n');
  },
};
