// A skill that is named is put to use on something here that it works on.
import { admissible } from '@hakoniwa/stage';
import { PLAYER } from '../../state/play-state.ts';
import type { PlayIntent } from '../intent.ts';
import type { PlayTurn } from '../turn.ts';
import type { ReadingText } from './reading-text.ts';

export function skillNamed({ scene }: PlayTurn, text: string): string | undefined {
  const lower = text.toLowerCase();
  return Object.entries(scene.campaign.session.skills).find(([, { name }]) =>
    lower.includes(scene.text(name).toLowerCase()),
  )?.[0];
}

export function skillIntent({ turn, text }: ReadingText): PlayIntent | undefined {
  const id = skillNamed(turn, text);
  const act = id === undefined ? undefined : skillAct(turn, id);
  return act && { do: 'act', act };
}

/** An act here and now that is a use of a skill. */
export function skillAct(
  turn: PlayTurn,
  id: string,
): (PlayIntent & { do: 'act' })['act'] | undefined {
  const { skills } = turn.scene.campaign.session;
  const matches = skills[id]?.matches ?? [];
  const acts = admissible(turn.scene.rules, { world: turn.world, id: PLAYER });
  const fitting = acts.find(({ verb, object }) =>
    matches.some(
      ({ verbs, props }) =>
        verbs?.includes(verb) && (props === undefined || props.includes(object ?? '')),
    ),
  );
  if (!fitting) return undefined;
  const { actor: _actor, ...act } = fitting;
  return act;
}
