// What the prose of a result may tell of: its events in words, the plain telling, and the places they were in.
import { PLAYER } from '../../state/play-state.ts';
import { sentenceOf } from '../../story/deeds.ts';
import { subjectName } from '../../story/names.ts';
import type { ResultScene } from '../../story/result-scene.ts';
import type { Backing } from './backed-text.ts';

/** `more` is what else is known to be so where the words stand: the plain text of the step, open plots. */
export function backingOf(scene: ResultScene, more: readonly string[] = []): Backing {
  const { events, before, after, character, language, tongue, words } = scene;
  const ends = [before, after].map((world) => world.characters.get(PLAYER)?.place ?? '');
  const ids = [...new Set([...ends, ...events.flatMap(({ place, subject }) => [place, subject])])];
  const places = ids.flatMap((id) => {
    const place = after.places.get((id ?? '') as never);
    return place ? [place.name, place.description] : [];
  });
  const deeds = events.map((event) => sentenceOf(scene, event));
  const names = ids.map((id) => subjectName(scene, id));
  const plain = JSON.stringify([words.world, words.growth, words.memory, words.summary]);
  return {
    ...{ language, tongue, kinds: new Set(events.map(({ kind }) => kind)) },
    known: [character.name, ...places, ...deeds, ...names, ...more, plain].join('\n'),
    names: namesOf(scene),
    told: Object.values(words.task),
  };
}

/** Everybody and everything that has a name here. */
function namesOf({ after, campaign, text }: ResultScene): string[] {
  const inWorld = [after.characters, after.places, after.props].flatMap((table) =>
    [...table.values()].map(({ name }) => name),
  );
  const { items, skills } = campaign.session;
  const inPack = [...Object.values(items), ...Object.values(skills)].map(({ name }) => text(name));
  return [...inWorld, ...inPack];
}
