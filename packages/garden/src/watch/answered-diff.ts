// What a command changed for its reader, as the one message their stream would tell: an answer shows the turn by itself.
import { type AnsweredDiff, WATCH_VERSION } from '@hakoniwa/protocol';
import { type Audience, type Rulebook, type SealedEvent, worldAfter } from '@hakoniwa/stage';
import type { Submitted } from '../garden.ts';
import { Differ } from './differ.ts';
import { SceneReader } from './scene-reader.ts';
import { toldOf } from './told.ts';
import { touchedPeople } from './touched.ts';

interface Answering {
  readonly rules: Rulebook;
  readonly audience: Audience;
  /** The events with the last words, where the command brought none. */
  readonly last: readonly SealedEvent[];
}

/** Undefined when nothing happened, or something of others in between: then the stream tells it in order. */
export function answeredDiff(
  { rules, audience, last }: Answering,
  { before, events }: Pick<Submitted, 'before' | 'events'>,
): AnsweredDiff | undefined {
  const end = events.at(-1);
  if (!end || end.seq !== before.seq + events.length) return undefined;
  const { branch } = end;
  const world = worldAfter(before, events);
  const reader = new SceneReader({ rules, audience }, { world: before, last });
  reader.hear({ events, before });
  const { change, story } = reader.to(world);
  const told = events.flatMap((event) =>
    toldOf({ audience, rules, isAll: true }, { world: before, event }),
  );
  return {
    ...{ type: 'diff', version: WATCH_VERSION, audience },
    from: { branch, seq: before.seq },
    point: { branch, seq: end.seq },
    now: world.clock.now,
    ...new Differ(audience, before).to(world, new Set(events.flatMap(touchedPeople))),
    ...(told.length > 0 ? { told } : {}),
    scene: { ...(change ? { change } : {}), ...(story === undefined ? {} : { story }) },
  };
}
