// Rates of each speaker, and the sanitizer's record in the words of specification 4.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRun, reportHtml, reportInput, reportMarkdown } from '@hakoniwa/lab';
import { describe, expect, it } from 'vitest';
import { aFolder, aRun } from '../../test/a-lab.ts';
import { aText, aTurn } from '../../test/a-turn.ts';
import type { JudgedCell } from '../judge/judged-turn.ts';
import { sanitizerFigures, sanitizerRecords } from './sanitizer-records.ts';
import { speakerRows } from './speaker-rows.ts';

const SAMPLING = { resamples: 200, confidence: 0.95, seed: 1 };

const slip = aText({ slips: [{ check: 'address', what: 'やなちゃん' }] });
const blocked = aText({
  sanitizer: {
    ...{ action: 'コーヒーを飲みながら', removed: false, replaced: true, blocked: ['コーヒー'] },
    replacement: '一息つく',
  },
});

function aJudgedCell(seed: number, turns: JudgedCell['turns']): JudgedCell {
  const empty = { genesis: '', prompts: '', model: 'm', hash: '' };
  return { id: `A/m/k.s/${seed}`, arm: 'A', mind: 'm', scenario: 'k.s', seed, ...empty, turns };
}

describe('each speaker', () => {
  it('[L37] has shares of their own turns, not of everybody’s', () => {
    const cells = [1, 2, 3].map((seed) =>
      aJudgedCell(seed, [
        aTurn({ who: 'yana', name: 'やな' }),
        aTurn({ who: 'ayu', name: 'あゆ', turn: 2, first: seed === 1 ? slip : aText() }),
      ]),
    );
    const rows = speakerRows(cells, SAMPLING);
    expect(rows.あゆ?.['address.first']).toMatchObject({ hits: 1, of: 3 });
    expect(rows.やな?.['address.first']).toMatchObject({ hits: 0, of: 3 });
    expect(rows.やな?.['flawless.final']).toMatchObject({ value: 1, of: 3 });
    expect(rows.やな?.calls).toBeUndefined();
  });
});

describe('the sanitizer in the Lab', () => {
  it('[L38] is recorded as specification 4 §5.2 writes it, and counted by its four figures', () => {
    const turns = [
      aTurn({ turn: 3, name: 'やな', first: blocked }),
      aTurn({ turn: 4, name: 'あゆ', first: blocked, hasFirst: false }),
    ];
    expect(sanitizerRecords(aJudgedCell(1, turns))).toEqual([
      {
        ...{ cell: 'A/m/k.s/1', text: 'first', turn: 3, speaker: 'やな' },
        sanitizer: {
          triggered: true,
          action_removed: false,
          action_replaced: true,
          blocked_props: ['コーヒー'],
          original_action: 'コーヒーを飲みながら',
          replacement: '一息つく',
        },
      },
    ]);
    expect(sanitizerFigures(turns)).toEqual({
      first: {
        action_sanitized_rate: 1,
        blocked_props_topN: [['コーヒー', 1]],
        action_removed_count: 0,
        action_replaced_count: 1,
      },
      final: {
        action_sanitized_rate: 0,
        blocked_props_topN: [],
        action_removed_count: 0,
        action_replaced_count: 0,
      },
    });
  });

  it('[L37] [L38] a run keeps the records in a file and says definitions, speakers and counts', async () => {
    const folder = await aFolder();
    await aRun(
      `name: small
seeds: 3
turns: 4
scenarios: [kitchen_morning]
arms: { A: { inject: false, gm: false } }
minds: { noisy: { kind: noisy, rate: 0.9 } }
`,
      { folder },
    );
    const run = await readRun(folder);
    const [arm] = run.results.arms;
    const kept = (await readFile(join(folder, 'sanitizer.jsonl'), 'utf8')).trim().split('\n');
    const first = kept
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as { text: string; sanitizer: { action_replaced: boolean } })
      .filter(({ text, sanitizer }) => text === 'first' && sanitizer.action_replaced);
    expect(arm?.sanitizer?.first.action_replaced_count).toBe(first.length);
    expect(Object.keys(arm?.speakers ?? {}).sort()).toEqual(['あゆ', 'やな']);
    const input = await reportInput(run, 'en');
    for (const page of [reportHtml(input), reportMarkdown(input)]) {
      expect(page).toContain('What the metrics mean');
      expect(page).toContain('speak or act for somebody else');
      expect(page).toContain('A · あゆ');
    }
    expect(reportHtml(input)).toContain('action_replaced_count');
    expect(reportHtml({ ...input, language: 'ja' })).toContain(
      'ほかの人物の台詞や行動まで書いた文',
    );
  });
});
