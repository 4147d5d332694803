// What is eaten and drunk within a turn: what it leaves of a thing, and what may still be done with that.
import type { Act, ActScene } from '@hakoniwa/stage';
import type { Question } from '../judge/question.ts';
import type { TextAct } from '../language/types.ts';
import { WORDS } from '../language/words.ts';
import { matchName } from '../resolve/match-name.ts';
import { Names } from '../resolve/names.ts';
import type { TurnFrame, TurnState } from '../resolve/turn-state.ts';

const CONSUMES: ReadonlySet<string> = new Set(['eat', 'drink']);
/** What is done with the rest of it. */
const LEFT_OVER: ReadonlySet<string> = new Set([...CONSUMES, 'put', 'hold', 'discard']);

/** Where the world does not say what kind of thing it is, what is eaten up or drunk up is gone. */
export function consumes(
  { lore }: TurnFrame,
  { act, world }: ActScene,
  { word, object }: TextAct,
): boolean {
  const prop = world.props.get(act.object ?? '');
  if (prop?.kind !== 'thing' || prop.uses !== undefined || !CONSUMES.has(act.verb)) return false;
  const isVessel = [prop.name, ...prop.aliases].some(
    (name) => lore.isContainer(name) || lore.isFixture(name),
  );
  return !isVessel && !WORDS.sips.test(word) && !WORDS.mouthfuls.test(object?.text ?? '');
}

/** The state with what has just been eaten up remembered. */
export function eating(state: TurnState, before: TurnState, { verb, object }: Act): TurnState {
  if (!CONSUMES.has(verb) || state.world.props.has(object ?? '')) return state;
  const eaten = object === undefined ? [] : before.names.withId(object);
  return { ...state, eaten: [...(state.eaten ?? []), ...eaten] };
}

/** A sip and another one are one drink, and the bottle that was drunk from can be set down. */
export function isAfterEating({ act, named, state, frame }: Question): boolean {
  const { eaten } = state;
  if (!eaten) return false;
  const { object } = named;
  if (!LEFT_OVER.has(act.verb)) return false;
  if (object === undefined || object.is === 'unclear') return true;
  if (object.is !== 'nowhere' && object.is !== 'background') return false;
  const match = matchName(object.word, { names: Names.ofEntities(eaten), lore: frame.lore });
  return match !== undefined && match.how !== 'fuzzy';
}
