// What a schema cannot see: names that must exist, and sizes that come from several fields.
import { limits } from '../limits.ts';
import { ONE_IS_NEEDED, standsTwice, tooMany, unknownName } from './locale/problem-words.ts';
import type { ExperimentProblem } from './problem.ts';
import type { Experiment } from './schema.ts';
import { seedsOf } from './seeds.ts';

export interface CrossFinding {
  readonly path: readonly PropertyKey[];
  readonly message: ExperimentProblem['message'];
}

/** Everything that does not fit together. */
export function crossChecks(experiment: Experiment): CrossFinding[] {
  const { arms, minds, models, baseline, gates } = experiment;
  const named = (path: PropertyKey[], name: string | undefined, known: object) =>
    name === undefined || Object.hasOwn(known, name)
      ? []
      : [{ path, message: unknownName(name, Object.keys(known)) }];
  return [
    ...missing({ arms, minds }),
    ...beyond(['arms'], { got: Object.keys(arms).length, most: limits.arms }),
    ...beyond(['minds'], { got: Object.keys(minds).length, most: limits.minds }),
    ...named(['baseline'], baseline, arms),
    ...named(['gates', 'arm'], gates.arm, arms),
    ...Object.entries(arms).flatMap(([id, arm]) => named(['arms', id, 'mind'], arm.mind, minds)),
    ...Object.entries(minds).flatMap(([id, mind]) =>
      mind.kind === 'model' ? named(['minds', id, 'model'], mind.model, models) : [],
    ),
    ...beyond(['seeds'], { got: sessions(experiment), most: limits.cells }),
    ...doubles(experiment),
  ];
}

function sessions({ arms, minds, scenarios, seeds }: Experiment): number {
  const count = Object.keys(arms).length * Object.keys(minds).length;
  return count * scenarios.length * seedsOf(seeds).length;
}

function doubles({ seeds, scenarios }: Experiment): CrossFinding[] {
  const names = scenarios.map((one) =>
    typeof one === 'string' ? `kitchen/${one}` : `${one.pack}/${one.scenario}`,
  );
  const twice = names.findIndex((name, index) => names.indexOf(name) < index);
  const isRepeated = Array.isArray(seeds) && new Set(seeds).size < seeds.length;
  return [
    ...(twice < 0
      ? []
      : [{ path: ['scenarios', twice], message: standsTwice(names[twice] ?? '') }]),
    ...(isRepeated ? [{ path: ['seeds'], message: standsTwice('seeds') }] : []),
  ];
}

/** Tables of which one line at least is needed. */
function missing(tables: Readonly<Record<string, object>>): CrossFinding[] {
  return Object.entries(tables)
    .filter(([, table]) => Object.keys(table).length === 0)
    .map(([field]) => ({ path: [field], message: ONE_IS_NEEDED }));
}

function beyond(
  path: readonly PropertyKey[],
  count: { readonly got: number; readonly most: number },
): CrossFinding[] {
  return count.got <= count.most ? [] : [{ path, message: tooMany(count) }];
}
