// What a narrator is given of a turn: what was wanted, what came of it, who and what is there, and who is not.
import { heldBy, peopleAt, visibleAt, type World } from '@hakoniwa/stage';
import { called } from '../../play/called.ts';
import type { PlayedTurn } from '../../play/play-turn.ts';
import type { PlayScene } from '../../play/scene.ts';
import { resultWording } from '../../result/locale/index.ts';
import type { CampaignRuntime } from '../../runtime/campaign-runtime.ts';
import type { Narration } from '../../runtime/narrator.ts';
import { PLAYER, playStateIn } from '../../state/play-state.ts';
import { sentenceOf } from '../../story/deeds.ts';

interface Told {
  readonly played: PlayedTurn;
  readonly action: string;
}

export function narrationOf(
  { scene, character }: Pick<CampaignRuntime, 'scene' | 'character'>,
  { played, action }: Told,
): Narration {
  const { language, campaign, text } = scene;
  const { world, paragraphs, denial } = played;
  const at = world.characters.get(PLAYER)?.place;
  const place = at === undefined ? undefined : world.places.get(at);
  const others = place ? peopleAt(world, place.id).filter(({ id }) => id !== PLAYER) : [];
  const telling = {
    after: world,
    campaign,
    text,
    language,
    character,
    words: resultWording(language),
  };
  return {
    ...{ language, action, garden: character.garden, name: character.name },
    place: {
      name: called(place?.name ?? '', language),
      description: place?.description ?? '',
    },
    people: others.map(({ name }) => name),
    things: thingsThere(scene, world),
    facts: played.events.map((event) => sentenceOf(telling, event)).filter(Boolean),
    known: knownNames(scene, world),
    ...{ paragraphs, isDenied: denial !== undefined },
  };
}

/** What can be seen, what is carried, and what stands in the way. */
function thingsThere({ campaign, text }: PlayScene, world: World): string[] {
  const at = world.characters.get(PLAYER)?.place;
  const seen = at === undefined ? [] : visibleAt(world, at);
  const { items, encounter } = playStateIn(world);
  const carried = Object.keys(items).filter((id) => (items[id] ?? 0) > 0);
  const sheet = encounter && campaign.encounters.get(encounter.id);
  const names = [
    ...[...seen, ...heldBy(world, PLAYER)].map(({ name }) => name),
    ...carried.flatMap((id) => campaign.session.items[id]?.name ?? []).map(text),
    ...(sheet ? [sheet.name, ...sheet.enemies.map(({ name }) => name)].map(text) : []),
  ];
  return [...new Set(names)];
}

/** Every name of this world that a narrative could wrongly use. */
function knownNames({ campaign, text }: PlayScene, world: World): string[] {
  const { items } = campaign.session;
  const sheets = [...campaign.encounters.values()];
  const told = [
    ...Object.values(items).map(({ name }) => name),
    ...sheets.flatMap(({ name, enemies }) => [name, ...enemies.map((one) => one.name)]),
    ...[...campaign.fragments.values()].map(({ keyword }) => keyword),
  ].map(text);
  const standing = [world.characters, world.places, world.props].flatMap((all) =>
    [...all.values()].map(({ name }) => name),
  );
  return [...new Set([...standing, ...told])];
}
