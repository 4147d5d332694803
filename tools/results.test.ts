import { describe, expect, it } from 'vitest';
import {
  addCounts,
  countVitest,
  dearestFiles,
  namesOfFailures,
  sayCounts,
  sayTime,
} from './results.mjs';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((one) => ({ status: one })),
});
const report = (failed: number, ...testResults: object[]) => ({
  numPassedTests: 3,
  numFailedTests: failed,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults,
});

describe('counts', () => {
  it.each([
    ['a good run', report(0, file('passed', 'passed')), 0, 0],
    ['a failed test', report(1, file('failed', 'failed', 'passed')), 1, 1],
    ['a file that does not load', report(0, file('failed')), 1, 1],
    ['an error outside the tests', report(0, file('passed', 'passed')), 1, 1],
  ])('reads %s', (_, json, exitCode, failed) => {
    expect(countVitest(json, exitCode)).toEqual({ passed: 3, failed, skipped: 2 });
  });

  it('takes a missing report as a failure', () => {
    expect(countVitest(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(addCounts([{ passed: 2, failed: 0, skipped: 0 }, undefined]).failed).toBe(1);
  });

  it('names what failed, with the way its message begins', () => {
    const broken = { name: '/here/a.test.ts', status: 'failed', message: 'no such file\nat …' };
    const test = { status: 'failed', fullName: 'it holds', failureMessages: ['was 2\nat …'] };
    expect(
      namesOfFailures(
        report(
          1,
          { ...broken, assertionResults: [] },
          { ...broken, name: '/here/b.test.ts', assertionResults: [test, { status: 'passed' }] },
        ),
        '/here',
      ),
    ).toEqual(['a.test.ts: no such file', 'b.test.ts > it holds: was 2']);
    expect(namesOfFailures(undefined, '/here')).toEqual([]);
  });

  it('says them in one plain line', () => {
    expect(sayCounts({ passed: 2, failed: 0, skipped: 0 })).toBe('2 passed, 0 failed');
    expect(sayCounts({ passed: 2, failed: 1, skipped: 3 })).toBe('2 passed, 1 failed, 3 skipped');
  });
  it('names the files that took longest', () => {
    const took = (name: string, ...durations: (number | undefined)[]) => ({
      name: `/house/${name}`,
      assertionResults: durations.map((duration) => ({ duration })),
    });
    const testResults = [took('a', 500), took('b', 1_000, undefined, 1_250), took('c', 700)];
    expect(dearestFiles({ testResults }, { root: '/house', most: 2 })).toEqual([
      '2.3 s b',
      '0.7 s c',
    ]);
    expect(dearestFiles(undefined, { root: '/house', most: 2 })).toEqual([]);
  });
  it('says what a run took, with the processor time where the system tells it', () => {
    expect(sayTime({ seconds: 12.4, cpuSeconds: 20.6 })).toBe('12 s and 21 CPU-seconds');
    expect(sayTime({ seconds: 12.4, cpuSeconds: undefined })).toBe('12 s');
  });
});
