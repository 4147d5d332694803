// What an event keeps of words besides the words: what they do, promise and claim. Whoever reacts reads this alone.
import type { CharacterId, SpokenAct, World } from '@hakoniwa/stage';
import { givenIn } from '../reader/given-words.ts';
import { actsOf, addressee } from '../reader/saying.ts';

/** Some words, with what is known of them already. */
interface Said {
  readonly speech: string | null;
  readonly speaker: CharacterId;
  /** What the words do, from a mind that knows; read from the words when left out. */
  readonly acts?: readonly SpokenAct[];
  readonly isAsking?: boolean;
  readonly isAnswering?: boolean;
}

/** The fields of an event's detail; those with nothing in them are left out. */
export function saidDetail(world: World, said: Said): Record<string, readonly unknown[]> {
  const { speech, speaker, isAsking = false, isAnswering = false } = said;
  if (speech === null) return {};
  const among = { names: world, speaker };
  const { promises, claims } = givenIn(speech, among);
  const read = () =>
    actsOf({ isAsking, isAnswering, promises, claims, to: addressee(speech, among) });
  const says = said.acts && said.acts.length > 0 ? said.acts : read();
  return Object.fromEntries(
    Object.entries({ says, promises, claims }).filter(([, list]) => list.length > 0),
  );
}
