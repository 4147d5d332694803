// Whom or what an event is about, by the name people read.
import { nameOf, type World } from '@hakoniwa/stage';
import type { PlayScene } from '../../play/scene.ts';
import type { TypedEvent } from '../../play/turn.ts';

export function eventName(
  scene: PlayScene,
  world: World,
  { subject }: Pick<TypedEvent, 'subject'>,
): string | undefined {
  if (subject === undefined) return undefined;
  const { session, quests, encounters, fragments } = scene.campaign;
  const sheet =
    quests.get(subject)?.title ??
    encounters.get(subject)?.name ??
    fragments.get(subject)?.keyword ??
    session.items[subject]?.name ??
    session.skills[subject]?.name;
  return sheet === undefined ? nameOf(world, subject) : scene.text(sheet);
}
