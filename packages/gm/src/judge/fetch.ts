// [J45] Who fetches a thing from the next room walks there and back.
import { WORDS } from '../language/words.ts';
import { referredEntity } from '../resolve/reference.ts';
import { go } from './move.ts';
import type { JudgeRule } from './question.ts';

export const fetch: JudgeRule = ({ act, named, state, speaker, frame }) => {
  if (act.verb !== 'take' || !WORDS.fetches.has(act.word)) return undefined;
  const from = referredEntity(named.source);
  const thing = referredEntity(named.object);
  if (from?.type !== 'place' || from.id === speaker.place || thing?.type !== 'prop')
    return undefined;
  const exits = state.world.places.get(speaker.place)?.exits ?? [];
  if (!exits.some(({ to }) => to === from.id)) return undefined;
  const take = { verb: 'take', actor: frame.speaker, object: thing.id };
  const there = go(frame.speaker, from.id);
  return {
    is: 'acts',
    acts: [there, { act: take, settles: 'whole' }, go(frame.speaker, speaker.place)],
  };
};
