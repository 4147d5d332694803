// A container holds no more than it takes.
import { type PackProblem, problem, type SourceSpot } from '../problem.ts';
import { choiceId, type Setting, settingOf } from '../setting.ts';
import { type PackCheck, stagedScenarios, stockOfDraft } from './check.ts';

export const capacity: PackCheck = (draft) => {
  const whole = settingOf(stockOfDraft(draft));
  const inSheets = overfull(whole, (id) => draft.props.get(id)?.spot('capacity'));
  const told = new Set(inSheets.map(({ about }) => about));
  const inScenarios = stagedScenarios(draft).flatMap(({ scenario, setting }) => {
    const chosen = (scenario.sheet.props ?? []).map(choiceId);
    const spotAt = (id: string) => {
      const index = chosen.indexOf(id);
      return index === -1 ? scenario.spot() : scenario.spot('props', index);
    };
    return overfull(setting, spotAt).filter(({ about }) => !told.has(about));
  });
  return [...inSheets, ...inScenarios].map(({ found }) => found);
};

interface About {
  readonly about: string;
  readonly found: PackProblem;
}

function overfull({ props }: Setting, spotAt: (id: string) => SourceSpot | undefined): About[] {
  const counts = new Map<string, number>();
  for (const { where } of props.values())
    if (where && 'inside' in where) counts.set(where.inside, (counts.get(where.inside) ?? 0) + 1);
  return [...counts].flatMap(([container, held]) => {
    const room = props.get(container)?.capacity;
    const spot = spotAt(container);
    if (room === undefined || held <= room || !spot) return [];
    const values = { container, held, capacity: room };
    return [{ about: container, found: problem('CAPACITY_EXCEEDED', { spot, values }) }];
  });
}
