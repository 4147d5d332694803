// Whom an event touched, read from its patch.
import { parsePointer, type SealedEvent } from '@hakoniwa/stage';

const PEOPLE = '/characters/';

/** Ids of the characters an event changed. */
export function touchedPeople({ patch }: Pick<SealedEvent, 'patch'>): string[] {
  const ids: string[] = [];
  for (const { path } of patch) {
    if (!path.startsWith(PEOPLE)) continue;
    const end = path.indexOf('/', PEOPLE.length);
    const token = path.slice(PEOPLE.length, end < 0 ? undefined : end);
    ids.push(token.includes('~') ? (parsePointer(`/${token}`)[0] ?? token) : token);
  }
  return ids;
}
