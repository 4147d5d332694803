// What an event did to promises, read from its own patch: made, kept or broken, by whom and to whom.
import { isJsonObject, type Json, type Operation, type SealedEvent } from '@hakoniwa/stage';

export interface WordGiven {
  readonly became: 'made' | 'kept' | 'broken';
  readonly owner: string;
  readonly toward: string;
  readonly text: string;
}

/** The promises an event made, kept or broke. */
export function wordsGiven({
  type,
  patch,
  inverse,
}: Pick<SealedEvent, 'type' | 'patch' | 'inverse'>): WordGiven[] {
  const end = type === 'promise-broken' ? 'broken' : 'kept';
  return [
    ...inverse.flatMap((operation) => promiseAdded(operation, end)),
    ...patch.flatMap((operation) => promiseAdded(operation, 'made')),
  ];
}

/** A thread that an inverse adds was removed by the event. */
function promiseAdded(operation: Operation, became: WordGiven['became']): WordGiven[] {
  if (operation.op !== 'add' || !operation.path.startsWith('/threads/')) return [];
  const thread = operation.value as Json;
  if (!isJsonObject(thread) || thread.kind !== 'promise') return [];
  const { owner, toward, text } = thread;
  return typeof owner === 'string' && typeof toward === 'string' && typeof text === 'string'
    ? [{ became, owner, toward, text }]
    : [];
}
