// [J4] Nothing comes out of an empty vessel, whatever was supposed to be in it.
import { deny, means } from '@hakoniwa/stage';
import { WORDS } from '../language/words.ts';
import { fold } from '../resolve/fold.ts';
import { entityOf } from '../turn/reference.ts';
import { violation } from './finding.ts';
import type { JudgeRule, Question } from './question.ts';

export const emptyVessel: JudgeRule = ({ act, named, state }) => {
  const dips = WORDS.dips.has(act.word);
  const adds = WORDS.addsFrom.has(act.word) && named.source !== undefined;
  const isSprayed = WORDS.sprays.test(act.word);
  const isFlow = FLOWS.has(act.verb) || WORDS.ladles.test(act.word) || isSprayed;
  // Two cookies out of the cookie jar: what the jar is named after is in it, or not.
  const isContents =
    act.verb === 'take' &&
    named.object?.is === 'entity' &&
    named.object.how === 'vessel' &&
    !(act.object?.vessel && named.object.entity.folded.endsWith(fold(act.object.vessel)));
  if (!isFlow && !dips && !adds && !isContents) return undefined;
  const vessels = [
    named.source,
    named.vessel,
    ...(dips ? [named.target] : []),
    ...(act.verb === 'pour' || isSprayed ? [named.tool] : []),
    ...(named.object?.is === 'entity' && !dips ? [named.object] : []),
  ];
  const inHand = FROM_HAND.has(act.verb) && named.object?.is === 'nowhere' ? handled(state) : [];
  const empty = [...vessels.map((one) => entityOf(one)?.id), ...inHand]
    .flatMap((id) => state.world.props.get(id ?? '') ?? [])
    .find((prop) => means(prop.state, 'empty'));
  return empty && violation(deny('INVALID_STATE', 'empty', { about: empty.id }));
};

/** Lifts the pot and pours the tea: out of the pot that was taken up for it. */
function handled({ antecedent, handled: taken }: Question['state']): string[] {
  return antecedent !== undefined && taken.has(antecedent) ? [antecedent] : [];
}

const FROM_HAND: ReadonlySet<string> = new Set(['pour', 'drink', 'spill']);

const FLOWS: ReadonlySet<string> = new Set(['drink', 'eat', 'pour', 'spill']);
