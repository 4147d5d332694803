// Judges one act of a text on the running world and, if it may, lets it take effect there.
import {
  type Act,
  type ActScene,
  type Denial,
  heldBy,
  isShut,
  judge,
  means,
  moveProp,
  type Patch,
  parsePointer,
  placeOf,
  pointer,
  settle,
} from '@hakoniwa/stage';
import { HARMLESS, type JudgeFinding, type Settling, type TypedAct } from '../judge/finding.ts';
import { JUDGE_RULES } from '../judge/index.ts';
import type { Question } from '../judge/question.ts';
import { unable } from '../judge/unable.ts';
import type { TextAct } from '../language/types.ts';
import { WORDS } from '../language/words.ts';
import { type References, referredEntity } from '../resolve/reference.ts';
import { LETS_GO } from '../resolve/takes-sort.ts';
import {
  handling,
  mentioning,
  patched,
  speakerIn,
  type TurnFrame,
  type TurnState,
} from '../resolve/turn-state.ts';
import { consumes, eating, isAfterEating } from './eaten.ts';
import { meant } from './meant.ts';

/** One act with everything the GM found out about it. */
export interface JudgedAct {
  readonly act: TextAct;
  readonly named: References;
  /** The typed acts it came down to. */
  readonly typed: readonly Act[];
  readonly denial: Denial | undefined;
  /** Whether it was more than a gesture. */
  readonly physical: boolean;
  readonly patch: Patch;
}

export interface ActTurn {
  readonly act: TextAct;
  readonly later: readonly TextAct[];
  /** False once something in the turn was denied: judged still, settled no more. */
  readonly settles: boolean;
}

/** Judges an act; the returned state is what the next act meets. */
export function judgeAct(
  frame: TurnFrame,
  state: TurnState,
  { act: given, later, settles }: ActTurn,
): { judged: JudgedAct; state: TurnState } {
  const { act, named } = meant(frame, { state, act: given });
  const speaker = speakerIn(frame, state);
  const finding = speaker ? findingOf({ frame, state, speaker, act, named, later }) : HARMLESS;
  const noted = noting(withMachine(frame, state, named), named);
  if (finding.is === 'harmless') return { judged: plain(act, named), state: loosely(noted, named) };
  if (finding.is === 'violation') {
    return {
      judged: { ...plain(act, named), denial: finding.denial, physical: true },
      state: noted,
    };
  }
  return byLaw(frame, noted, { act, named, finding, settles });
}

function findingOf(question: Question): JudgeFinding {
  if (isAfterEating(question)) return HARMLESS;
  for (const rule of JUDGE_RULES) {
    const finding = rule(question);
    if (finding) return finding.is === 'harmless' ? (unable(question) ?? finding) : finding;
  }
  return unable(question) ?? HARMLESS;
}

interface LawTurn {
  readonly act: TextAct;
  readonly named: References;
  readonly finding: Extract<JudgeFinding, { is: 'acts' }>;
  readonly settles: boolean;
}

function byLaw(
  frame: TurnFrame,
  start: TurnState,
  { act, named, finding, settles }: LawTurn,
): { judged: JudgedAct; state: TurnState } {
  const typed = finding.acts.map((one) => one.act);
  let state = start;
  let patch: Patch = [];
  for (const one of finding.acts) {
    const ready = readied(frame, state, { act: one.act, text: act });
    const verdict = judge(frame.rules, { world: ready.state.world, act: one.act });
    const denial = verdict.allowed
      ? undefined
      : unforgiven(frame, ready.state, verdict.denial, { ...one, text: act });
    if (denial) {
      const judged = { act, named, typed, denial, physical: true, patch: [] };
      return { judged, state: start };
    }
    const change = verdict.allowed
      ? effectOf(frame, verdict.scene, { act, settling: one.settles })
      : handedOver(ready.state, verdict.denial, one.act);
    if (one.settles === 'none') continue;
    if (settles) patch = [...patch, ...ready.patch, ...change];
    state = eating(patched(frame, { state: ready.state, patch: change }), ready.state, one.act);
  }
  // The legs of one walk follow on each other, though after a denial nobody takes them.
  const then = settles ? state : start;
  const inHand = [...handledBy(act, named), ...madeBy(act, patch)];
  const next = inHand.reduce(handling, filled(frame, then, { act, named }));
  return { judged: { act, named, typed, denial: undefined, physical: true, patch }, state: next };
}

/** What of a denial stands in a text; behind an odd use of a thing there may be one that does. */
function unforgiven(
  frame: TurnFrame,
  state: TurnState,
  denial: Denial,
  one: TypedAct & { readonly text: TextAct },
): Denial | undefined {
  if (denial.cause === 'not-afforded') {
    if (!isHarmless(state, denial, one)) return denial;
    const behind = whateverKind(frame, state, one.act);
    const isOdd = behind === undefined || behind.cause === 'not-afforded';
    return isOdd ? undefined : unforgiven(frame, state, behind, one);
  }
  const isForgiven =
    isHarmless(state, denial, one) ||
    hasFreeHand(frame, state, denial) ||
    isHandsOfOther(frame, denial);
  return isForgiven ? undefined : denial;
}

/** A dead tablet cannot be read, though a tablet is no book: asked again as of a plain thing. */
function whateverKind(frame: TurnFrame, state: TurnState, act: Act): Denial | undefined {
  const path = pointer('props', act.object ?? '', 'kind');
  const plainly = patched(frame, { state, patch: [{ op: 'replace', path, value: 'thing' }] });
  const verdict = judge(frame.rules, { world: plainly.world, act });
  return verdict.allowed ? undefined : verdict.denial;
}

/** Hands that are full stop whoever takes, not whoever gives. */
function isHandsOfOther({ speaker }: TurnFrame, { cause, about }: Denial): boolean {
  return cause === 'hands-full' && about !== speaker;
}

/** What full hands cannot hold is set down beside them. */
function handedOver({ world }: TurnState, denial: Denial, { verb, object }: Act): Patch {
  const prop = world.props.get(object ?? '');
  const receiver = world.characters.get(denial.about ?? '');
  if (denial.cause !== 'hands-full' || verb !== 'give' || !prop || !receiver) return [];
  return [moveProp(prop, { place: receiver.place })];
}

/** What an act leaves in the speaker's hands, as far as a text is concerned: a filled cup too. */
function handledBy({ verb }: TextAct, { object, target }: References): string[] {
  const vessel = FILLS.has(verb) ? referredEntity(target) : undefined;
  return [referredEntity(object), vessel].flatMap((entity) =>
    entity?.type === 'prop' ? entity.id : [],
  );
}

/** Brews tea and hands it over: what was made for it is at hand. */
function madeBy({ verb }: TextAct, patch: Patch): string[] {
  if (verb !== 'make') return [];
  return patch.flatMap(({ op, path }) => {
    const [kind, id, ...deeper] = parsePointer(path);
    return op === 'add' && kind === 'props' && id !== undefined && deeper.length === 0 ? [id] : [];
  });
}

/** What was poured full is no longer empty for the rest of the turn. */
function filled(
  frame: TurnFrame,
  state: TurnState,
  { act, named }: { act: TextAct; named: References },
): TurnState {
  const into = FILLS.has(act.verb)
    ? named.target
    : WORDS.fillsUp.has(act.word)
      ? named.object
      : undefined;
  const vessel = state.world.props.get(referredEntity(into)?.id ?? '');
  if (!vessel || !means(vessel.state, 'empty')) return state;
  const value = vessel.state.filter((word) => !means([word], 'empty'));
  return patched(frame, {
    state,
    patch: [{ op: 'replace', path: pointer('props', vessel.id, 'state'), value }],
  });
}

/** What was done earlier in the turn counts: a thing handled is held, a door handled stands open. */
function readied(
  frame: TurnFrame,
  state: TurnState,
  { act, text }: { readonly act: Act; readonly text: TextAct },
): { state: TurnState; patch: Patch } {
  const patch = [...takenUp(frame, state, act), ...stoodOpen(frame, state, act)];
  // A door nobody speaks of opens to whoever walks through, and falls shut behind them.
  const doors = patch.length === 0 && !text.unopened ? shutDoor(frame, state, act) : [];
  const ready = [...patch, ...doors];
  return ready.length === 0
    ? { state, patch }
    : { state: patched(frame, { state, patch: ready }), patch };
}

function takenUp(frame: TurnFrame, state: TurnState, { verb, object }: Act): Patch {
  const prop = object === undefined ? undefined : state.world.props.get(object);
  const isNoted = prop && LETS_GO.has(verb) && state.handled.has(prop.id) && !('holder' in prop.at);
  return isNoted ? [moveProp(prop, { holder: frame.speaker })] : [];
}

function stoodOpen(frame: TurnFrame, state: TurnState, act: Act): Patch {
  return shutDoor(frame, state, act).filter(({ path }) =>
    state.handled.has(parsePointer(path)[1] ?? ''),
  );
}

/** The door between here and there, opened, if it is shut and not locked. */
function shutDoor(frame: TurnFrame, state: TurnState, { verb, target }: Act): Patch[number][] {
  const here = verb === 'move' ? speakerIn(frame, state)?.place : undefined;
  const exit = here && state.world.places.get(here)?.exits.find(({ to }) => to === target);
  const door = exit && exit.via !== undefined ? state.world.props.get(exit.via) : undefined;
  return door && isShut(door) && !means(door.state, 'locked')
    ? [{ op: 'replace', path: pointer('props', door.id, 'state'), value: ['open'] }]
    : [];
}

/** Being so already, or an odd use of a thing that is not strict, is no violation of a text. */
function isHarmless(
  state: TurnState,
  { cause, about }: Denial,
  { settles, act, text, works }: TypedAct & { readonly text: TextAct },
): boolean {
  if (cause === 'already') return true;
  // A broken thing may be mended, an empty one shaken, a locked one patted; only its use fails.
  const isWornOut = cause === 'broken' || cause === 'empty';
  if (text.vain && (isWornOut || cause === 'locked')) return true;
  if (isWornOut && text.shifted && about === act.object) return true;
  if (isWornOut && settles === 'hands' && about === act.object)
    return (
      works !== true &&
      !isWrittenWith(text) &&
      (text.verb === 'hold' || WORDS.handles.has(text.word)) &&
      !WORDS.drives.has(text.object?.head ?? '')
    );
  if (
    isWornOut &&
    about === act.object &&
    (isPat(text) || WORDS.lids.test(text.object?.text ?? ''))
  )
    return true;
  if (cause === 'broken' && about === act.object && WORDS.mends.has(text.word)) return true;
  // A locked box may be carried about; what is locked away in it may not.
  if (cause === 'locked' && about === act.object && act.verb === 'use' && settles !== 'whole')
    return true;
  // A lock that does not give way to strength stays locked, and that is said.
  const prop = state.world.props.get(about ?? '');
  if (act.verb === 'force' && prop && means(prop.state, 'locked')) return false;
  return cause === 'not-afforded' && !prop?.strict;
}

/** What is worn (gloves, a hat) is on one without filling a hand. */
function hasFreeHand({ lore, speaker }: TurnFrame, { world }: TurnState, { cause, about }: Denial) {
  const actor = world.characters.get(speaker);
  if (cause !== 'hands-full' || about !== speaker || !actor) return false;
  const inHand = heldBy(world, speaker).filter(({ name }) => lore.isWorn?.(name) !== true);
  return inHand.length < actor.hands;
}

/** A dry pen writes nothing, though an empty notebook may be written in. */
function isWrittenWith({ word, object }: TextAct): boolean {
  return WORDS.writes.test(word) && WORDS.pens.test(object?.head ?? '');
}

/** Patting, kicking, tilting: hands on a thing that ask nothing of it, unless they press its buttons. */
function isPat({ touch, word, object, target }: TextAct): boolean {
  if (WORDS.feels.has(word)) return !WORDS.switches.test(object?.head ?? '');
  return (
    touch === true &&
    target === undefined &&
    WORDS.pats.has(word) &&
    !WORDS.pressed.has(object?.head ?? '')
  );
}

interface Effect {
  readonly act: TextAct;
  readonly settling: Settling;
}

function effectOf(frame: TurnFrame, scene: ActScene, { act, settling }: Effect): Patch {
  if (settling === 'none') return [];
  const patch = whereItStands(frame, scene, { act, patch: settle(scene) });
  const isWhere = ({ path }: Patch[number]) => /^\/props\/[^/]*\/at$/.test(path);
  if (settling === 'hands') return patch.filter(isWhere);
  // A finger on its switch takes it nowhere.
  if (act.touch && act.verb === 'use') return patch.filter((one) => !isWhere(one));
  const back = whereItWas(frame, scene, act);
  if (back) return [...patch.filter((one) => !isWhere(one)), back];
  return consumes(frame, scene, act)
    ? [{ op: 'remove', path: pointer('props', scene.act.object ?? '') }]
    : patch;
}

/** Put back, and nobody says where: where it was when the turn began, if one is still there. */
function whereItWas(
  { begun, speaker }: TurnFrame,
  { world, act: { verb, object } }: ActScene,
  { word, target }: TextAct,
): Patch[number] | undefined {
  if (verb !== 'put' || target || !WORDS.goesBack.test(word)) return undefined;
  const prop = world.props.get(object ?? '');
  const before = begun?.props.get(object ?? '');
  const here = world.characters.get(speaker)?.place;
  const isHere = begun && before && placeOf(begun, before) === here && !('place' in before.at);
  return prop && before && isHere ? moveProp(prop, before.at) : undefined;
}

/** A fan is run where it stands, though it can be carried: using it takes it nowhere. */
function whereItStands(
  { lore }: TurnFrame,
  { world, act: { verb, object } }: ActScene,
  { act, patch }: { act: TextAct; patch: Patch },
): Patch {
  const prop = verb === 'use' && act.verb !== 'hold' ? world.props.get(object ?? '') : undefined;
  if (!prop || lore.isLifted?.(prop.name) !== true) return patch;
  const at = pointer('props', prop.id, 'at');
  return patch.filter(({ path }) => path !== at);
}

/** What the act named is what is spoken of now: a thing, or someone. */
function noting(state: TurnState, { object, target, tool }: References): TurnState {
  const named = [tool, target, object].flatMap((one) => {
    const entity = referredEntity(one);
    return entity?.type === 'prop' ? entity.id : [];
  });
  if (named.length > 0) return { ...state, ...mentioning(state, named) };
  const isSomeone =
    object?.is === 'body' ||
    object?.is === 'person' ||
    referredEntity(object)?.type === 'character';
  return isSomeone ? { ...state, isSomeone } : state;
}

/** Bread into the toaster, down with the lever: the toaster's, though the bread is what was handled. */
function withMachine({ lore }: TurnFrame, state: TurnState, named: References): TurnState {
  const parts = [named.object, named.target, named.source, named.tool, named.vessel].map(
    referredEntity,
  );
  const machine = parts.find((one) => one?.type === 'prop' && lore.isMachine?.(one.name));
  return machine ? { ...state, machine: machine.id } : state;
}

/** After pages that belong to nothing listed, `them` means those pages. */
function loosely(state: TurnState, { object }: References): TurnState {
  const isNoProp = object?.is === 'nowhere' || object?.is === 'background';
  return isNoProp && state.antecedent === undefined ? { ...state, isLoose: true } : state;
}

function plain(act: TextAct, named: References): JudgedAct {
  return { act, named, typed: [], denial: undefined, physical: act.intent !== 'EMOTE', patch: [] };
}

/** Verbs that put something into a vessel at hand. */
const FILLS: ReadonlySet<string> = new Set(['pour', 'make']);
