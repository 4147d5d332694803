// Names people read, for the ids that events carry.
import { called } from '../play/called.ts';
import type { ResultScene } from './result-scene.ts';

/** What names are looked up in. */
export type NamingScene = Pick<ResultScene, 'after' | 'campaign' | 'text' | 'language'>;

/** The name of whoever or whatever an event is about. */
export function subjectName(scene: NamingScene, id: string | undefined): string {
  if (id === undefined) return '';
  const { after, campaign, text } = scene;
  const inWorld =
    after.characters.get(id as never) ??
    after.places.get(id as never) ??
    after.props.get(id as never);
  if (inWorld) return inWorld.name;
  const named =
    campaign.quests.get(id)?.title ??
    campaign.encounters.get(id)?.name ??
    campaign.fragments.get(id)?.keyword ??
    campaign.session.items[id]?.name ??
    campaign.session.skills[id]?.name;
  return named === undefined ? '' : text(named);
}

/** The name of a place; nothing when it is none. */
export function placeName({ after }: NamingScene, id: string | undefined): string {
  return after.places.get((id ?? '') as never)?.name ?? '';
}

/** The place in a sentence. */
export function placeCalled(scene: NamingScene, id: string | undefined): string {
  return called(placeName(scene, id), scene.language);
}

/** People of this world whom a text names though the session never met them. */
export function strangersIn(scene: ResultScene, text: string): string[] {
  const subjects = new Set(scene.events.map(({ subject }) => subject));
  const story = scene.lines.map((line) => line.text).join('\n');
  const found: string[] = [];
  for (const { id, name } of scene.after.characters.values()) {
    if (name.length < 2 || !text.includes(name)) continue;
    if (!subjects.has(id) && !story.includes(name)) found.push(name);
  }
  return found;
}
