// Whether an experiment that somebody sent may run on a server: it must not reach outside the server.
import { ONLY_WHAT_IS_HERE } from './locale/problem-words.ts';
import type { ExperimentProblem } from './problem.ts';
import type { Experiment } from './schema.ts';

type Outside = Pick<ExperimentProblem, 'path' | 'message'>;

/** What would read files or call addresses of the sender's choice; empty when nothing does. */
export function reachesOutside({ scenarios, minds, models }: Experiment): Outside[] {
  return [
    ...scenarios.flatMap((one, index) =>
      typeof one === 'string' || /^[a-z0-9][a-z0-9-]*$/.test(one.pack)
        ? []
        : [outside(`scenarios[${index}].pack`)],
    ),
    ...Object.entries(minds).flatMap(([name, { kind }]) =>
      kind === 'replay' || kind === 'recorded' ? [outside(`minds.${name}.kind`)] : [],
    ),
    ...Object.entries(models).flatMap(([name, address]) =>
      address === 'auto' ? [] : [outside(`models.${name}`)],
    ),
  ];
}

function outside(path: string): Outside {
  return { path, message: ONLY_WHAT_IS_HERE };
}
