// A prop is not open and closed, nor on and off, at once; nor does an outcome make it so.
import { firstOpposites } from '../../words/opposites.ts';
import { problem } from '../problem.ts';
import { type PackCheck, type Written, writtenProps } from './check.ts';

export const states: PackCheck = (draft) =>
  writtenProps(draft).flatMap((written) =>
    stateLists(written).flatMap(({ words, path }) => {
      const [one, other] = firstOpposites(words) ?? [];
      if (one === undefined || other === undefined) return [];
      return [problem('STATE_CONFLICT', { spot: written.spot(...path), values: { one, other } })];
    }),
  );

interface StateList {
  readonly words: readonly string[];
  readonly path: readonly (string | number)[];
}

/** Every list of words a prop has or gets at once: its own, and what its affordances add. */
function stateLists({ sheet }: Written): StateList[] {
  const added = (sheet.affordances ?? []).flatMap((affordance, a) =>
    typeof affordance === 'string'
      ? []
      : (affordance.outcomes ?? []).flatMap((outcome, o) =>
          outcome.do === 'state' && outcome.add
            ? [{ words: outcome.add, path: ['affordances', a, 'outcomes', o, 'add'] }]
            : [],
        ),
  );
  return [{ words: sheet.state ?? [], path: ['state'] }, ...added];
}
