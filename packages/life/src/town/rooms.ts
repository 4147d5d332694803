// Rooms that are there for one thing: one goes there for it, and neither strolls nor lingers there.
import { PASSED_THROUGH, type Place, type World } from '@hakoniwa/stage';

/** Rooms of a house that are nobody's way. */
const SECLUDED: ReadonlySet<string> = new Set([...PASSED_THROUGH, 'bedroom', 'kitchen']);

type Room = Pick<Place, 'parent' | 'facility'>;

/** Whether a place is a room behind a door: a toilet, a bedroom, a desk that is not the public's. */
export function isSecluded({ parent, facility }: Room): boolean {
  if (parent === undefined || !facility) return false;
  const { tags } = facility;
  const isDesk = tags.includes('workspace') && !tags.includes('public');
  return isDesk || tags.some((tag) => SECLUDED.has(tag));
}

/** Where one stays who is at a place: there, or where that is no place to stay, in what it is a room of. */
export function lingeringAt({ places }: World, place: string): string {
  const { parent, facility } = places.get(place) ?? {};
  const isPassedThrough = facility?.tags.some((tag) => PASSED_THROUGH.has(tag)) === true;
  return parent !== undefined && isPassedThrough ? parent : place;
}
