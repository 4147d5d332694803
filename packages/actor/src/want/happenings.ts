// What just happened in the room wants an answer; the anxious hear it louder.
import { MINUTE_MS } from '@hakoniwa/stage';
import type { Memory } from '../remember/memory.ts';
import type { WishSource } from './wish.ts';

export const happenings: WishSource = (context) => [...noticedOnly(context), ...seenTo(context)];

/** What is to be done about it is done once, by whoever comes to it first. */
const seenTo: WishSource = ({ view, believed, personality, recent }) =>
  [...believed.happenings.values()]
    .filter(({ at }) => view.time.now - at <= OPEN_MINUTES * MINUTE_MS)
    .flatMap(({ id, at, text, wants }) =>
      wants === undefined
        ? []
        : {
            ...{ kind: 'happening', goal: `happening:${id}`, text, wants },
            ...{ isOnce: true, since: at, causes: noticed(recent, { text, at }) },
            weight: 40 + personality.conscientiousness * 0.2 + personality.neuroticism * 0.1,
          },
    );

const noticedOnly: WishSource = ({ view, believed, personality, recent, id }) =>
  view.happenings
    .filter((one) => believed.happenings.get(one.id)?.wants === undefined)
    .filter(({ at }) => view.time.now - at <= FRESH_MINUTES * MINUTE_MS)
    .filter(
      ({ at }) =>
        !recent.some(
          (memory) => memory.actor === id && memory.at > at && memory.verb !== undefined,
        ),
    )
    .map((one) => ({
      kind: 'happening',
      goal: `happening:${one.id}`,
      causes: noticed(recent, one),
      text: one.text,
      weight: 55 + personality.neuroticism * 0.25,
    }));

/** The event by which a happening was noticed. */
export function noticed(
  recent: readonly Memory[],
  { text, at }: { readonly text: string; readonly at: number },
): readonly number[] | undefined {
  const found = recent.findLast((one) => one.text === text && one.at === at);
  return found && [found.seq];
}

/** How long one still thinks of seeing to it. */
const OPEN_MINUTES = 25;
/** How long a happening is news. */
const FRESH_MINUTES = 8;
