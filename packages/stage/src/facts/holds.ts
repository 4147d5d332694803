// Whether a condition holds in a world, and what its variables then stand for.
import { limits } from '../limits.ts';
import { type Condition, formOf } from '../world/schema/condition.ts';
import type { World } from '../world/world.ts';
import type { Deed } from './deeds.ts';
import { PLAIN_FORMS } from './plain-forms.ts';
import { type Asked, type Bindings, NO_BINDINGS } from './terms.ts';

/** What is asked of a world, with what is known beside it. */
export interface AskedCondition {
  readonly condition: Condition;
  /** What was done, for conditions about deeds; without it nothing was. */
  readonly deeds?: readonly Deed[] | undefined;
  /** What some variables stand for already. */
  readonly bindings?: Bindings | undefined;
}

/** Whether a condition holds in a world as it stands. */
export function holds(world: World, condition: Condition): boolean {
  return bindingsOf(world, { condition }) !== undefined;
}

/** The first way in which a condition holds; undefined when it does not. */
export function bindingsOf(
  world: World,
  { condition, deeds = [], bindings = NO_BINDINGS }: AskedCondition,
): Bindings | undefined {
  const asked = { world, deeds, budget: { left: limits.conditionTries } };
  for (const found of solve(asked, condition, bindings)) return found;
  return undefined;
}

function* solve(asked: Asked, condition: Condition, b: Bindings): Generator<Bindings> {
  const { all, any, not } = condition;
  const form = formOf(condition);
  if (form === undefined) return;
  if (form === 'all') yield* everyPart(asked, negationsLast(all ?? []), b);
  else if (form === 'any') for (const part of any ?? []) yield* solve(asked, part, b);
  else if (form === 'not') {
    const isSo = not && !solve(asked, not, b).next().done;
    // When there were too many ways to try, nothing was found out.
    if (!isSo && asked.budget.left >= 0) yield b;
  } else yield* PLAIN_FORMS[form](asked, condition[form] as never, b);
}

function* everyPart(
  asked: Asked,
  [first, ...rest]: readonly Condition[],
  b: Bindings,
): Generator<Bindings> {
  if (!first) yield b;
  else for (const own of solve(asked, first, b)) yield* everyPart(asked, rest, own);
}

/** What must not be so is asked once the rest has said of whom. */
function negationsLast(parts: readonly Condition[]): Condition[] {
  const isNegation = (part: Condition) => formOf(part) === 'not';
  return [...parts.filter((part) => !isNegation(part)), ...parts.filter(isNegation)];
}
