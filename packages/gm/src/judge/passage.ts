// [J6] A door that is no prop is part of the wall: opening it on the way to the next room is fine.

import { referredEntity } from '../resolve/reference.ts';
import { resolveNoun } from '../resolve/resolve-noun.ts';
import { HARMLESS } from './finding.ts';
import type { JudgeRule, Question } from './question.ts';

export const passage: JudgeRule = (question) => {
  const { act, named, frame } = question;
  const isDoor =
    named.object !== undefined &&
    named.object.is !== 'entity' &&
    frame.lore.isPassage(named.object.word);
  if (!isDoor || !DOOR_VERBS.has(act.verb)) return undefined;
  // A knock on the door of the room one is at asks nothing more of it.
  const isKnock = act.verb === 'knock' || (act.verb === 'use' && act.touch === true);
  if (isKnock && act.object?.definite === true && act.object.modifiers.length === 0)
    return HARMLESS;
  // Whoever shuts a door stands at one.
  const isShut = act.verb === 'close';
  return isShut || leadsNextDoor(question) || walksOn(question) ? HARMLESS : undefined;
};

/** `リビングのドア` where an exit leads to リビング; the barn door, to one in the barn, is the way out of it. */
function leadsNextDoor(question: Question): boolean {
  const { act, speaker } = question;
  const words = [...(act.object?.modifiers ?? []), ...(act.target ? [act.target.head] : [])];
  return (
    words.some((word) => placeCalled(question, word) === speaker.place) ||
    nextDoor(question, words) !== undefined
  );
}

/** The place next door that one of these words names. */
export function nextDoor(question: Question, words: readonly string[]): string | undefined {
  const { state, speaker } = question;
  const exits = state.world.places.get(speaker.place)?.exits ?? [];
  return words.map((word) => placeCalled(question, word)).find((place) => isNextDoor(exits, place));
}

function placeCalled({ state, frame }: Question, head: string): string | undefined {
  const found = resolveNoun(
    { text: head, head, modifiers: [] },
    { names: state.names, lore: frame.lore, antecedent: undefined, prefer: 'place' },
  );
  return referredEntity(found)?.id;
}

/** The turn goes on through it. */
function walksOn({ later, state, frame, speaker }: Question): boolean {
  const step = later.find(({ verb }) => verb === 'move');
  const noun = step?.target ?? step?.object ?? step?.via;
  if (!noun) return false;
  const found = resolveNoun(noun, {
    names: state.names,
    lore: frame.lore,
    antecedent: undefined,
    prefer: 'place',
  });
  // Out into the street, onto the tower: if anything is wrong, it is the way and not the door.
  if (found.is !== 'entity') return found.is === 'nowhere' || frame.lore.isArea(found.word);
  return found.entity.type === 'place' && found.entity.id !== speaker.place;
}

function isNextDoor(exits: readonly { readonly to: string }[], id: string | undefined): boolean {
  return id !== undefined && exits.some(({ to }) => to === id);
}

const DOOR_VERBS: ReadonlySet<string> = new Set([
  'open',
  'close',
  'unlock',
  'lock',
  'knock',
  'use',
  'force',
]);
