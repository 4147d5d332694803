// Metrics mean what they say: rows of turns, and what each counts.
import { METRICS, metricDefinition, metricName } from '@hakoniwa/lab';
import { describe, expect, it } from 'vitest';
import { aText, aTurn, inventing } from '../../test/a-turn.ts';
import { repairOutcome } from './repair-outcome.ts';

const count = (id: string, turn: ReturnType<typeof aTurn>) =>
  METRICS.find((metric) => metric.id === id)?.count(turn);

describe('metrics', () => {
  it.each([
    ['nothing was wrong', {}, undefined],
    ['no repair was asked for', { first: inventing('牛乳'), final: inventing('牛乳') }, 'untried'],
    ['the act is gone', { first: inventing('牛乳'), retries: 1 }, 'silent'],
    [
      'it apologises',
      { first: inventing('牛乳'), final: aText({ speech: 'ごめん、間違えた。' }), retries: 1 },
      'told',
    ],
    [
      'juice became milk',
      { first: inventing('ジュース'), final: inventing('牛乳'), retries: 2 },
      'swapped',
    ],
    ['it insists', { first: inventing('牛乳'), final: inventing('牛乳'), retries: 2 }, 'kept'],
    ['the act was dropped', { first: inventing('牛乳'), retries: 2, gaveUp: true }, 'gave_up'],
  ] as const)('[L13] what became of an invention: %s', (_, turn, outcome) => {
    expect(repairOutcome(aTurn(turn))).toBe(outcome);
  });

  it('[L13] swapping one invention for another is no silent correction and no success', () => {
    const swapped = aTurn({ first: inventing('ジュース'), final: inventing('牛乳'), retries: 1 });
    expect(count('silent_correction', swapped)).toEqual([0, 1]);
    expect(count('retry_success', swapped)).toEqual([0, 1]);
    expect(count('swapped', swapped)).toEqual([1, 1]);
    const mended = aTurn({ first: inventing('ジュース'), retries: 1 });
    expect(count('silent_correction', mended)).toEqual([1, 1]);
    expect(count('retry_success', mended)).toEqual([1, 1]);
  });

  it('[L14] looks at the first attempt and at the final text apart', () => {
    const mended = aTurn({ first: inventing('牛乳'), retries: 1 });
    expect([count('absent_props.first', mended), count('absent_props.final', mended)]).toEqual([
      [1, 1],
      [0, 1],
    ]);
    expect([count('mec.first', mended), count('mec.final', mended)]).toEqual([
      [0, 1],
      [1, 1],
    ]);
    expect([count('ece.first', mended), count('ece.final', mended)]).toEqual([[1, 1], undefined]);
    const parts = METRICS.map(({ id }) => id.split('.')).filter((words) => words.length === 2);
    const first = parts.filter(([, part]) => part === 'first').map(([name]) => name);
    expect(parts.filter(([, part]) => part === 'final').map(([name]) => name)).toEqual(first);
  });

  it('[L14] counts variables the rules do not give again', () => {
    expect(count('vue', aTurn({ variables: 4, variableErrors: 1 }))).toEqual([1, 4]);
    expect(count('vue', aTurn())).toBeUndefined();
    expect(count('mec.final', aTurn({ variables: 4, variableErrors: 1 }))).toEqual([0, 1]);
  });

  it('[L26] says precision and recall only where the truth is known', () => {
    const alarm = { score: 0.6, progress: 0.9, isRepeating: false };
    const row = (stall: typeof alarm, truth: object | null) =>
      ['stall_precision', 'stall_recall', 'standstill_precision', 'standstill_recall'].map((id) =>
        count(id, aTurn({ stall, truth: truth as never })),
      );
    expect(row(alarm, null)).toEqual([undefined, undefined, undefined, undefined]);
    expect(row(alarm, { looped: true })).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
    expect(row(alarm, { looped: false })).toEqual([[0, 1], undefined, [0, 1], undefined]);
    expect(row({ ...alarm, score: 0, progress: 0 }, { looped: true })).toEqual([
      undefined,
      [0, 1],
      undefined,
      [0, 1],
    ]);
  });

  it('[L14] have unique ids and a name in both languages', () => {
    const ids = METRICS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids)
      for (const language of ['ja', 'en'] as const)
        expect(metricName(language, id)).not.toMatch(/^(metric_|undefined)/);
  });

  it('[L37] have a definition in both languages', () => {
    const defined = METRICS.map(({ id }) => [
      metricDefinition('ja', id),
      metricDefinition('en', id),
    ]);
    for (const [ja = '', en = ''] of defined) {
      expect(ja).toMatch(/[ぁ-ん].*。$/);
      expect(en).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('[L36] count the flaws of the first attempt and of what was shown apart', () => {
    const gauged = { ...aText().gauged, flaws: ['form', 'chatter'] } as never;
    const mended = aTurn({ first: aText({ gauged }) });
    const counted = (id: string) => [count(`${id}.first`, mended), count(`${id}.final`, mended)];
    expect(counted('flaw_form')).toEqual([
      [1, 1],
      [0, 1],
    ]);
    expect(counted('flawless')).toEqual([
      [0, 1],
      [1, 1],
    ]);
    expect(counted('flaw_refusal')).toEqual([
      [0, 1],
      [0, 1],
    ]);
    const unseen = aTurn({ final: aText({ gauged: undefined }), hasFirst: false });
    expect([count('flawless.first', unseen), count('flawless.final', unseen)]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
