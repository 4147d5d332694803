// Something happens in the scene by the GM's or the director's hand; it may bring a change with it.
import { deny } from '../../act/denial.ts';
import { addHappening } from '../../act/happening.ts';
import type { Handler } from '../rulebook.ts';

export const handleInject: Handler<'inject'> = (_rules, world, command) => {
  const { text, place, by, cause } = command;
  if (place !== undefined && !world.places.has(place)) {
    const denial = deny('OUT_OF_SCOPE', { cause: 'off-the-map', more: { about: place } });
    return { denial, changes: [{ type: 'injection-denied', patch: [], denial, cause }] };
  }
  const patch = [...addHappening(world, { text, place, by }), ...(command.patch ?? [])];
  return { changes: [{ type: 'happening-injected', patch, place, cause, detail: { text, by } }] };
};
