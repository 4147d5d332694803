// Which item of the pack a text names: the longest name that stands in it, whole or by its last word.
import type { PlayTurn } from '../turn.ts';

export function itemNamed({ scene }: PlayTurn, text: string): string | undefined {
  const lower = text.toLowerCase();
  const named = Object.entries(scene.campaign.session.items)
    .map(([id, { name }]) => ({ id, length: lengthIn(lower, scene.text(name).toLowerCase()) }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length);
  return named[0]?.id;
}

/** How much of a name stands in a text: all of it, or its last word alone. */
function lengthIn(text: string, name: string): number {
  const short = name.split(/[の\s]/u).at(-1) ?? '';
  if (text.includes(name)) return name.length;
  return short.length > 1 && text.includes(short) ? short.length : 0;
}
