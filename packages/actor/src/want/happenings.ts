// What just happened in the room wants an answer; the anxious hear it louder.
import { MINUTE_MS } from '@hakoniwa/stage';
import type { WishSource } from './wish.ts';

export const happenings: WishSource = ({ view, personality, recent, id }) =>
  view.happenings
    .filter(({ at }) => view.time.now - at <= FRESH_MINUTES * MINUTE_MS)
    .filter(
      ({ at }) =>
        !recent.some(
          (memory) => memory.actor === id && memory.at > at && memory.verb !== undefined,
        ),
    )
    .map(({ text }) => ({ kind: 'happening', text, weight: 55 + personality.neuroticism * 0.25 }));

/** How long a happening is news. */
const FRESH_MINUTES = 8;
