// The reference page of denials: every reason and every cause, as people read them.
import { DENIAL_CAUSES, DENIED_REASONS, denialTemplate } from '@hakoniwa/stage';
import type { Generator } from '../generator.ts';

export const denials: Generator = {
  file: 'docs/reference/denials.md',
  render: () =>
    [
      '# Denials',
      '',
      'Generated from `packages/stage/src/act`; `npm run docs` writes it.',
      '',
      `Reasons: ${DENIED_REASONS.map((reason) => `\`${reason}\``).join(', ')}.`,
      '',
      '| cause | Japanese | English |',
      '|---|---|---|',
      ...DENIAL_CAUSES.map(
        (cause) =>
          `| \`${cause}\` | ${denialTemplate(cause, 'ja')} | ${denialTemplate(cause, 'en')} |`,
      ),
      '',
    ].join('\n'),
};
