// What was brought about once: a state that was wanted and made is no longer wanted because somebody changed it since.
import { type Condition, meaningsOf } from '@hakoniwa/stage';
import { MAKES, UNMAKES } from '../want/verb-hints.ts';

/** The condition asked of deeds alone: that somebody did what brings it about. */
export function onceDone(condition: Condition): Condition {
  const { holds, at, state, on, in: inside, not, all, any } = condition;
  if (holds) return { done: { verb: 'take', by: holds.character, object: holds.prop } };
  if (at) return { done: { verb: 'move', by: at.character, target: at.place } };
  if (on) return { done: { verb: 'put', object: on.prop, target: on.surface } };
  if (inside) return { done: { verb: 'put', object: inside.prop, target: inside.container } };
  if (state) return anyOf(state, MAKES);
  if (not?.state) return anyOf(not.state, UNMAKES);
  if (all) return { all: all.map(onceDone) };
  if (any) return { any: any.map(onceDone) };
  return condition;
}

function anyOf(
  { prop, has }: NonNullable<Condition['state']>,
  verbs: Readonly<Record<string, readonly string[]>>,
): Condition {
  const made = [...meaningsOf(has)].flatMap((meaning) => verbs[meaning] ?? []);
  return { any: made.map((verb) => ({ done: { verb, object: prop } })) };
}
