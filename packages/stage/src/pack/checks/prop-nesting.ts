// Nothing is inside itself, however long the way round.
import { limits } from '../../limits.ts';
import { type PackProblem, problem, type SourceSpot } from '../problem.ts';
import { choiceId, type Setting, settingOf } from '../setting.ts';
import { type PackCheck, stagedScenarios, stockOfDraft } from './check.ts';

export const propNesting: PackCheck = (draft) => {
  const stock = stockOfDraft(draft);
  const everything = settingOf(stock, WHOLE(draft.props.list.map(({ id }) => id)));
  const looped = draft.props.list.filter(({ id }) => isInsideItself(everything, id));
  const inSheets = firstOfLoop(everything, looped).map(({ id, spot }) =>
    problem('PROP_INSIDE_ITSELF', { spot: spot('at'), values: { prop: id } }),
  );
  const known = new Set(looped.map(({ id }) => id));
  const inScenarios = stagedScenarios(draft).flatMap(({ scenario, setting }) => {
    const chosen = (scenario.sheet.props ?? []).map((choice, index) => ({
      id: choiceId(choice),
      spot: () => scenario.spot('props', index),
    }));
    const bad = chosen.filter(({ id }) => !known.has(id) && isInsideItself(setting, id));
    return firstOfLoop(setting, bad).map(
      ({ id, spot }): PackProblem =>
        problem('PROP_INSIDE_ITSELF', { spot: spot(), values: { prop: id } }),
    );
  });
  return [...inSheets, ...inScenarios];
};

const WHOLE = (props: string[]) => ({ id: '', title: '', props });

function chainOf({ props }: Setting, id: string): string[] {
  const chain: string[] = [];
  let where = props.get(id)?.where;
  while (where && 'inside' in where && chain.length < limits.insideDepth) {
    chain.push(where.inside);
    where = props.get(where.inside)?.where;
  }
  return chain;
}

function isInsideItself(setting: Setting, id: string): boolean {
  const chain = chainOf(setting, id);
  return chain.length >= limits.insideDepth || chain.includes(id);
}

/** One loop is one mistake: it is told at its first prop. */
function firstOfLoop<
  T extends { readonly id: string; readonly spot: (...path: string[]) => SourceSpot },
>(setting: Setting, looped: readonly T[]): T[] {
  const told = new Set<string>();
  return looped.filter(({ id }) => {
    const chain = chainOf(setting, id);
    const isTold = told.has(id) || chain.some((inner) => told.has(inner));
    for (const inner of [id, ...chain]) told.add(inner);
    return !isTold;
  });
}
