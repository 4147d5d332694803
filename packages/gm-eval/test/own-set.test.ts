// Our own labelled turns, and the GM on a quarter of them; the slow run takes all.
import { createGm, type Gm } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EvalSet } from '../src/eval-case.ts';
import type { CaseOutcome } from '../src/run-set.ts';
import { worldLabelOf } from '../src/world-checks.ts';
import {
  cases,
  everySession,
  golden,
  readFailing,
  runAsRecorded,
  scoreAsKnown,
} from './own-sets.ts';

const REASONS = [
  'MISSING_OBJECT',
  'WRONG_LOCATION',
  'INVALID_STATE',
  'NOT_OWNED',
  'CONTRADICTS_WORLD',
  'OUT_OF_SCOPE',
  'AMBIGUOUS_ACTION',
  'RATE_LIMITED',
];

describe('the set itself', () => {
  it('is large, mostly harmless, and has every line labelled under its own id', () => {
    expect(cases.length).toBeGreaterThanOrEqual(330);
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
    expect(cases.every(({ allowed }) => typeof allowed === 'boolean')).toBe(true);
    const harmless = cases.filter(({ allowed }) => allowed).length;
    expect(harmless / cases.length).toBeGreaterThanOrEqual(0.5);
  });
  it('says of six hundred turns at least what the world becomes, in both languages', () => {
    const labelled = cases.filter((one) => worldLabelOf(one) !== undefined);
    expect(labelled.length).toBeGreaterThanOrEqual(600);
    const changing = labelled.filter((one) => Object.keys(worldLabelOf(one) ?? {}).length > 0);
    expect(changing.length).toBeGreaterThanOrEqual(400);
    for (const language of ['en', 'j'])
      expect(changing.filter(({ id }) => id.startsWith(language)).length).toBeGreaterThan(100);
  });
  it.each(['en', 'ja'])('has every reason several times in %s', (language) => {
    const own = cases.filter(({ id }) => id.startsWith(language));
    for (const reason of REASONS) {
      const count = own.filter(({ denied_reasons }) => denied_reasons?.includes(reason)).length;
      expect(count, reason).toBeGreaterThanOrEqual(7);
    }
  });
  it('is recorded turn by turn, and nothing else is', () => {
    expect([...golden.keys()].sort()).toEqual(cases.map(({ id }) => id).sort());
  });
  it('has every turn that is known to fail', () => {
    const ids = new Set(cases.map(({ id }) => id));
    expect(readFailing().filter((line) => !ids.has(line.split(' ')[0] ?? ''))).toEqual([]);
  });
});

describe('the GM on a quarter of the set', () => {
  let gm: Gm;
  const run = new Map<EvalSet, readonly CaseOutcome[]>();
  beforeAll(async () => {
    gm = createGm({ analysers: { japanese: await loadJapaneseTokenizer() } });
  });
  it.each(everySession(4))(
    'makes of every turn of $name what the golden record has; `npm run golden:gm -- --write` records anew',
    (set) => void run.set(set, runAsRecorded(gm, set)),
  );
  it('fails on the turns it is known to fail on, and on no other', () => {
    const { crashes, speechLost } = scoreAsKnown(run);
    expect([crashes, speechLost]).toEqual([0, 0]);
  });
});
