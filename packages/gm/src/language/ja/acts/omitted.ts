// Fills in objects that a chain of clauses names only once: パンをちぎって口に運ぶ.
import type { Clause, PlainNoun } from '../parse/types.ts';
import { isThing } from './gesture.ts';
import { type Meaning, meaningOf } from './meaning.ts';

/** What was last handled in the sentence, and how. */
export interface Handled {
  readonly verb: string;
  readonly objects: readonly PlainNoun[];
  readonly target?: PlainNoun;
}

/** Verbs of the hand go on with what is in it; verbs of fittings with the fitting. */
const IN_HAND: ReadonlySet<string> = new Set([
  'take',
  'hold',
  'use',
  'make',
  'pour',
  'give',
  'put',
  'throw',
  'discard',
  'eat',
  'drink',
  'read',
  'spill',
  'force',
  'inspect',
]);
const FITTED: ReadonlySet<string> = new Set([
  'open',
  'close',
  'lock',
  'unlock',
  'switch-on',
  'switch-off',
  'knock',
  'read',
  'use',
  'force',
  'inspect',
]);

/** What a clause handles, if anything. */
export function rememberObject(clause: Clause): Handled | undefined {
  const meaning = meaningOf(clause);
  const objects = meaning?.cast.objects.filter(isThing) ?? [];
  if (meaning === undefined || objects.length === 0) return undefined;
  const { target } = meaning.cast;
  return { verb: meaning.verb, objects, ...(target === undefined ? {} : { target }) };
}

/** The meaning with an omitted object filled in from what the sentence handled before. */
export function inheritObject(meaning: Meaning, handled: Handled | undefined): Meaning {
  if (handled === undefined || !meaning.needsObject || meaning.cast.objects.length > 0)
    return meaning;
  const together = [IN_HAND, FITTED].some(
    (kind) => kind.has(meaning.verb) && kind.has(handled.verb),
  );
  if (!together) return handled.verb === 'open' ? fromOpened(meaning, handled) : meaning;
  const vessel = meaning.verb === 'give' && handled.verb === 'pour' ? handled.target : undefined;
  const objects = vessel === undefined ? handled.objects : [vessel];
  return { ...meaning, cast: { ...meaning.cast, objects } };
}

/** 瓶を開けて注ぐ, 箱を開けて取り出す: out of what was opened. */
function fromOpened(meaning: Meaning, handled: Handled): Meaning {
  const source = handled.objects[0];
  const takesOut = meaning.verb === 'pour' || meaning.verb === 'take' || meaning.verb === 'drink';
  if (!takesOut || source === undefined || meaning.cast.source !== undefined) return meaning;
  return { ...meaning, cast: { ...meaning.cast, source } };
}
