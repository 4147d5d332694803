// What a schema cannot see: names that must exist, and sizes that come from several fields.
import { nearest } from '@hakoniwa/stage';
import { limits } from '../limits.ts';
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
    name === undefined || Object.hasOwn(known, name) ? [] : [unknown(path, name, known)];
  return [
    ...(Object.keys(arms).length === 0 ? [missing(['arms'])] : []),
    ...(Object.keys(minds).length === 0 ? [missing(['minds'])] : []),
    ...tooMany(['arms'], Object.keys(arms).length, limits.arms),
    ...tooMany(['minds'], Object.keys(minds).length, limits.minds),
    ...named(['baseline'], baseline, arms),
    ...named(['gates', 'arm'], gates.arm, arms),
    ...Object.entries(arms).flatMap(([id, arm]) => named(['arms', id, 'mind'], arm.mind, minds)),
    ...Object.entries(minds).flatMap(([id, mind]) =>
      mind.kind === 'model' ? named(['minds', id, 'model'], mind.model, models) : [],
    ),
    ...tooMany(['seeds'], sessions(experiment), limits.cells),
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
    ...(twice < 0 ? [] : [same(['scenarios', twice], names[twice] ?? '')]),
    ...(isRepeated ? [same(['seeds'], 'seeds')] : []),
  ];
}

function same(path: readonly PropertyKey[], what: string): CrossFinding {
  return { path, message: { ja: `${what} が二度あります。`, en: `${what} stands twice.` } };
}

function missing(path: readonly PropertyKey[]): CrossFinding {
  return { path, message: { ja: '少なくともひとつ必要です。', en: 'at least one is needed.' } };
}

function tooMany(path: readonly PropertyKey[], got: number, most: number): CrossFinding[] {
  if (got <= most) return [];
  const message = {
    ja: `多すぎます（${got}、${most} まで）。`,
    en: `too many (${got}, ${most} at most).`,
  };
  return [{ path, message }];
}

function unknown(path: readonly PropertyKey[], name: string, known: object): CrossFinding {
  const names = Object.keys(known);
  const list = names.join(', ') || '–';
  const close = names.length === 0 ? '' : nearest(name, names);
  return {
    path,
    message: {
      ja: `「${name}」はありません。${close && `「${close}」のことですか。`}あるのは: ${list}`,
      en: `there is no "${name}". ${close && `Did you mean "${close}"? `}There are: ${list}`,
    },
  };
}
