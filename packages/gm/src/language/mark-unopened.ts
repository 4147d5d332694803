// Walks of a text that says that a door was left shut: nobody opens it on the way.
import type { TextAct } from './types.ts';

/** Marks the walks of such a text. */
export function markUnopened(
  acts: readonly TextAct[],
  { text, shut }: { readonly text: string; readonly shut: RegExp },
): readonly TextAct[] {
  if (!shut.test(text)) return acts;
  return acts.map((one) => (one.verb === 'move' ? { ...one, unopened: true as const } : one));
}
