// [J8] What a machine yields, or is known by, is had by using the machine.
import type { Act } from '@hakoniwa/stage';
import { WORDS } from '../language/words.ts';
import { foldName } from '../resolve/fold.ts';
import { referredEntity } from '../resolve/reference.ts';
import type { JudgeRule, Question } from './question.ts';

export const derived: JudgeRule = (question) => {
  const { act, named, frame } = question;
  const source = isDerived(question) ? referredEntity(named.object) : undefined;
  if (!source || !TAKES_YIELD.has(act.verb)) return undefined;
  const use: Act = { verb: 'use', actor: frame.speaker, object: source.id };
  return { is: 'acts', acts: [{ act: use, settles: act.verb === 'make' ? 'whole' : 'none' }] };
};

/** Coffee from the coffee maker: by its yields, or by an alias that is not what the machine is called. */
function isDerived({ named }: Question): boolean {
  if (named.object?.is !== 'entity') return false;
  const { how, entity, word } = named.object;
  if (how === 'vessel')
    return WORDS.bears.test(entity.folded) && !entity.folded.endsWith(foldName(word));
  return how === 'yield' || (how === 'alias' && !entity.folded.endsWith(foldName(word)));
}

const TAKES_YIELD: ReadonlySet<string> = new Set([
  'drink',
  'eat',
  'pour',
  'make',
  'take',
  'spill',
  'put',
  'give',
  'hold',
]);
