// Skills match verbs of the Stage and things of the pack.
import { ACTIONS, nearest, type PackProblem, type SectionFile } from '@hakoniwa/stage';
import { sessionProblem } from '../problem.ts';
import type { SessionSheet } from '../session-sheet.ts';
import { type NamedIds, unknownOf } from './named.ts';

const VERBS = ACTIONS.map(({ id }) => id);

export function checkSkills(
  { skills }: SessionSheet,
  { named, file }: { named: NamedIds; file: SectionFile },
): PackProblem[] {
  return Object.entries(skills).flatMap(([id, { matches }]) =>
    matches.flatMap(({ verbs = [], props = [] }, index) => {
      const at = (...rest: (string | number)[]) =>
        file.spot(['skills', id, 'matches', index, ...rest]);
      const unknownVerbs = verbs.flatMap((verb, one) => {
        if (VERBS.includes(verb)) return [];
        const values = { verb, nearest: nearest(verb, VERBS) };
        return [sessionProblem('SKILL_VERB_UNKNOWN', at('verbs', one), values)];
      });
      const unknownProps = props.flatMap((prop, one) =>
        unknownOf(named, { sort: 'prop', id: prop, spot: () => at('props', one) }),
      );
      return [...unknownVerbs, ...unknownProps];
    }),
  );
}
