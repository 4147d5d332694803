// Rewards name items and skills that the pack has.
import type { PackProblem, SectionFile } from '@hakoniwa/stage';
import type { Rewards } from '../rewards.ts';
import { type NamedIds, unknownOf } from './named.ts';

type Path = Parameters<SectionFile['spot']>[0];

/** Problems of the rewards written at a path. */
export function checkRewards(
  named: NamedIds,
  rewards: Rewards | undefined,
  { file, path }: { file: SectionFile; path: Path },
): PackProblem[] {
  const items = (rewards?.items ?? []).flatMap(({ item }, index) =>
    unknownOf(named, {
      sort: 'item',
      id: item,
      spot: () => file.spot([...path, 'items', index, 'item']),
    }),
  );
  const skills = Object.keys(rewards?.skills ?? {}).flatMap((skill) =>
    unknownOf(named, {
      sort: 'skill',
      id: skill,
      spot: () => file.keySpot([...path, 'skills', skill]),
    }),
  );
  return [...items, ...skills];
}
