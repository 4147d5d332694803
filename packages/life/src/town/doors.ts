// Doors of a place: when they close to those inside, and where one goes then.
import type { Character, Place, World } from '@hakoniwa/stage';
import { limits } from '../limits.ts';
import { endOf, type Hours, isWithin } from './hours.ts';
import { townMapOf } from './town-map.ts';

interface Asking {
  readonly world: World;
  readonly self: Character;
  readonly now: number;
}

/** Whether a place is closed to somebody now. */
export function isShutTo(asking: Asking, place: string): boolean {
  return !isWithin(hoursFor(asking, place), asking.now);
}

/** The moment at which a place that is open to somebody closes to them; undefined when it does not. */
export function closesTo(asking: Asking, place: string): number | undefined {
  const hours = hoursFor(asking, place);
  return hours && isWithin(hours, asking.now) ? endOf(hours, asking.now) : undefined;
}

function hoursFor(asking: Asking, place: string): Hours | undefined {
  return hoursOf(asking, { place, facility: asking.world.places.get(place)?.facility });
}

/** The hours of a facility for somebody: none of one's own, nor of what is in the house one lives in. */
export function hoursOf(
  { world, self }: Pick<Asking, 'world' | 'self'>,
  { place, facility }: { readonly place: string; readonly facility: Place['facility'] },
): Hours | undefined {
  if (!facility?.hours || facility.owner === self.id) return undefined;
  const { mapOf } = townMapOf(world);
  return self.home !== undefined && mapOf(self.home) === mapOf(place) ? undefined : facility.hours;
}

/** The nearest place by exits that is open to somebody and no one else's home; undefined when there is none. */
export function outsideOf(asking: Asking, place: string): string | undefined {
  const { places } = asking.world;
  const town = townMapOf(asking.world);
  const isOpen = (id: string) =>
    !isShutTo(asking, id) && town.public.get(town.mapOf(id))?.some((one) => one === id) === true;
  const seen = new Set([place]);
  let edge = [place];
  for (let step = 0; step < limits.outsideSteps && edge.length > 0; step++) {
    const next = edge
      .flatMap((id) => [...(places.get(id)?.exits ?? [])].sort((a, b) => a.minutes - b.minutes))
      .map(({ to }) => to as string)
      .filter((to) => !seen.has(to));
    const found = next.find(isOpen);
    if (found !== undefined) return found;
    for (const to of next) seen.add(to);
    edge = [...new Set(next)];
  }
  return undefined;
}
