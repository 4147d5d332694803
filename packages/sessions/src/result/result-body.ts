// The result as it is told, put together from what the steps came to.
import type { ArcProgress, SessionResult } from '@hakoniwa/protocol/sessions';
import type { ArcOutcome } from '../arcs/arc-state.ts';
import { arcNamed, arcTitle, type NamedArc } from '../arcs/next-arc.ts';
import { subjectName } from '../story/names.ts';
import type { ResultScene } from '../story/result-scene.ts';
import type { StepOutputs } from './outputs.ts';

/** What is kept of a result; whether the graph has it is looked up when it is read. */
export type ResultBody = Omit<SessionResult, 'graphUpdates'>;

export interface ResultParts {
  readonly id: string;
  readonly scene: ResultScene;
  readonly done: StepOutputs;
  readonly degraded: readonly string[];
  readonly createdAt: Date;
}

export function resultBody({ id, scene, done, degraded, createdAt }: ResultParts): ResultBody {
  const { historian, stateManager, npcManager, world, dramatist, coordinator } = done;
  const named = (ids: readonly string[]) =>
    ids.map((one) => subjectName(scene, one)).filter(Boolean);
  const skills = Object.entries(stateManager.skills).map(([skill, gain]) => {
    return [subjectName(scene, skill) || skill, gain] as const;
  });
  return {
    ...{ id, sessionId: scene.session.id, storySummary: historian.summary },
    keyEvents: historian.keyEvents.map(({ text }) => text),
    keyEventSources: historian.keyEvents.map(({ text, eventIds }) => ({
      text,
      eventIds: [...eventIds],
    })),
    experienceGained: stateManager.experience,
    ...{ levelBefore: stateManager.levelBefore, levelAfter: stateManager.levelAfter },
    skillsImproved: Object.fromEntries(skills),
    itemsAcquired: named(stateManager.items),
    relations: npcManager.relations.map(({ name, change, affinity }) => ({
      name,
      change,
      affinity,
    })),
    world: worldChanges(scene, world),
    ...{ nextSessionHint: dramatist.hook, continuationContext: coordinator.context },
    unresolvedPlots: dramatist.plots.map(({ text }) => text),
    storyArcProgress: coordinator.arc && arcProgress(scene, coordinator.arc),
    degraded: [...degraded],
    createdAt: createdAt.toISOString(),
  };
}

function worldChanges(
  { words, campaign, text }: ResultScene,
  { axes, tensions }: StepOutputs['world'],
): ResultBody['world'] {
  const names: Readonly<Record<string, string | undefined>> = words.axis;
  const tensionName = (id: string) => {
    const told = campaign.session.tensions?.[id];
    return told ? text(told.name) : id;
  };
  return [
    ...axes.map(({ id, before, after }) => ({ name: names[id] ?? id, before, after })),
    ...tensions.map(({ id, before, after }) => ({ name: tensionName(id), before, after })),
  ];
}

function arcProgress({ campaign, text, words }: ResultScene, outcome: ArcOutcome): ArcProgress {
  const told = arcNamed(campaign, outcome.arc);
  const titles = new Map(
    (told?.arc.phases ?? []).flatMap(({ milestones = [] }) =>
      milestones.map(({ id, title }) => [id, text(title)] as const),
    ),
  );
  const next = arcNamed(campaign, outcome.next);
  const title = (named: NamedArc) => arcTitle(named, { text, again: words.arcAgain });
  return {
    ...{ arcId: outcome.arcId, title: told ? title(told) : outcome.arc },
    progressPercentage: outcome.progress,
    ...{ phase: outcome.phase, totalPhases: outcome.phases, status: outcome.status },
    milestones: outcome.milestones.map((id) => titles.get(id) ?? id),
    next: next ? title(next) : null,
  };
}
