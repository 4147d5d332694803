// Something happens in the scene by the GM's or the director's hand; it may bring a change with it.
import { deny } from '../../act/denial.ts';
import { addHappening } from '../../act/happening.ts';
import { pointer } from '../../patch/pointer.ts';
import type { CommandOf } from '../command.ts';
import type { Handler } from '../rulebook.ts';
import { awake } from '../witnesses.ts';

export const handleInject: Handler<'inject'> = (_rules, world, command) => {
  const { text, place, by, cause, wants } = command;
  if (place !== undefined && !world.places.has(place)) {
    const denial = deny('OUT_OF_SCOPE', { cause: 'off-the-map', more: { about: place } });
    return { denial, changes: [{ type: 'injection-denied', patch: [], denial, cause }] };
  }
  const patch = [...addHappening(world, { text, place, by, wants }), ...(command.patch ?? [])];
  const among = place === undefined && isLoud(command) ? awake(world) : undefined;
  const change = { type: 'happening-injected', patch, place, cause, detail: { text, by } } as const;
  return { changes: [among ? { ...change, among } : change] };
};

/** What changes a thing and names no place is noticed everywhere. */
function isLoud({ patch = [] }: CommandOf<'inject'>): boolean {
  return patch.some(({ path }) => path.startsWith(pointer('props', '')));
}
