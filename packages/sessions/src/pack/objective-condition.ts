// An objective as it is played: a condition, how often it must come true, and whether the same one counts again.
import { assert, type Condition } from '@hakoniwa/stage';
import type { ObjectiveSheet } from './objective.ts';
import { REPEATABLE } from './repeatable.ts';

export interface Objective extends Pick<ObjectiveSheet, 'id' | 'text'> {
  readonly when: Condition;
  readonly count: number;
  /** Whether the same subject counts again. */
  readonly again: boolean;
}

/** The objective of a sheet; the short form is a deed with one of some subjects. */
export function objectiveOf(sheet: ObjectiveSheet): Objective {
  const { id, text, count = 1, when, again = false, event } = sheet;
  if (when) return { id, text, count, when, again };
  assert(event !== undefined, 'a sound objective has a condition or an event');
  return { id, text, count, when: shortly(sheet, event), again: REPEATABLE.has(event) };
}

function shortly({ of = [], to }: ObjectiveSheet, verb: string): Condition {
  const target = to === undefined ? {} : { target: to };
  const deeds = of.map((object) => ({ done: { verb, object, ...target } }));
  const [only = { done: { verb, ...target } }] = deeds;
  return deeds.length > 1 ? { any: deeds } : only;
}
