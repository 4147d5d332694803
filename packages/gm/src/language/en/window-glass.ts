// `goes to the window and taps the glass`: the glass of a window is no glass to drink from.
import type { Noun, TextAct } from '../types.ts';

const WINDOWS = /\b(?:window|windowpane|windshield|windscreen|porthole|skylight)s?\b/i;

const isPane = (noun: Noun | undefined): boolean =>
  noun?.head === 'glass' && noun.definite === true && noun.modifiers.length === 0;

const ofWindow = (noun: Noun): Noun => ({ ...noun, text: 'window', head: 'window' });

/** The acts of a text, with the glass of the window it spoke of told as that window. */
export const windowGlass = (acts: readonly TextAct[], text: string): readonly TextAct[] => {
  if (!acts.some(({ object, target }) => isPane(object) || isPane(target))) return acts;
  const from = text.search(WINDOWS);
  if (from < 0) return acts;
  return acts.map((one) => {
    const { object, target } = one;
    if (one.verb !== 'use' || one.start < from) return one;
    if (object && isPane(object)) return { ...one, object: ofWindow(object) };
    return target && isPane(target) ? { ...one, target: ofWindow(target) } : one;
  });
};
