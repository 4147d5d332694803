// What the words of an event do, as the event has it.
import { isJsonObject, type Json } from '../base/json.ts';
import type { SpokenAct } from './parts.ts';

/** The acts of speech of an event; none where nobody read any. */
export function saysIn({ detail }: { readonly detail?: Json | undefined }): readonly SpokenAct[] {
  const says = isJsonObject(detail) ? detail.says : undefined;
  return Array.isArray(says) ? (says as unknown as readonly SpokenAct[]) : [];
}
