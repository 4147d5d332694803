// [J9] Everything else is a typed act for the Stage's laws.
import { type Act, deny, heldBy, isShut, means } from '@hakoniwa/stage';
import type { TextAct } from '../language/types.ts';
import { WORDS } from '../language/words.ts';
import type { Called } from '../resolve/called.ts';
import { EVERYTHING } from '../resolve/names.ts';
import { referredEntity } from '../resolve/reference.ts';
import type { Resolved } from '../resolve/resolve-noun.ts';
import { HARMLESS, type JudgeFinding, type Settling, type TypedAct, violation } from './finding.ts';
import type { JudgeRule, Question } from './question.ts';

export const handle: JudgeRule = (question) => {
  const { act, named, frame } = question;
  // Scrubbing the deck: a place is no thing, so the brush is what is used.
  const thing = referredEntity(named.object);
  const object = thing?.type === 'place' && act.tool !== undefined ? undefined : thing?.id;
  if (isRummaging(question))
    return violation(deny('NOT_OWNED', { cause: 'owned-by-other', more: { about: object ?? '' } }));
  const sourceUse = reachedInto(question);
  const alone =
    object === undefined ? (referredEntity(named.target) ?? referredEntity(named.tool)) : undefined;
  if (object === undefined && alone?.type !== 'prop') return sourceUse ?? HARMLESS;
  const verb = verbFor(question);
  const slots = {
    object: object ?? alone?.id,
    target: targetFor(question, verb, alone?.id),
    tool: toolFor(question, verb, alone?.id),
  };
  const main: Act = { verb, actor: frame.speaker, ...withoutUndefined(slots) };
  const last: TypedAct = {
    act: main,
    settles: handsOnly(question, verb) ?? settlingOf(question, act.verb),
    works: act.works === true || (alone !== undefined && alone === referredEntity(named.tool)),
  };
  const before = sourceUse?.is === 'acts' ? sourceUse.acts : [];
  return { is: 'acts', acts: [...before, last, ...byTool(question, main)] };
};

/** Eating with the spoon, looking closer with the lens: the tool must be here and work, whatever the verb. */
function byTool({ act, named, frame, state }: Question, { object, tool }: Act): TypedAct[] {
  const used =
    referredEntity(named.tool) ??
    (WORDS.worksIn.has(act.word) ? referredEntity(named.target) : undefined);
  if (used?.type !== 'prop' || used.id === object || used.id === tool) return [];
  if (state.handled.has(used.id)) return [];
  return [{ act: { verb: 'use', actor: frame.speaker, object: used.id }, settles: 'none' }];
}

/** Going through what another owns is using it; looking for something in the room is not. */
function isRummaging({ act, named, state, frame }: Question): boolean {
  const owner = state.world.props.get(referredEntity(named.object)?.id ?? '')?.owner;
  return owner !== undefined && owner !== frame.speaker && WORDS.rummages.test(act.word);
}

/** Taking something out of a thing touches that thing too: it must be here and open to a hand. */
function reachedInto(question: Question): Extract<JudgeFinding, { is: 'acts' }> | undefined {
  const { named, act, frame, state } = question;
  const source = referredEntity(named.source);
  if (source?.type !== 'prop' || act.verb === 'move') return undefined;
  if (state.handled.has(source.id)) return undefined;
  // From beside the locked door: what it lay by must be there, and may stay shut.
  if (WORDS.beside.has(act.source?.relation ?? '')) return byActs('inspect', question, source.id);
  // What is in somebody's bag is somebody's.
  const isTheirs = act.verb === 'take' && isOthers(question, named.source);
  const verb = isTheirs && frame.lore.isContainer(source.name) ? 'open' : 'search';
  return byActs(verb, question, source.id);
}

function byActs(
  verb: string,
  { frame }: Question,
  object: string,
): Extract<JudgeFinding, { is: 'acts' }> {
  return { is: 'acts', acts: [{ act: { verb, actor: frame.speaker, object }, settles: 'none' }] };
}

/** Verbs of the text that the Stage knows under another name. */
function verbFor(question: Question): string {
  const { act, named, later } = question;
  if (act.verb === 'hold' && wantsHand(question)) return 'take';
  if (act.verb === 'hold' || act.verb === 'make' || isGrip(question)) return 'use';
  if (act.verb === 'take') return takenAs(question);
  // A finger on the card in her hand takes nothing from her.
  if (act.verb === 'use' && WORDS.fingers.has(act.word) && isHeldByOther(question))
    return 'inspect';
  // To unlock a door and walk on is to open it.
  if (act.verb === 'unlock' && isOthers(question, named.object)) return 'open';
  if (act.verb === 'unlock' && later.some(({ verb }) => verb === 'move')) return 'open';
  if (act.verb === 'force' && isMerelyShut(question)) return 'open';
  if (act.verb === 'sit' || act.verb === 'search') return act.verb;
  // A seed from the packet, put in the ground: what a thing is taken out of is worked with.
  if (act.verb === 'put' && isSame(named.object, named.source)) return 'use';
  // The periscope is lowered, the anchor dropped: what nobody can carry is worked, not put down.
  if (act.verb === 'put' && WORDS.letsDown.has(act.word) && isFixed(question)) return 'use';
  // A ladder is leant against the wall from where it lies.
  if (
    act.verb === 'put' &&
    (act.shifted || WORDS.setsUp.has(act.word)) &&
    (referredEntity(named.object)?.nearness ?? 3) < 3
  )
    return 'use';
  if (act.verb === 'give' && isOffered(question)) return 'use';
  if (act.verb === 'give' && referredEntity(named.target)?.type !== 'character') return 'put';
  return act.verb;
}

/** Clutching a third thing with both hands full: as one cannot take it, one cannot hold it. */
function wantsHand({ act, named, later, state, frame }: Question): boolean {
  // The cup held under the spout while the button is pressed: hands at work find a way.
  if (!WORDS.clutches.has(act.word) || act.target !== undefined || later.length > 0) return false;
  const prop = state.world.props.get(referredEntity(named.object)?.id ?? '');
  const hands = state.world.characters.get(frame.speaker)?.hands ?? 0;
  if (!prop?.portable || 'holder' in prop.at || state.handled.has(prop.id)) return false;
  return heldBy(state.world, frame.speaker).length >= hands;
}

/** What is closed and not locked opens to whoever kicks it, and does not break. */
function isMerelyShut({ named, state, frame }: Question): boolean {
  const prop = state.world.props.get(referredEntity(named.object)?.id ?? '');
  const gives = prop?.affordances.some(({ verb }) => verb === 'force');
  const isClosed = prop !== undefined && (isShut(prop) || frame.lore.isContainer(prop.name));
  return isClosed && !gives && !means(prop.state, 'locked');
}

function isHeldByOther({ named, state, frame }: Question): boolean {
  const at = state.world.props.get(referredEntity(named.object)?.id ?? '')?.at;
  return at !== undefined && 'holder' in at && at.holder !== frame.speaker;
}

function isFixed({ named, state, frame }: Question): boolean {
  const prop = state.world.props.get(referredEntity(named.object)?.id ?? '');
  return prop !== undefined && (!prop.portable || frame.lore.isFixture(prop.name));
}

/** The receiver off a telephone on the wall carries nothing away; nor does what is in a safe take the safe. */
function takenAs(question: Question): string {
  const { act, named, frame } = question;
  const object = named.object?.is === 'entity' ? named.object : undefined;
  const said = act.object?.pronoun ? act.object.head : act.object?.relation;
  const isContents = WORDS.contents.has(said ?? '');
  if (isContents && object && frame.lore.isContainer(object.entity.name)) return 'open';
  const isLoose = object?.how !== 'part' && frame.lore.isContainer(object?.entity.name ?? '');
  const isPart =
    !isLoose && (object?.how === 'part' || frame.lore.wholesOf?.(act.object?.head ?? '')?.length);
  return object && isPart && isFixed(question) ? 'inspect' : 'take';
}

/** Grabbing the tiller takes nothing away: what nobody can carry is only gripped. */
function isGrip(question: Question): boolean {
  const { act } = question;
  const isFrom = act.source !== undefined || act.target !== undefined;
  const isGripped = WORDS.grips.has(act.word) || WORDS.steers.has(act.object?.head ?? '');
  return act.verb === 'take' && isGripped && !isFrom && isFixed(question);
}

/** A gripped thing stays as it is; one set up from where it lies only passes through the hands. */
function handsOnly(question: Question, verb: string): Settling | undefined {
  if (isGrip(question)) return 'none';
  if (verb === 'use' && question.act.shifted) return 'none';
  return verb === 'use' && question.act.verb === 'put' && WORDS.setsUp.has(question.act.word)
    ? 'hands'
    : undefined;
}

/** Whether a thing has an owner who is not the speaker. */
function isOthers({ state, frame }: Question, one: Resolved | undefined): boolean {
  const owner = state.world.props.get(referredEntity(one)?.id ?? '')?.owner;
  return owner !== undefined && owner !== frame.speaker;
}

function isSame(one: Resolved | undefined, other: Resolved | undefined): boolean {
  const id = referredEntity(one)?.id;
  return id !== undefined && id === referredEntity(other)?.id;
}

function targetFor(
  { act, named, state, frame }: Question,
  verb: string,
  taken: string | undefined,
): string | undefined {
  const target = referredEntity(named.target);
  if (verb === 'give') return target?.id ?? someoneElse(state, frame.speaker);
  if (!target || target.id === taken) return undefined;
  // A note stuck on the laptop in her arms: what is added to a thing does not take it from anyone.
  const holder = state.world.props.get(target.id)?.at;
  const isTheirs = holder && 'holder' in holder && holder.holder !== frame.speaker;
  if (isTheirs && (WORDS.attaches.test(act.word) || isStamped(act))) return undefined;
  if (verb === 'put' || verb === 'use' || verb === 'pour' || verb === 'throw' || verb === 'discard')
    return target.type === 'place' ? undefined : target.id;
  return undefined;
}

/** A postmark on the card in her hand. */
function isStamped({ word, object }: TextAct): boolean {
  return WORDS.stamps.test(word) && WORDS.seals.test(object?.head ?? '');
}

function toolFor({ named }: Question, verb: string, taken: string | undefined): string | undefined {
  const tool = referredEntity(named.tool);
  if (tool?.type !== 'prop' || tool.id === taken) return undefined;
  return verb === 'use' || verb === 'open' || verb === 'unlock' || verb === 'force'
    ? tool.id
    : undefined;
}

function someoneElse(state: Question['state'], speaker: string): string | undefined {
  const isOther = ({ id }: Called) => id !== speaker;
  return state.names.first(EVERYTHING, isOther, { only: 'character', nearness: 2 })?.id;
}

/** Working on a thing moves hands only; operating it, and every other verb, takes full effect. */
function settlingOf(question: Question, verb: string): Settling {
  const { act } = question;
  if (verb === 'hold' || isOffered(question)) return 'hands';
  if (verb !== 'use') return act.touch && verb === 'inspect' ? 'none' : 'whole';
  if (isFlipped(question)) return 'whole';
  if (act.touch) return 'none';
  return WORDS.operates.has(act.word) ? 'whole' : 'hands';
}

/** A switch that is off, or that of a thing that is. */
function isFlipped({ act, named: { object }, state, frame }: Question): boolean {
  if (object?.is !== 'entity' || act.vain || !WORDS.flips.has(act.word)) return false;
  const isSwitch = frame.lore.isControl?.(act.object?.head ?? '') === true;
  return isSwitch && means(state.world.props.get(object.entity.id)?.state ?? [], 'off');
}

/** Held out across the desk: to whoever takes it, and nobody has yet. */
function isOffered({ act, named }: Question): boolean {
  return WORDS.offers.has(act.word) && referredEntity(named.target)?.type !== 'character';
}

function withoutUndefined(
  fields: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const given: Record<string, string> = {};
  for (const [key, value] of Object.entries(fields)) if (value !== undefined) given[key] = value;
  return given;
}
