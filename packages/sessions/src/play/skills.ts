// Skills: typed acts and events that are a use of one, each once in a turn.
import type { ObjectiveEvent } from '../pack/objective.ts';
import { filledBlanks } from './fill.ts';
import type { PlayTurn } from './turn.ts';

interface Use {
  readonly verb?: string | undefined;
  readonly object?: string | undefined;
  readonly event?: ObjectiveEvent | undefined;
}

/** Notes every skill that an act or event is a use of. */
export function useSkills(turn: PlayTurn, use: Use): void {
  for (const [id, { matches }] of Object.entries(turn.scene.campaign.session.skills)) {
    const isUse = matches.some(({ verbs, props, events }) => {
      if (use.event !== undefined) return events?.includes(use.event) ?? false;
      const isVerb = verbs?.includes(use.verb ?? '') ?? false;
      return isVerb && (props === undefined || props.includes(use.object ?? ''));
    });
    if (isUse) useSkill(turn, id);
  }
}

/** Uses a skill; false when there is not enough power for it. */
export function useSkill(turn: PlayTurn, id: string): boolean {
  const skill = turn.scene.campaign.session.skills[id];
  const isUsed = turn.events.some(({ kind, subject }) => kind === 'skill.used' && subject === id);
  if (!skill || isUsed) return skill !== undefined;
  const cost = skill.mpCost ?? 0;
  const name = turn.scene.text(skill.name);
  if (turn.state.mp < cost) {
    turn.tell(filledBlanks(turn.scene.words.told.tired, { name }));
    return false;
  }
  turn.change({ mp: turn.state.mp - cost });
  turn.happen('skill.used', id);
  return true;
}
