// Resolves the nouns of one act against the running world.
import { isSwallowed } from '@hakoniwa/stage';
import type { Noun, TextAct } from '../language/types.ts';
import { NAME_FORMS, WORDS } from '../language/words.ts';
import type { Entity } from './called.ts';
import { foldName } from './fold.ts';
import type { Names } from './names.ts';
import { type Resolved, resolveNoun } from './resolve-noun.ts';
import { antecedentOf, type TurnFrame, type TurnState } from './turn-state.ts';

/** The resolved nouns of an act; what the text leaves out stays undefined. */
export interface References {
  readonly object: Resolved | undefined;
  readonly target: Resolved | undefined;
  readonly source: Resolved | undefined;
  readonly tool: Resolved | undefined;
  readonly via: Resolved | undefined;
  /** The vessel the object is said to be in: `ビーカーの水`. */
  readonly vessel: Resolved | undefined;
}

/** Resolves everything an act names; an omitted object is the last thing named or handled. */
export function referencesOf(
  frame: TurnFrame,
  { state, act }: { readonly state: TurnState; readonly act: TextAct },
): References {
  const isMove = act.verb === 'move';
  const asker: Asker = { frame, state, act };
  const source = resolved(asker, act.source, isMove ? 'place' : 'prop');
  // A swig from the bottle: where nothing else is named, the vessel is what is drunk from.
  const drunkFrom = FLOWS.has(act.verb) && source?.is === 'entity' ? source : undefined;
  const whom = act.verb === 'give' ? 'character' : 'prop';
  const object =
    resolved(asker, act.object, isMove ? 'place' : 'prop') ??
    drunkFrom ??
    omitted(frame, state, act);
  const vessel = resolved(asker, vesselOf(act.object), 'prop');
  const tool = resolved(asker, act.tool, 'prop');
  return {
    object: ofFlask(asker, object, { noun: act.object, from: source ?? vessel }),
    target: resolved(asker, act.target, isMove ? 'place' : whom),
    source,
    tool: ofFlask(asker, tool, { noun: act.tool, from: undefined }),
    via: resolved(asker, act.via, isMove ? undefined : 'prop'),
    vessel,
  };
}

/** Water out of a flask, tea out of a pot of which nobody says what is in it: the vessel stands for it. */
function ofFlask(
  asker: Asker,
  found: Resolved | undefined,
  { noun, from }: { noun: Noun | undefined; from: Resolved | undefined },
): Resolved | undefined {
  const vessels = noun && found ? keptIn(noun.head.toLowerCase()) : undefined;
  if (!vessels || !noun || !found) return found;
  const isHere = found.is === 'entity' && found.entity.nearness >= 2;
  if (isHere) return found;
  const told = from ?? resolved(asker, vesselOf(noun), 'prop');
  const flask = referredEntity(told) ?? (isOutOfReach(found) ? inHand(asker) : undefined);
  const isFlask = flask?.type === 'prop' && flask.yields.length === 0 && isCalled(flask, vessels);
  return isFlask ? { is: 'entity', entity: flask, how: 'vessel', word: noun.head } : found;
}

function keptIn(drink: string): RegExp | undefined {
  if (WORDS.water.has(drink)) return WORDS.flasks;
  return WORDS.brews.has(drink) ? WORDS.pots : undefined;
}

/** What was taken up to drink or pour from. */
function inHand({ frame, state, act }: Asker): Entity | undefined {
  const isTaken = state.antecedent !== undefined && state.handled.has(state.antecedent);
  return isTaken && FLOWS.has(act.verb)
    ? antecedentOf(frame, { state, verb: act.verb })
    : undefined;
}

/** Water from the pitcher is not that of a water bottle far away. */
function isOutOfReach(found: Resolved): boolean {
  return found.is === 'nowhere' || (found.is === 'entity' && found.how === 'vessel');
}

function isCalled({ name, aliases }: Entity, words: RegExp): boolean {
  return words.test(name) || aliases.some((alias) => words.test(alias));
}

/** Whose act names it, and where. */
interface Asker {
  readonly frame: TurnFrame;
  readonly state: TurnState;
  readonly act: TextAct;
}

function resolved(
  { frame, state, act }: Asker,
  noun: Noun | undefined,
  prefer: Entity['type'] | undefined,
): Resolved | undefined {
  if (!noun) return undefined;
  if (noun.pronoun && !noun.person && state.isLoose) return { is: 'body', word: noun.head };
  const { names } = state;
  const own = prefer === 'place' ? ownPlace(noun, frame, names) : undefined;
  const found =
    own ??
    resolveNoun(noun, {
      names,
      lore: frame.lore,
      antecedent: antecedentOf(frame, { state, verb: act.verb }),
      machine: state.machine === undefined ? undefined : names.withId(state.machine)[0],
      isTaken: noun === act.object && CARRIES.has(act.verb),
      isPassed: act.verb === 'move' && noun === act.via,
      ...(prefer ? { prefer } : {}),
    });
  if (!noun.itsOwn || noun === act.object) return found;
  // Back in its case, off its hook: what is its own goes with it, unless it is a thing here.
  // Its case is no suitcase that stands about.
  const isOther = found.is === 'entity' && found.how === 'head' && isOneWord(found.entity.name);
  const isHere =
    found.is === 'entity' && found.entity.nearness >= 2 && found.how !== 'part' && !isOther;
  return isHere ? found : undefined;
}

function isOneWord(name: string): boolean {
  return !name.includes(' ') && !WORDS.joints.test(name);
}

/** Back in one's own room: the room that bears the speaker's name. */
function ownPlace(
  { text, head, modifiers }: Noun,
  { speaker }: TurnFrame,
  names: Names,
): Resolved | undefined {
  const isOwn = modifiers.length === 0 || modifiers.every((word) => WORDS.selves.has(word));
  if (!isOwn || !WORDS.ownRooms.has(head)) return undefined;
  const self = names.entity('character', speaker);
  if (!self) return undefined;
  const rooms = NAME_FORMS.map(({ owned }) => owned(self.name, head));
  const place = names.first(
    (part) => rooms.flatMap((room) => part.named(foldName(room))),
    ({ name }) => rooms.includes(name),
    { only: 'place' },
  );
  return place && { is: 'entity', entity: place, how: 'head', word: text };
}

/** The last modifier of a noun, as a noun of its own. */
function vesselOf(noun: Noun | undefined): Noun | undefined {
  const head = noun?.vessel ?? noun?.modifiers.at(-1);
  return head === undefined ? undefined : { text: head, head, modifiers: [] };
}

function omitted(frame: TurnFrame, state: TurnState, act: TextAct): Resolved | undefined {
  if (!act.needsObject || act.object) return undefined;
  if (state.isSomeone) return { is: 'person', word: act.word };
  const entity = antecedentOf(frame, { state, verb: act.verb });
  return entity && isSwallowable(act.verb, entity, state)
    ? { is: 'entity', entity, how: 'antecedent', word: entity.name }
    : { is: 'unclear', word: act.word };
}

/** Nobody drinks the sword named before, even where nothing else was. */
function isSwallowable(verb: string, { id }: Entity, { world }: TurnState): boolean {
  const prop = world.props.get(id);
  return !prop || (verb !== 'eat' && verb !== 'drink') || isSwallowed(prop, verb);
}

/** The entity a reference means, if it means one. */
export function referredEntity(reference: Resolved | undefined): Entity | undefined {
  return reference?.is === 'entity' ? reference.entity : undefined;
}

/** Verbs by which a thing comes into a hand or leaves it. */
const CARRIES: ReadonlySet<string> = new Set(['take', 'put', 'give', 'throw', 'hold']);

/** Verbs by which what is in a vessel comes out of it. */
export const FLOWS: ReadonlySet<string> = new Set(['drink', 'eat', 'pour', 'spill']);
