// Signs of life of a start: often enough, in both languages, and none when it is over.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limits } from '../limits.ts';
import { signOfLife } from './sign-of-life.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('[K14] a start that takes long says so now and then', () => {
  const said: string[] = [];
  const sign = signOfLife((text) => said.push(text));
  vi.advanceTimersByTime(2 * limits.signOfLifeMs);
  sign.end();
  vi.advanceTimersByTime(2 * limits.signOfLifeMs);
  expect(said).toHaveLength(2);
  expect(said[0]).toMatch(/まだ開いています.*Still opening/);
});

it('[K14] a database that is waited for is named at once, and once in a while', () => {
  const said: string[] = [];
  const sign = signOfLife((text) => said.push(text));
  for (let i = 0; i < 100; i++) sign.databaseAway();
  expect(said).toEqual([expect.stringMatching(/データベースの応答を.*Waiting for the database/)]);
  vi.advanceTimersByTime(limits.signOfLifeMs);
  expect(said).toHaveLength(2);
  expect(said[1]).toBe(said[0]);
  vi.advanceTimersByTime(limits.signOfLifeMs);
  expect(said[2]).toContain('Still opening');
  sign.end();
  sign.databaseAway();
  expect(said).toHaveLength(3);
});
