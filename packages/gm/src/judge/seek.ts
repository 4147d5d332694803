// [J5] Looking for a thing, sitting down and calling out need nothing to be there.
import { entityOf } from '../turn/reference.ts';
import { HARMLESS } from './finding.ts';
import type { JudgeRule } from './question.ts';

export const seek: JudgeRule = ({ act, named }) => {
  if (!NEEDLESS.has(act.verb)) return undefined;
  const thing = entityOf(named.object) ?? entityOf(named.target);
  if (thing?.type !== 'prop') return HARMLESS;
  const isSought = act.verb === 'search' && thing.nearness < 2;
  return isSought ? HARMLESS : undefined;
};

const NEEDLESS: ReadonlySet<string> = new Set(['search', 'sit', 'stand', 'call']);
