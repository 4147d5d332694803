// Wishes that change nothing but are no boasts either: a pose without a foe, a song, a rest, a search in vain.
import type { PlayIntent } from '../intent.ts';
import type { ReadingText } from './reading-text.ts';

export function idleIntent({ wants }: ReadingText): PlayIntent | undefined {
  if (wants('fight-nobody')) return { do: 'idle', how: 'noFoe' };
  if (wants('flee-nobody')) return { do: 'idle', how: 'noChase' };
  if (wants('search')) return { do: 'idle', how: 'notFound' };
  return wants('gesture') ? { do: 'idle', how: 'gesture' } : undefined;
}
