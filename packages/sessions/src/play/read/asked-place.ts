// Where somebody asks the way to, or that they ask where they are.
import type { Place } from '@hakoniwa/stage';
import type { PlayTurn } from '../turn.ts';
import { readingText } from './reading-text.ts';

/** The id of the place that is asked for; undefined when no question is about one. */
export function askedPlace(turn: PlayTurn, text: string): string | undefined {
  const { world, place } = turn;
  const { wants } = readingText(turn, text);
  if (wants('ask-here')) return place.id;
  if (!wants('ask-way')) return undefined;
  const lower = text.toLowerCase();
  const named = [...world.places.values()]
    .map((one) => ({ id: one.id, length: longest(one, lower) }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length);
  return named[0]?.id;
}

function longest({ name, aliases }: Place, text: string): number {
  const names = [name, ...aliases].filter((one) => text.includes(one.toLowerCase()));
  return Math.max(0, ...names.map((one) => one.length));
}
