// What an event keeps of words besides the words: what they do, promise and claim. Whoever reacts reads this alone.
import type { CharacterId, SpokenAct, World } from '@hakoniwa/stage';
import { givenIn } from '../reader/given-words.ts';
import { readSaying } from '../reader/saying.ts';
import type { HeardLine } from '../reader/speech/spoken-acts.ts';

/** Some words, with what is known of them already. */
interface Said {
  readonly speech: string | null;
  readonly speaker: CharacterId;
  /** What the words do, from a mind that knows; read from the words when left out. */
  readonly acts?: readonly SpokenAct[];
  /** What was said before the turn they are part of. */
  readonly before?: HeardLine | undefined;
}

/** The fields of an event's detail; those with nothing in them are left out. */
export function saidDetail(world: World, said: Said): Record<string, readonly unknown[]> {
  const { speech, speaker, acts = [], before } = said;
  if (speech === null) return {};
  const { promises, claims, ...read } =
    acts.length > 0
      ? { acts, ...givenIn(speech, { names: world, speaker }) }
      : readSaying(speech, { names: world, speaker, before });
  return Object.fromEntries(
    Object.entries({ says: read.acts, promises, claims }).filter(([, list]) => list.length > 0),
  );
}
