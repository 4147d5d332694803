// Whose words stand above their heads: in each place the one who spoke last, a moment ago.
import type { WatchState } from '@hakoniwa/client';
import type { WatchedHappening } from '@hakoniwa/protocol';
import { halfWidths } from './half-widths.ts';

interface Bubble {
  readonly who: string;
  readonly seq: number;
  readonly text: string;
}

const MOST = 6;
/** Words hang in the air for so much world time in a town, and for so many turns in a scene. */
const TOWN_MS = 4 * 60_000;
const SCENE_TOLD = 3;
/** In half-widths: a Japanese letter takes two. */
const LONGEST = 120;

export function bubblesOf({ told, view, watched }: WatchState): Bubble[] {
  if (!view) return [];
  const isFresh = ({ at }: WatchedHappening) =>
    watched?.kind !== 'town' || view.now - at <= TOWN_MS;
  const recent = watched?.kind === 'town' ? told.slice(-40) : told.slice(-SCENE_TOLD);
  const last = new Map<string, Bubble>();
  for (const one of recent) {
    const { kind, who, seq, text } = one;
    const place = who === undefined ? undefined : view.people[who]?.place;
    if (kind !== 'speech' || who === undefined || place === undefined || !isFresh(one)) continue;
    last.delete(place);
    last.set(place, { who, seq, text: shortened(text) });
  }
  return [...last.values()].slice(-MOST);
}

function shortened(text: string): string {
  let [width, short] = [0, ''];
  for (const letter of text) {
    width += halfWidths(letter);
    if (width > LONGEST) return `${short}…`;
    short += letter;
  }
  return text;
}
