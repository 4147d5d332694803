// A goal may come true: nothing in it is impossible from the start.
import { type PackCheck, stagedScenarios } from './check.ts';
import { neverProblems } from './never-so.ts';

export const goalsNeverSo: PackCheck = (draft) =>
  stagedScenarios(draft).flatMap(({ scenario, setting }) => {
    const { goal } = scenario.sheet;
    const isUnsure = draft.props.list.length < draft.props.ids.size;
    if (!goal || isUnsure || scenario.isDamaged('props')) return [];
    const spot = (...path: readonly (string | number)[]) => scenario.spot('goal', ...path);
    return neverProblems(goal, { props: setting.props, spot });
  });
