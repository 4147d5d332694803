// Arcs follow one another, and their milestones ask for what can happen in the pack.
import type { PackProblem, SectionFile } from '@hakoniwa/stage';
import type { SessionSheet } from '../session-sheet.ts';
import { type NamedIds, type Sort, unknownOf } from './named.ts';
import { checkRewards } from './rewards.ts';

const NEEDS = {
  quests: 'quest',
  talkedTo: 'character',
  visited: 'place',
  fragments: 'fragment',
} as const satisfies Record<string, Sort>;

export function checkArcs(
  { arcs, firstArc }: SessionSheet,
  { named, file }: { named: NamedIds; file: SectionFile },
): PackProblem[] {
  const first = unknownOf(named, {
    sort: 'arc',
    id: firstArc,
    spot: () => file.spot(['firstArc']),
  });
  const rest = Object.entries(arcs).flatMap(([id, { next, phases }]) => [
    ...unknownOf(named, { sort: 'arc', id: next, spot: () => file.spot(['arcs', id, 'next']) }),
    ...phases.flatMap(({ milestones = [] }, phase) =>
      milestones.flatMap(({ needs, rewards }, index) => {
        const path = ['arcs', id, 'phases', phase, 'milestones', index];
        return [
          ...unmet(needs, (field, one) => ({
            named,
            spot: () => file.spot([...path, 'needs', field, one]),
          })),
          ...checkRewards(named, rewards, { file, path: [...path, 'rewards'] }),
        ];
      }),
    ),
  ]);
  return [...first, ...rest];
}

type Needs = { readonly [field in keyof typeof NEEDS]?: readonly string[] | undefined };

function unmet(
  needs: Needs,
  at: (
    field: string,
    index: number,
  ) => { named: NamedIds; spot: () => ReturnType<SectionFile['spot']> },
): PackProblem[] {
  return (Object.keys(NEEDS) as (keyof typeof NEEDS)[]).flatMap((field) =>
    (needs[field] ?? []).flatMap((id, index) => {
      const { named, spot } = at(field, index);
      return unknownOf(named, { sort: NEEDS[field], id, spot });
    }),
  );
}
