// A scripted model, checked over HTTP as any other would be, and the marks it got.
import { openModel, parseModelAddress } from '@hakoniwa/garden';
import { checkLines, checkModel } from '@hakoniwa/lab';
import { type AnswerAsk, type FaultPlan, loopbackDoor } from '@hakoniwa/testkit';
import { expect } from 'vitest';
import { labGardens } from './a-lab.ts';
import { aModelServer, goodModel } from './model-runs.ts';

interface Check {
  readonly language?: 'ja' | 'en';
  readonly fault?: FaultPlan;
  readonly seeds?: readonly number[];
}

export async function checked(
  answer: AnswerAsk,
  { language = 'ja', fault, seeds = [1] }: Check = {},
) {
  const server = await aModelServer(answer, fault);
  const model = openModel({
    door: loopbackDoor,
    address: parseModelAddress(server.ask),
    retry: { attempts: 1 },
  });
  const gardens = await labGardens();
  return checkModel({ model, gardens, language, seeds, deadlineMs: 20_000 });
}

export function marksOf({ axes }: Awaited<ReturnType<typeof checked>>) {
  return Object.fromEntries(axes.map(({ axis, grade }) => [axis, grade]));
}

/** A good model gets nothing but good marks, and the last line says what it can do. */
export async function expectGood(language: 'ja' | 'en'): Promise<void> {
  const result = await checked(goodModel(language), { language, seeds: [1, 2] });
  expect(Object.entries(marksOf(result)).filter(([, grade]) => grade !== 'good')).toEqual([]);
  expect([result.grade, result.turns, result.answered]).toEqual(['good', 60, 60]);
  for (const { value, low, high } of result.axes) {
    expect(low).toBeLessThanOrEqual(value ?? 0);
    expect(high).toBeGreaterThanOrEqual(value ?? 1);
  }
  const lines = checkLines(result, language);
  expect(lines.filter((one) => /\d % \[ *\d+, *\d+\]/.test(one))).toHaveLength(10);
  expect(lines.at(-1)).toContain(
    language === 'ja' ? 'ひとりで人物を演じられます' : 'play the characters by itself',
  );
}
