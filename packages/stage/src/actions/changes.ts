// The small changes that actions are made of, as patches.
import type { Json } from '../base/json.ts';
import type { Meaning } from '../base/meanings.ts';
import type { Operation, Patch } from '../patch/operation.ts';
import { pointer } from '../patch/pointer.ts';
import { wordsWithout } from '../words/means.ts';
import { withoutOpposites } from '../words/opposites.ts';
import type { Character } from '../world/schema/character.ts';
import type { Prop, Whereabouts } from '../world/schema/prop.ts';

/** Puts a prop somewhere else. */
export function moveProp(prop: Prop, at: Whereabouts): Operation {
  return { op: 'replace', path: pointer('props', prop.id, 'at'), value: at as unknown as Json };
}

/** Takes the words of some meanings off a prop's state and adds others; what they contradict goes. */
export function changeState(
  prop: Prop,
  change: { off?: readonly Meaning[]; on?: readonly string[] },
): Patch {
  const kept = wordsWithout(prop.state, change.off ?? []);
  const on = change.on ?? [];
  const state = withoutOpposites([...kept, ...on.filter((word) => !kept.includes(word))], on);
  const isSame =
    state.length === prop.state.length && state.every((word, i) => word === prop.state[i]);
  return isSame ? [] : [{ op: 'replace', path: pointer('props', prop.id, 'state'), value: state }];
}

/** Sets one field of a character. */
export function setCharacter(
  character: Character,
  { field, value }: { readonly field: keyof Character; readonly value: Json },
): Operation {
  const op = character[field] === undefined ? 'add' : 'replace';
  return { op, path: pointer('characters', character.id, field), value };
}

/** Uses a thing up by one: counted things grow less, other food and drink is gone. */
export function useUp(prop: Prop): Patch {
  if (prop.uses !== undefined) {
    const left = Math.max(0, prop.uses - 1);
    const counted: Operation = {
      op: 'replace',
      path: pointer('props', prop.id, 'uses'),
      value: left,
    };
    return left > 0 ? [counted] : [counted, ...changeState(prop, { on: ['empty'] })];
  }
  const isGone = prop.kind === 'food' || prop.kind === 'drink';
  return isGone ? [{ op: 'remove', path: pointer('props', prop.id) }] : [];
}
