// The arms with their switches.

import { type Html, html, table } from '@hakoniwa/garden/page';
import { ARM_SWITCHES } from '@hakoniwa/protocol';
import { labText } from '../../locale/index.ts';
import type { ReportInput } from '../report-input.ts';
import { armName, armTitle } from './names.ts';

export function armsSection({ results, language }: ReportInput): Html {
  const say = (word: Parameters<typeof labText>[1]) => labText(language, word);
  if (results.arms.length === 0) return html``;
  return html`<section id="arms"><h2>${say('arms')}</h2>${table(
    [say('arm'), '', ...ARM_SWITCHES.map(say), say('mind'), say('sessions'), say('turns')],
    results.arms.map((arm) => [
      armName(arm, results),
      [armTitle(arm, language), arm.arm === results.baseline ? ` (${say('baseline')})` : ''].join(
        '',
      ),
      ...ARM_SWITCHES.map((name) => (arm.switches[name] ? say('on') : say('off'))),
      arm.model,
      arm.sessions,
      arm.turns,
    ]),
  )}<p class="note">${labText(language, 'method', { resamples: results.resamples })}</p></section>
`;
}
