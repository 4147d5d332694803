// Which person of the world a text names; whoever is here goes before namesakes elsewhere.
import type { Character } from '@hakoniwa/stage';
import { PLAYER } from '../../state/play-state.ts';
import type { PlayTurn } from '../turn.ts';

export function personNamed({ world, place }: PlayTurn, text: string): string | undefined {
  const lower = text.toLowerCase();
  const named = [...world.characters.values()]
    .filter(({ id }) => id !== PLAYER)
    .map((one) => ({ one, length: longest(one, lower) }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => nearness(b.one, place.id) - nearness(a.one, place.id) || b.length - a.length);
  return named[0]?.one.id;
}

function longest({ name, aliases }: Character, text: string): number {
  const names = [name, ...aliases].filter((one) => text.includes(one.toLowerCase()));
  return Math.max(0, ...names.map((one) => one.length));
}

function nearness(one: Character, place: string): number {
  return one.place === place ? 1 : 0;
}
