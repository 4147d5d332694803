// How a promise ends: its thread is taken out of the world, and the event says whose word that was.
import { type Json, type Operation, pointer, type Thread } from '@hakoniwa/stage';

/** Tests what is there before it is removed: whoever reads the event alone knows which promise ended. */
export function promiseEnded(thread: Thread): readonly Operation[] {
  const path = pointer('threads', thread.id);
  return [
    { op: 'test', path, value: thread as unknown as Json },
    { op: 'remove', path },
  ];
}
