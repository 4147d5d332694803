// [J5] Looking for a thing, sitting down and calling out need nothing to be there.
import { WORDS } from '../language/words.ts';
import { referredEntity } from '../resolve/reference.ts';
import { HARMLESS } from './finding.ts';
import type { JudgeRule } from './question.ts';

export const seek: JudgeRule = ({ act, named }) => {
  if (!NEEDLESS.has(act.verb)) return undefined;
  const thing = referredEntity(named.object) ?? referredEntity(named.target);
  const isReached = WORDS.reaches.test(act.word) && named.object?.is === 'nowhere';
  if (thing?.type !== 'prop') return isReached ? undefined : HARMLESS;
  const isSought = act.verb === 'search' && thing.nearness < 2 && !WORDS.reaches.test(act.word);
  return isSought ? HARMLESS : undefined;
};

const NEEDLESS: ReadonlySet<string> = new Set(['search', 'sit', 'stand', 'call']);
