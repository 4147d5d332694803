// What makes a scene on instinct alive: everybody talks, in their own way and never the same twice, and does what can be done.
import type { SceneTurn } from '@hakoniwa/garden';
import { allBreaches, type TextLanguage } from '@hakoniwa/stage';
import { expect } from 'vitest';
import type { InstinctRun } from './instinct-run.ts';

/** Holds a run to it. */
export function expectLively(run: InstinctRun, language: TextLanguage): void {
  const { turns, acts, lines, before, after, last } = run;
  expect(allBreaches(last)).toEqual([]);
  expect(repeatsWithin(turns, 20)).toEqual([]);
  expect(addressesWrong(turns, language)).toEqual([]);
  expect(longestSilence(turns)).toBeLessThanOrEqual(5);
  expect(before.length / (acts + lines), before.join()).toBeLessThanOrEqual(0.01);
  expect(after).toEqual([]);
  expect(longestStall(turns)).toBeLessThanOrEqual(5);
}

/** Lines that came back too soon. */
function repeatsWithin(turns: readonly SceneTurn[], apart: number): string[] {
  const lines = turns.map(({ speech }) => speech);
  return lines.filter(
    (line, i): line is string =>
      line !== null && lines.slice(Math.max(0, i - apart), i).includes(line),
  );
}

/** やな is 姉様 to あゆ, and あゆ is あゆ to やな. */
function addressesWrong(turns: readonly SceneTurn[], language: TextLanguage): string[] {
  const wrong =
    language === 'ja'
      ? { yana: /姉様|あゆちゃん|です。|ます。/u, ayu: /やな|お姉|じゃん|だよ。/u }
      : { yana: /\bSister\b/, ayu: /\bYana\b/ };
  return turns.flatMap(({ who, speech }) =>
    speech !== null && wrong[who as 'yana' | 'ayu'].test(speech) ? [`${who}: ${speech}`] : [],
  );
}

/** The most turns in a row in which nothing was said or done. */
function longestSilence(turns: readonly SceneTurn[]): number {
  let longest = 0;
  let run = 0;
  for (const { act, speech, injected } of turns) {
    run = act === null && speech === null && injected === null ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** The most turns in a row that stayed stalled after somebody stepped in. */
export function longestStall(turns: readonly SceneTurn[]): number {
  let longest = 0;
  let run = 0;
  for (const { stall } of turns) {
    run = stall > 0.8 ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
