// [J3] An act that needs a thing and names none is ambiguous.
import { deny } from '@hakoniwa/stage';
import { violation } from './finding.ts';
import type { JudgeRule } from './question.ts';

export const unclear: JudgeRule = ({ act, named }) => {
  if (named.object?.is !== 'unclear' || SEARCHES.has(act.verb)) return undefined;
  return violation(deny('AMBIGUOUS_ACTION', { cause: 'not-named', more: { about: act.word } }));
};

/** One may look for something without knowing what. */
const SEARCHES: ReadonlySet<string> = new Set(['search', 'inspect', 'sit', 'call']);
