// A skill that is named is put to use on something here that it works on.
import type { ReadDeed } from '@hakoniwa/gm';
import { admissible } from '@hakoniwa/stage';
import { PLAYER } from '../../state/play-state.ts';
import type { PlayIntent } from '../intent.ts';
import type { PlayTurn } from '../turn.ts';
import type { ReadingText } from './reading-text.ts';

/** The skill a text names: what it only narrows, a magic lamp, is no skill. */
export function skillNamed({ turn, text, reading }: ReadingText): string | undefined {
  const { scene } = turn;
  const lower = text.toLowerCase();
  const nouns = reading.parts.flatMap((part) =>
    part.is === 'deed' ? Object.values(part.roles as Readonly<Record<string, Named>>) : [],
  );
  return Object.entries(scene.campaign.session.skills).find(([, { name }]) => {
    const skill = scene.text(name).toLowerCase();
    const isOther = ({ text: all, head }: Named) =>
      all.toLowerCase().includes(skill) && !head.toLowerCase().includes(skill);
    return lower.includes(skill) && !nouns.some(isOther);
  })?.[0];
}

type Named = NonNullable<ReadDeed['roles']['object']>;

export function skillIntent(reading: ReadingText): PlayIntent | undefined {
  const id = skillNamed(reading);
  const act = id === undefined ? undefined : skillAct(reading.turn, id);
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
