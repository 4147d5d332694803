// Whatever text is sent as an experiment, it is read, adapted or refused with its problems.
import { adaptExperiment, ExperimentProblemsError, readExperiment } from '@hakoniwa/lab';
import fc from 'fast-check';
import { expect, it } from 'vitest';

const GOOD = `name: small
seeds: 2
scenarios: [kitchen_morning]
arms:
  A: { inject: false, gm: false }
minds:
  m: { kind: instinct }
`;

/** Whether it is read, or what is thrown. */
function reading(text: string): string {
  try {
    const adapted = adaptExperiment(text, { language: 'en', seeds: 3, turns: 4 });
    return `seeds ${String(readExperiment('x.yaml', adapted).seeds)}`;
  } catch (error) {
    return error instanceof ExperimentProblemsError ? 'problems' : String(error);
  }
}

it.each([
  ['a scalar', 'y\u0018z'],
  ['a list', '- a\n- b'],
  ['nothing', '   # nothing'],
  ['brackets without end', '['.repeat(50_000)],
  ['flow in flow in flow', `${'{a: '.repeat(10_000)}1${'}'.repeat(10_000)}`],
  ['an alias of nobody', `${GOOD}about: *nobody`],
  [
    'aliases that unfold',
    `a: &a [x,x,x,x,x,x,x,x]\nb: &b [${'*a,'.repeat(60)}*a]\nc: [${'*b,'.repeat(60)}*b]`,
  ],
  ['a syntax error', `${GOOD}: :\n\t- [`],
  ['a key that is a map', '? { a: 1 }\n: b'],
  ['a tag', `${GOOD}about: !!js/function x`],
  ['the character 0', `${GOOD}about: "\\0"\nname: "\\ud800"`],
])('[L32] %s is refused with its problems', (_, text) => {
  expect(reading(text)).toBe('problems');
});

it('[L32] what is set anew is read as if it had been written so', () => {
  expect(reading(GOOD)).toBe('seeds 3');
  expect(adaptExperiment(`# why\n${GOOD}`, { seeds: 3 })).toMatch(
    /^# why\nname: small\nseeds: 3\n/,
  );
});

const scraps = [
  '{',
  '[',
  ']',
  ': ',
  '- ',
  '\n',
  '&a',
  '*a',
  '!!x ',
  '"',
  '|',
  '? ',
  '<<: *a',
  '\\0',
  GOOD,
];

it('[L32] no text makes reading or adapting fail otherwise', () => {
  const yamlish = fc
    .array(fc.oneof(fc.constantFrom(...scraps), fc.string({ unit: 'binary' })), { maxLength: 30 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(yamlish, (text) => {
      expect(reading(text)).toMatch(/^(?:problems|seeds 3)$/);
    }),
    { numRuns: 300 },
  );
});
