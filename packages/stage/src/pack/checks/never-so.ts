// Where a condition can never come true, however things go: an opposite, a state nothing gives, a sort nobody has.
import { isA } from '../../classes/relations.ts';
import { meaningsOf } from '../../words/means.ts';
import { isOpposite } from '../../words/opposites.ts';
import { type Condition, formOf } from '../../world/schema/condition.ts';
import type { Term } from '../../world/schema/term.ts';
import { actionFor } from '../affordance-shorthand.ts';
import { sheetClass } from '../build/sheet-class.ts';
import { type PackProblem, problem, type SourceSpot } from '../problem.ts';
import type { PropSheet } from '../schema/prop-sheet.ts';
import type { Path } from '../yaml/yaml-file.ts';

export interface NeverAround {
  readonly props: ReadonlyMap<string, PropSheet>;
  /** Whether a word is a verb of another package's deeds. */
  readonly isVerb?: (verb: string) => boolean;
  /** Where a part of the condition stands. */
  readonly spot: (...path: Path) => SourceSpot;
}

/** A warning for each part that can never be so; what must not be so is not looked into. */
export function neverProblems(condition: Condition, around: NeverAround): PackProblem[] {
  const form = formOf(condition);
  if (form === undefined || form === 'not') return [];
  const { all = [], any = [] } = condition;
  const parts = [...all, ...any].flatMap((part, index) =>
    neverProblems(part, {
      ...around,
      spot: (...rest) => around.spot(form, index, ...rest),
    }),
  );
  const never = PARTS.flatMap((look) => look(condition, around)).map((what) =>
    problem('GOAL_NEVER', { spot: around.spot(form), values: { what } }),
  );
  return [...never, ...parts];
}

type Look = (condition: Condition, around: NeverAround) => string[];

const PARTS: readonly Look[] = [
  opposites,
  emptyState,
  strangeClass,
  nobodySuch,
  unknownVerb,
  bounds,
];

/** Two states of one thing that exclude each other. */
function opposites({ all = [] }: Condition): string[] {
  const asked = all.flatMap(({ state }) => (state ? [state] : []));
  return asked.flatMap(({ prop, has }, index) =>
    asked
      .slice(index + 1)
      .filter((other) => sameTerm(other.prop, prop) && isOpposite(other.has, has))
      .map((other) => `${has} / ${other.has}`),
  );
}

function sameTerm(one: Term, other: Term): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  return one.as !== undefined && one.as === other.as;
}

/** A word of the pack's own that no prop begins with and no outcome brings. */
function emptyState({ state }: Condition, { props }: NeverAround): string[] {
  if (!state || meaningsOf(state.has).size > 0) return [];
  const { has } = state;
  const isGiven = [...props.values()].some(
    (sheet) => sheet.state?.includes(has) || outcomesOf(sheet).some((add) => add.includes(has)),
  );
  return isGiven ? [] : [has];
}

function outcomesOf({ affordances = [] }: PropSheet): (readonly string[])[] {
  return affordances.flatMap((one) =>
    typeof one === 'string'
      ? []
      : (one.outcomes ?? []).flatMap((outcome) =>
          outcome.do === 'state' ? [outcome.add ?? []] : [],
        ),
  );
}

/** A class the named thing is not of; what a thing is does not change. */
function strangeClass({ class: asked }: Condition, { props }: NeverAround): string[] {
  const sheet = typeof asked?.prop === 'string' ? props.get(asked.prop) : undefined;
  if (!asked || !sheet) return [];
  const { class: own } = sheetClass(sheet);
  return isA(own, asked.is) ? [] : [`${String(asked.prop)}: ${own}, ${asked.is}`];
}

/** Something of a class or kind that nothing in the pack is, where nothing is ever made. */
function nobodySuch(condition: Condition, { props }: NeverAround): string[] {
  const form = formOf(condition);
  const said: object = (form && condition[form]) ?? {};
  const sheets = [...props.values()];
  if (sheets.some(isMaking)) return [];
  return Object.values(said).flatMap((term: unknown) => {
    const { class: sort, kind } = variableOf(term);
    if (sort === undefined && kind === undefined) return [];
    const isThere = sheets.some(
      (sheet) =>
        (kind === undefined || (sheet.kind ?? 'thing') === kind) &&
        (sort === undefined || isA(sheetClass(sheet).class, sort)),
    );
    return isThere ? [] : [sort ?? kind ?? ''];
  });
}

function variableOf(term: unknown): Exclude<Term, string> {
  return typeof term === 'object' && term !== null && !Array.isArray(term) ? term : {};
}

function isMaking({ yields, affordances = [] }: PropSheet): boolean {
  const isYielding = affordances.some(
    (one) => typeof one !== 'string' && one.outcomes?.some((outcome) => outcome.do === 'yield'),
  );
  return yields !== undefined || isYielding;
}

function unknownVerb({ done }: Condition, { isVerb }: NeverAround): string[] {
  if (!done || actionFor(done.verb)?.id === done.verb || isVerb?.(done.verb)) return [];
  return [done.verb];
}

function bounds({ axis }: Condition): string[] {
  const { atLeast = -Infinity, atMost = Infinity } = axis ?? {};
  return atLeast > atMost ? [`${atLeast} > ${atMost}`] : [];
}
