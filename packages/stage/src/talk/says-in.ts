// What the words of an event do, promise and claim, as the event has it: read once, when they were said.
import { isJsonObject, type Json } from '../base/json.ts';
import type { SpokenAct } from '../world/schema/spoken-act.ts';
import type { Promised } from './promised.ts';
import type { Statement } from './statement.ts';

type Told = { readonly detail?: Json | undefined };

/** The acts of speech of an event; none where nobody read any. */
export function saysIn(event: Told): readonly SpokenAct[] {
  return listIn<SpokenAct>(event, 'says');
}

/** What is promised in an event. */
export function promisedIn(event: Told): readonly Promised[] {
  return listIn<Promised>(event, 'promises');
}

/** What is said to be so in an event. */
export function claimedIn(event: Told): readonly Statement[] {
  return listIn<Statement>(event, 'claims');
}

function listIn<T>({ detail }: Told, field: string): readonly T[] {
  const list = isJsonObject(detail) ? detail[field] : undefined;
  return Array.isArray(list) ? (list as unknown as readonly T[]) : [];
}
