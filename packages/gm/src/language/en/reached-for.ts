// `reaches for the rolling pin and flattens the dough`: what one goes on to work with was in reach.
import type { TextAct } from '../types.ts';
import { act } from './act-build.ts';
import type { Clause } from './clause-types.ts';
import { THINGS } from './data/things.ts';
import { isKind } from './noun-kind.ts';

const REACHES: ReadonlySet<string> = new Set(['reach', 'grope', 'lunge', 'go', 'dive', 'grab']);

/** A hand that goes out to a thing and is not called back finds it there, though it takes nothing yet. */
export const reachedFor = (
  acts: readonly TextAct[],
  clauses: readonly Clause[],
): readonly TextAct[] =>
  acts.map((one, at) => {
    const next = acts[at + 1];
    if (one.intent !== 'EMOTE' || !REACHES.has(one.word)) return one;
    const clause = clauses.find(({ verb }) => verb.start === one.start);
    const object = clause?.rest.preps.find((p) => p.prep === 'for')?.nouns[0];
    if (object?.definite !== true || !isKind(object, THINGS)) return one;
    const after = clauses.find(({ verb }) => verb.start === next?.start);
    const goesOn = after?.sentence === clause?.sentence && after?.link !== 'but';
    return (next?.intent === 'USE' || next?.intent === 'EAT_DRINK') && goesOn
      ? act(one, { intent: 'USE', verb: 'inspect', word: one.word, object, touch: true })
      : { ...one, target: object };
  });
