// [J3] An act that needs a thing and names none is ambiguous.
import { type Act, deny, heldBy } from '@hakoniwa/stage';
import { WORDS } from '../language/words.ts';
import { LETS_GO } from '../resolve/takes-sort.ts';
import { HARMLESS, type JudgeFinding, violation } from './finding.ts';
import type { JudgeRule, Question } from './question.ts';

export const unclear: JudgeRule = (question) => {
  const { act, named } = question;
  if (named.object?.is !== 'unclear' || SEARCHES.has(act.verb)) return undefined;
  if (WORDS.allHeld.has(act.object?.head.toLowerCase() ?? '')) return allInHand(question);
  return violation(deny('AMBIGUOUS_ACTION', { cause: 'not-named', more: { about: act.word } }));
};

/** Putting down everything, lugging one's things about: all that is in hand, were it nothing. */
function allInHand({ act, state, frame }: Question): JudgeFinding {
  if (act.verb !== 'put') return LETS_GO.has(act.verb) ? undecided(act.word) : HARMLESS;
  const acts = heldBy(state.world, frame.speaker).map(({ id }) => {
    const down: Act = { verb: 'put', actor: frame.speaker, object: id };
    return { act: down, settles: 'whole' } as const;
  });
  return acts.length > 0 ? { is: 'acts', acts } : HARMLESS;
}

function undecided(about: string): JudgeFinding {
  return violation(deny('AMBIGUOUS_ACTION', { cause: 'not-named', more: { about } }));
}

/** One may look for something without knowing what. */
const SEARCHES: ReadonlySet<string> = new Set(['search', 'inspect', 'sit', 'call']);
