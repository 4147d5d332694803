// A scenario beside the plain one, by the same mind: what it brings about.
import type { Language } from '@hakoniwa/stage';
import { aRun } from './a-lab.ts';

/** A metric in a scenario and in the plain one beside it. */
export async function against(
  scenario: string,
  { metric, mind, language }: { metric: string; mind: string; language: Language },
) {
  const { results } = await aRun(`name: induced
language: ${language}
seeds: 8
scenarios: [kitchen_morning, ${scenario}]
arms: { A: { inject: false, gm: false } }
minds: { m: ${mind} }
`);
  const scenarios = results?.arms[0]?.scenarios ?? {};
  return [
    scenarios[`kitchen.${scenario}`]?.[metric],
    scenarios['kitchen.kitchen_morning']?.[metric],
  ];
}
