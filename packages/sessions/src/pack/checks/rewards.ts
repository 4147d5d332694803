// Rewards name items and skills that the pack has.
import type { Problem, SectionFile } from '@hakoniwa/stage';
import type { Rewards } from '../rewards.ts';
import { type Named, unknownOf } from './named.ts';

type Path = Parameters<SectionFile['spot']>[0];

/** Problems of the rewards written at a path. */
export function checkRewards(
  named: Named,
  rewards: Rewards | undefined,
  { file, path }: { file: SectionFile; path: Path },
): Problem[] {
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
