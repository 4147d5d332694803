// The ways a condition could be made true by whoever plays: one trial each, for every deed it asks for and every state.
import type { Condition } from '@hakoniwa/stage';
import { OBJECTIVE_EVENTS, type ObjectiveEvent } from '../objective.ts';
import type { Trial } from './explorer.ts';
import { TRIALS } from './objective-trials.ts';
import type { Probe } from './probe.ts';
import { anywhere } from './skill-trial.ts';
import { delivering, handlingTrial, nearestTrial } from './subject-trials.ts';

type Ground = Pick<Probe, 'explorer' | 'campaign'>;

/** The trials of a condition; any one that leads there makes it true once. */
export function conditionTrials(ground: Ground, condition: Condition): (() => Trial)[] {
  const { done, all, any } = condition;
  if (done) return deedTrials(ground, done);
  if (any) return any.flatMap((part) => conditionTrials(ground, part));
  if (all) return [() => everyTrial(all.map((part) => conditionTrials(ground, part)))];
  return [() => ground.explorer.pursue(ground.explorer.start, condition)];
}

/** The least that comes of several conditions, each tried by itself. */
function everyTrial(parts: readonly (() => Trial)[][]): Trial {
  const tried = parts.map((trials) => nearestTrial(trials));
  return (
    tried.find(({ outcome }) => outcome === 'unreachable') ??
    tried.find(({ outcome }) => outcome !== 'reached') ??
    nearestTrial(parts.flat())
  );
}

function deedTrials(ground: Ground, done: NonNullable<Condition['done']>): (() => Trial)[] {
  const { verb, object, target } = done;
  const id = typeof object === 'string' ? object : undefined;
  const to = typeof target === 'string' ? target : undefined;
  const event = OBJECTIVE_EVENTS.find((one): one is ObjectiveEvent => one === verb);
  if (event) {
    const objective = { ...(id === undefined ? {} : { of: [id] }), ...(to ? { to } : {}) };
    return TRIALS[event]({ ...ground, objective });
  }
  const { explorer } = ground;
  if (verb === 'give' && id !== undefined && to !== undefined)
    return [() => delivering(explorer, { id, to })];
  if (verb === 'move' && to !== undefined) return [() => explorer.to(to)];
  if (id === undefined) return [() => anywhere(ground, [verb])];
  return [() => handlingTrial(explorer, { id, verbs: [verb] })];
}
