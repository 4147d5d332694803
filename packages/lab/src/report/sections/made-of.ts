// What the run was made of, and, apart from everything else, how long it took.

import { type Html, html, table } from '@hakoniwa/garden/page';
import { labText } from '../../locale/index.ts';
import type { ReportInput } from '../report-input.ts';

export function madeOfSection({ meta, language }: ReportInput): Html {
  return html`<section id="meta"><h2>${labText(language, 'madeOf')}</h2><pre>${JSON.stringify(meta, null, 2)}</pre></section>
`;
}

export function timingSection({ timing, language }: ReportInput): Html {
  const say = (word: Parameters<typeof labText>[1]) => labText(language, word);
  const rows = timing.arms.flatMap(({ arm, mind, calls, ...perTurn }) => [
    ...Object.entries(calls).map(([purpose, { total, firstToken }]) => [
      `${arm} · ${mind}`,
      purpose,
      `p50 ${total.p50}, p95 ${total.p95} (n=${total.count})`,
      firstToken ? `p50 ${firstToken.p50}, p95 ${firstToken.p95}` : '–',
    ]),
    [`${arm} · ${mind}`, say('playPerTurn'), perTurn.playMsPerTurn, ''],
    [`${arm} · ${mind}`, say('ownPerTurn'), perTurn.ownMsPerTurn, ''],
    [`${arm} · ${mind}`, say('judgePerTurn'), perTurn.judgeMsPerTurn, ''],
  ]);
  return html`<section id="timing"><h2>${say('timing')}</h2><p class="note">${say('timingNote')} ${say('started')}: ${timing.started}. ${say('ended')}: ${timing.ended}.</p>${table(
    [say('arm'), say('purpose'), 'ms', say('firstToken')],
    rows,
  )}</section>
`;
}
