// What can be seen and said of a place: its people, its things, and where one can go from it.
import { peopleAt, visibleAt } from '@hakoniwa/stage';
import { PLAYER } from '../state/play-state.ts';
import { inARow } from './called.ts';
import { filledBlanks } from './fill.ts';
import type { PlayTurn } from './turn.ts';

/** Names listed in one sentence. */
const LISTED = 6;

/** Who is here besides the player. */
export function othersHere({ world, place }: PlayTurn) {
  return peopleAt(world, place.id).filter(({ id }) => id !== PLAYER);
}

/** The sentence on who is here; empty when nobody is. */
export function peopleLine(turn: PlayTurn): string {
  const { words, language } = turn.scene;
  const names = othersHere(turn).map(({ name }) => name);
  return names.length === 0
    ? ''
    : filledBlanks(words.told.people, { names: inARow(names, language) });
}

export function thingsLine(turn: PlayTurn): string {
  const { words } = turn.scene;
  const names = visibleAt(turn.world, turn.place.id).map(({ name }) => turn.scene.called(name));
  const listed = names.slice(0, LISTED).join(words.comma);
  return names.length === 0 ? '' : filledBlanks(words.told.things, { names: listed });
}

export function waysLine(turn: PlayTurn): string {
  const { words, called, language } = turn.scene;
  const names = turn.place.exits.map(({ to }) => called(turn.world.places.get(to)?.name ?? ''));
  return names.length === 0
    ? ''
    : filledBlanks(words.told.ways, { names: inARow(names, language) });
}

/** Sentences one after another, as the language sets them. */
export function together(turn: PlayTurn, ...sentences: readonly string[]): string {
  return sentences.filter((one) => one !== '').join(turn.scene.space);
}
