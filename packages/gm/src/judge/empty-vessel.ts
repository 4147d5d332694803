// [J4] Nothing comes out of an empty vessel, whatever was supposed to be in it.
import { deny, means } from '@hakoniwa/stage';
import type { TextAct } from '../language/types.ts';
import { WORDS } from '../language/words.ts';
import { foldName } from '../resolve/fold.ts';
import { FLOWS, type References, referredEntity } from '../resolve/reference.ts';
import { violation } from './finding.ts';
import type { JudgeRule, Question } from './question.ts';

export const emptyVessel: JudgeRule = ({ act, named, state }) => {
  const dips = WORDS.dips.has(act.word);
  const adds = WORDS.addsFrom.has(act.word) && named.source !== undefined;
  const isSprayed = WORDS.sprays.test(act.word);
  const isFlow = FLOWS.has(act.verb) || WORDS.ladles.test(act.word) || isSprayed;
  if (!isFlow && !dips && !adds && !isContents(act, named)) return undefined;
  const vessels = [
    named.source,
    named.vessel,
    ...(dips ? [named.target, named.tool] : []),
    ...(act.verb === 'pour' || isSprayed ? [named.tool] : []),
    ...(named.object?.is === 'entity' && !dips ? [named.object] : []),
  ];
  const inHand = FROM_HAND.has(act.verb) && named.object?.is === 'nowhere' ? handled(state) : [];
  const empty = [...vessels.map((one) => referredEntity(one)?.id), ...inHand]
    .flatMap((id) => state.world.props.get(id ?? '') ?? [])
    .find((prop) => means(prop.state, 'empty'));
  return empty && violation(deny('INVALID_STATE', { cause: 'empty', more: { about: empty.id } }));
};

/** Two cookies out of the cookie jar, the water of the flask: what a vessel stands for is in it, or not. */
function isContents({ verb, object }: TextAct, { object: found }: References): boolean {
  if (found?.is !== 'entity' || LOOKS.has(verb)) return false;
  if (WORDS.contents.has(object?.relation ?? '')) return true;
  if (found.how !== 'vessel') return false;
  if (WORDS.water.has(object?.head ?? '')) return true;
  return (
    verb === 'take' && !(object?.vessel && found.entity.folded.endsWith(foldName(object.vessel)))
  );
}

/** Whoever looks may find it empty. */
const LOOKS: ReadonlySet<string> = new Set(['inspect', 'search', 'look', 'read', 'open', 'close']);

/** Lifts the pot and pours the tea: out of the pot that was taken up for it. */
function handled({ antecedent, handled: taken }: Question['state']): string[] {
  return antecedent !== undefined && taken.has(antecedent) ? [antecedent] : [];
}

const FROM_HAND: ReadonlySet<string> = new Set(['pour', 'drink', 'spill']);
