// Says in the log, once each, that room is short, that nothing can be kept, and that all is well again.
import { type Database, type StorageHealth, storageFailure } from '@hakoniwa/database';
import type { Log } from './log.ts';

const WORDS = {
  ok: 'there is room on the disk again',
  low: 'little room is left on the disk',
  full: 'the disk is full: nothing more is kept until there is room',
  'read-only': 'the disk can only be read: nothing is kept',
  damaged: 'something that was kept cannot be read any more',
} as const satisfies Readonly<Record<StorageHealth['state'], string>>;

/** Logs failures of work that goes on trying; what the disk does is said once, below, and not at every try. */
export function logFailures(log: Log, words: string): (error: unknown) => void {
  return (err) => {
    if (!storageFailure(err)) log.error({ err }, words);
  };
}

/** Logs every change from now on; call the result to stop. */
export function logStorage({ storage, place }: Pick<Database, 'storage' | 'place'>, log: Log) {
  const tell = ({ state, freeBytes, failure }: StorageHealth) => {
    const about = { place, freeBytes, ...(failure ? { err: failure } : {}) };
    if (state === 'ok') log.info(about, WORDS.ok);
    else if (state === 'low') log.warn(about, WORDS.low);
    else log.error(about, WORDS[state]);
  };
  if (storage.health.state !== 'ok') tell(storage.health);
  return storage.hear(tell);
}
