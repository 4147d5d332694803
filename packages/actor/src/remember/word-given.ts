// What an event did to promises, read from its own patch: made, kept or broken, by whom and to whom.
import { isJsonObject, type Json, type Patch, type SealedEvent } from '@hakoniwa/stage';

export interface WordGiven {
  readonly became: 'made' | 'kept' | 'broken';
  readonly owner: string;
  readonly toward: string;
  readonly text: string;
}

/** The promises an event made, kept or broke. */
export function wordsGiven(event: Pick<SealedEvent, 'type' | 'patch' | 'inverse'>): WordGiven[] {
  const end = event.type === 'promise-broken' ? 'broken' : 'kept';
  return [
    ...endedIn(event).flatMap((thread) => wordIn(thread, end)),
    ...valuesOf(event.patch, 'add').flatMap((thread) => wordIn(thread, 'made')),
  ];
}

/** The threads an event ended: those it tested before it removed them; in logs of 0.1, what would bring them back. */
function endedIn({ patch, inverse }: Pick<SealedEvent, 'patch' | 'inverse'>): readonly Json[] {
  return inverse ? valuesOf(inverse, 'add') : valuesOf(patch, 'test');
}

/** The threads that operations of a kind write, or find. */
function valuesOf(patch: Patch, op: 'add' | 'test'): readonly Json[] {
  return patch.flatMap((one) =>
    one.op === op && one.path.startsWith('/threads/') ? [one.value] : [],
  );
}

function wordIn(thread: Json, became: WordGiven['became']): WordGiven[] {
  if (!isJsonObject(thread) || thread.kind !== 'promise') return [];
  const { owner, toward, text } = thread;
  return typeof owner === 'string' && typeof toward === 'string' && typeof text === 'string'
    ? [{ became, owner, toward, text }]
    : [];
}
