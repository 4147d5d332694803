// Experiments are read strictly, and every mistake is told where it stands.
import { ExperimentProblemsError, readExperiment, shippedExperiments } from '@hakoniwa/lab';
import { describe, expect, it } from 'vitest';

const GOOD = `name: small
seeds: 2
scenarios: [kitchen_morning]
arms:
  A: { inject: false, gm: false }
minds:
  m: { kind: instinct }
`;

function problems(text: string): string[] {
  try {
    readExperiment('x.yaml', text);
    return [];
  } catch (error) {
    if (!(error instanceof ExperimentProblemsError)) throw error;
    return error.problems.map(
      ({ line, column, path, message }) =>
        `${line}:${column} ${path} ${message.en}${message.ja === '' ? '!' : ''}`,
    );
  }
}

describe('an experiment', () => {
  it('[L1] is read with its defaults', () => {
    const { arms, intervals, language } = readExperiment('x.yaml', GOOD);
    expect(arms.A).toEqual({ inject: false, gm: false, sanitizer: false, storyteller: false });
    expect([intervals.resamples, intervals.confidence, language]).toEqual([2000, 0.95, 'ja']);
  });

  it.each([
    [
      'an unknown field',
      GOOD.replace('gm: false', 'gm: false, gmm: true'),
      '5:34 arms.A there is no field "gmm". Did you mean "gm"? There are: title, inject, gm, retries, tries, sanitizer, storyteller, mind',
    ],
    [
      'a wrong type',
      GOOD.replace('gm: false', 'gm: maybe'),
      '5:27 arms.A.gm write true, false or observe.',
    ],
    [
      'a rate above one',
      GOOD.replace('{ kind: instinct }', '{ kind: noisy, rate: 2 }'),
      '7:27 minds.m.rate too large (1 or less).',
    ],
    [
      'a path as a scenario',
      GOOD.replace('kitchen_morning', '../etc'),
      '3:13 scenarios[0] an id of a scenario',
    ],
    [
      'a kind nobody knows',
      GOOD.replace('instinct', 'nosy'),
      '7:14 minds.m.kind one of: instinct, noisy, model, replay, recorded',
    ],
    [
      'a list where a number stands',
      GOOD.replace('seeds: 2', 'seeds: many'),
      '2:8 seeds write how many (20) or which ones ([3, 5, 8]).',
    ],
    ['broken YAML', `${GOOD}  - : [`, expect.stringMatching(/^8:\d+ {2}This is not valid YAML/)],
    [
      'an unknown baseline',
      `${GOOD}baseline: B`,
      '8:11 baseline there is no "B". Did you mean "A"? There are: A',
    ],
    [
      'an unknown mind',
      GOOD.replace('gm: false', 'gm: false, mind: n'),
      '5:40 arms.A.mind there is no "n". Did you mean "m"? There are: m',
    ],
    [
      'an unknown model',
      GOOD.replace('{ kind: instinct }', '{ kind: model, model: x }'),
      expect.stringMatching(/^7:28 minds.m.model there is no "x". There are: –/),
    ],
    [
      'a scenario twice',
      GOOD.replace('[kitchen_morning]', '[kitchen_morning, kitchen_morning]'),
      '3:30 scenarios[1] kitchen/kitchen_morning stands twice.',
    ],
    [
      'no mind',
      GOOD.replace('minds:\n  m: { kind: instinct }', 'minds: {}'),
      '6:8 minds at least one is needed.',
    ],
    [
      'too many sessions',
      GOOD.replace('seeds: 2', 'seeds: 10001'),
      expect.stringMatching(/^2:8 seeds/),
    ],
  ])('[L2] %s is told with its line', (_, text, said) => {
    expect(problems(text)).toEqual([said]);
  });

  it('[L2] several mistakes are told at once, in both languages', () => {
    const text = GOOD.replace('seeds: 2', 'seed: 2').replace('name: small', 'name: "a b"');
    expect(problems(text)).toEqual([
      '1:7 name letters, digits, - and _; 40 at most',
      '1:1 seeds this field is needed.',
      expect.stringContaining('2:1  there is no field "seed". Did you mean "seeds"?'),
    ]);
    expect(() => readExperiment('x.yaml', text)).toThrow(
      expect.objectContaining({
        problems: [
          expect.objectContaining({
            message: expect.objectContaining({ ja: '英数字と - _ だけ、40 文字までです。' }),
          }),
          expect.objectContaining({
            message: expect.objectContaining({ ja: 'この項目が必要です。' }),
          }),
          expect.objectContaining({
            message: expect.objectContaining({
              ja: expect.stringMatching(/^「seed」という項目はありません。「seeds」/),
            }),
          }),
        ],
      }),
    );
  });

  it('[L1] every shipped one can be read', async () => {
    const names = (await shippedExperiments()).map(({ experiment }) => experiment.name);
    expect(names).toEqual(['instinct', 'model', 'sanitizer', 'stall', 'two-by-two']);
  });
});
