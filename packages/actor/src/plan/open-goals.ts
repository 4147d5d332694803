// What somebody is after now, as conditions that can be planned for: wishes that are not fulfilled yet.
import {
  bindingsOf,
  type Condition,
  classOf,
  type Deed,
  intentionOf,
  type Kind,
} from '@hakoniwa/stage';
import type { MindContext } from '../context.ts';
import type { Wish } from '../want/wish.ts';
import { onceDone } from './once-done.ts';

/** A wish that says what must be so. */
export type OpenGoal = Wish & { readonly wants: Condition };

/** Everything that is wanted and is not so yet, as far as one knows; the dearest first. */
export function openGoals(context: MindContext, wishes: readonly Wish[]): OpenGoal[] {
  const goals = wishes.filter((wish): wish is OpenGoal => wish.wants !== undefined);
  if (goals.length === 0) return [];
  const deeds = deedsRemembered(context);
  const { believed, id } = context;
  const followed = intentionOf(context.self.inner ?? {})?.goal;
  const isSo = (condition: Condition, known: readonly Deed[]) =>
    bindingsOf(believed, { condition, deeds: known, bindings: { self: id } }) !== undefined;
  return goals
    .filter(({ weight }) => weight >= WORTH_IT)
    .filter(({ wants, isOnce, since, goal }) => {
      const counted = since === undefined ? deeds : deeds.filter(({ deed }) => deed.at >= since);
      if (isSo(wants, isOnce ? counted.map(({ deed }) => deed) : [])) return false;
      // What one is still about is not done yet, whatever was done for it.
      if (!isOnce || followed === goal) return true;
      return !isSo(
        onceDone(wants),
        counted.filter((one) => one.isFor(goal)).map(({ deed }) => deed),
      );
    })
    .sort((a, b) => b.weight - a.weight || (a.goal < b.goal ? -1 : 1));
}

/** Below this many points it is better to do nothing and talk. */
const WORTH_IT = 20;

interface Remembered {
  readonly deed: Deed;
  /** Whether it was done for a goal, or by somebody else. */
  readonly isFor: (goal: string) => boolean;
}

/** What one did and saw done, as far as it comes back. */
function deedsRemembered({ recallable, id }: MindContext): Remembered[] {
  return recallable.flatMap((memory): Remembered[] => {
    const { verb, actor, object, target, at, isDenied } = memory;
    if (verb === undefined || actor === undefined || isDenied) return [];
    const kind = Object.hasOwn(USES_UP, verb) ? USES_UP[verb] : undefined;
    const was = object !== undefined && kind ? { name: object, kind } : undefined;
    const deed = {
      ...{ verb, actor, at },
      ...(object === undefined ? {} : { object }),
      ...(target === undefined ? {} : { target }),
      ...(was ? { objectThen: { ...was, class: classOf(was) } } : {}),
    };
    return [{ deed, isFor: (goal) => actor !== id || memory.goal === goal }];
  });
}

/** What is there no more once it was eaten or drunk was something to eat or drink. */
const USES_UP: Readonly<Record<string, Kind>> = { drink: 'drink', eat: 'food' };
