// [J4] Nothing comes out of an empty vessel, whatever was supposed to be in it.
import { deny, means } from '@hakoniwa/stage';
import { fold } from '../resolve/fold.ts';
import { entityOf } from '../turn/reference.ts';
import { violation } from './finding.ts';
import type { JudgeRule, Question } from './question.ts';

export const emptyVessel: JudgeRule = ({ act, named, state }) => {
  const dips = DIPS.has(act.word);
  const adds = ADDS.has(act.word) && named.source !== undefined;
  const isSprayed = SPRAYS.test(act.word);
  const isFlow = FLOWS.has(act.verb) || DRAWS.test(act.word) || isSprayed;
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

/** Words that want what is in the vessel they go into. */
const DIPS: ReadonlySet<string> = new Set([
  'dip',
  'dunk',
  'soak',
  'swish',
  'rinse',
  '浸す',
  'ひたす',
  '漬ける',
  '浸ける',
  '濡らす',
  '湿らせる',
]);

/** Words that let something flow out of a vessel that is named. */
const ADDS: ReadonlySet<string> = new Set([
  'add',
  'splash',
  'drizzle',
  'sprinkle',
  'shake',
  'squeeze',
  'dab',
  'spray',
  '足す',
  '加える',
]);
/** Taking by the ladle, which pours as much as it takes. */
const DRAWS = /^(?:汲|酌|くむ|掬|すくう|すくい|draw|scoop|ladle|dip)/u;

/** Spraying and watering, where the vessel is the tool. */
const SPRAYS =
  /^(?:吹きかけ|吹き付け|噴射|噴霧|スプレー|散布|撒|まく|水やり|注ぎかけ|浴びせ|spray|squirt|water)/u;

const FLOWS: ReadonlySet<string> = new Set(['drink', 'eat', 'pour', 'spill']);
