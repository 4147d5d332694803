// Quests ask for people, places and things that exist, in numbers that exist.
import type { PackDraft, PackProblem, SectionFile } from '@hakoniwa/stage';
import { sessionProblem } from '../problem.ts';
import type { QuestSheet } from '../quest.ts';
import { type NamedIds, namedIn, unknownOf } from './named.ts';
import { checkObjective } from './objective.ts';
import { checkPlayed } from './played.ts';
import { checkRewards } from './rewards.ts';

export function checkQuests(files: readonly SectionFile[], draft: PackDraft): PackProblem[] {
  const named = namedIn(draft);
  const found = files.flatMap((file) =>
    Object.entries((file.accepted ?? {}) as Record<string, QuestSheet>).flatMap(([id, quest]) =>
      checkQuest(named, quest, { file, id, draft }),
    ),
  );
  return [...checkPlayed(files, draft), ...found];
}

function checkQuest(
  named: NamedIds,
  quest: QuestSheet,
  { file, id, draft }: { file: SectionFile; id: string; draft: PackDraft },
): PackProblem[] {
  const { giver, objectives, rewards } = quest;
  const seen = new Set<string>();
  const twice = objectives.flatMap((one, index) => {
    const isTwice = seen.has(one.id);
    seen.add(one.id);
    const spot = file.spot([id, 'objectives', index, 'id']);
    return isTwice ? [sessionProblem('OBJECTIVE_ID_TWICE', spot, { id: one.id })] : [];
  });
  return [
    ...unknownOf(named, { sort: 'character', id: giver, spot: () => file.spot([id, 'giver']) }),
    ...objectives.flatMap((one, index) =>
      checkObjective(named, {
        objective: one,
        draft,
        spot: (...rest) => file.spot([id, 'objectives', index, ...rest]),
      }),
    ),
    ...twice,
    ...checkRewards(named, rewards, { file, path: [id, 'rewards'] }),
  ];
}
