// Every objective of every quest can be fulfilled by whoever plays, by allowed acts.
import {
  composeRulebook,
  type Pack,
  type PackDraft,
  type PackProblem,
  type SourceSpot,
  STAGE_RULES,
} from '@hakoniwa/stage';
import { type Campaign, campaignOf, SECTION_NAMES } from '../campaign.ts';
import type { Objective } from '../objective-condition.ts';
import { sessionProblem } from '../problem.ts';
import type { QuestSheet } from '../quest.ts';
import { conditionTrials } from './condition-trials.ts';
import { Explorer } from './explorer.ts';
import { freshWorld } from './fresh-world.ts';

export function proveQuests(pack: Pack, draft: PackDraft): PackProblem[] {
  const campaign = campaignOf(pack);
  const file = draft.files.find(({ section }) => section === SECTION_NAMES.quests);
  const [language = 'ja'] = pack.languages;
  const world = campaign && freshWorld(pack, { campaign, language });
  if (!campaign || !file || !world) return [];
  const sheets = (file.accepted ?? {}) as Record<string, QuestSheet>;
  const explorer = new Explorer(composeRulebook(STAGE_RULES), world);
  return [...campaign.quests].flatMap(([id, { objectives }]) =>
    objectives.flatMap((objective, index) =>
      prove({ explorer, campaign, objective }, () => {
        const at = [id, 'objectives', index];
        const isShort = sheets[id]?.objectives[index]?.event !== undefined;
        return file.spot([...at, isShort ? 'event' : 'when']);
      }),
    ),
  );
}

function prove(
  probe: { explorer: Explorer; campaign: Campaign; objective: Objective },
  spot: () => SourceSpot,
): PackProblem[] {
  const { when, count, again } = probe.objective;
  const needed = again ? 1 : count;
  let found = 0;
  let isUnproven = false;
  for (const trial of conditionTrials(probe, when)) {
    const { outcome } = trial();
    if (outcome === 'reached') found += 1;
    isUnproven ||= outcome === 'unproven';
    if (found >= needed) return [];
  }
  const code = isUnproven ? 'OBJECTIVE_UNPROVEN' : 'OBJECTIVE_UNREACHABLE';
  return [sessionProblem(code, spot(), { found, count: needed })];
}
