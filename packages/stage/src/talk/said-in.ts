// What was said in an event, wherever in a turn the words stand.
import { isJsonObject, type Json } from '../base/json.ts';

/** The type of the first words of a turn, which tells of the whole of it. */
export const TURN_PERFORMED = 'turn-performed';
/** The type of more words of the same turn, after something was done in it. */
export const WORDS_SAID = 'words-said';

/** Whether events of a type are words, or stand for a turn without any. */
export function isSaying(type: string): boolean {
  return type === TURN_PERFORMED || type === WORDS_SAID;
}

/** The words of an event; undefined when nothing is said in it. */
export function saidIn({ detail }: { readonly detail?: Json | undefined }): string | undefined {
  const speech = isJsonObject(detail) ? detail.speech : undefined;
  return typeof speech === 'string' && speech !== '' ? speech : undefined;
}

/** All that is said in the events of a turn, in written order; undefined when that is nothing. */
export function allSaidIn(
  events: readonly { readonly detail?: Json | undefined }[],
): string | undefined {
  const words = events.flatMap((event) => saidIn(event) ?? []);
  return words.length === 0 ? undefined : words.join(' ');
}
