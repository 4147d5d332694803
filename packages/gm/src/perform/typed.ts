// A turn of typed parts, as our own minds give it: no text is read, and the laws judge every deed.
import {
  becauseOf,
  type Change,
  type CharacterId,
  type CommandOf,
  type Denial,
  followedBy,
  type HandlerOutcome,
  isSpeechAct,
  type Json,
  type Rulebook,
  type SpeechAct,
  type SpokenAct,
  TURN_PERFORMED,
  type TurnPart,
  type TypedSaying,
  WORDS_SAID,
  type World,
} from '@hakoniwa/stage';
import type { Gm } from '../gm.ts';
import type { RememberedTurn } from '../memory/turn-memory.ts';
import { listenerOf } from '../reader/scene-of.ts';
import { leftOpen } from '../reader/speech/heard-before.ts';
import { speechLength } from '../stall/index.ts';
import type { ActionIntent } from '../turn/intents.ts';
import { remembering } from './remembering.ts';
import { saidDetail } from './said-detail.ts';

/** What stays the same through a typed turn. */
interface TypedTurn {
  readonly gm: Gm;
  readonly rules: Rulebook;
  /** The world it begins in. */
  readonly world: World;
  readonly command: CommandOf<'perform'>;
}

/** How far a typed turn has come. */
interface SoFar {
  /** Whether its record was kept. */
  readonly isTold: boolean;
  readonly isDenied: boolean;
  readonly hasChanged: boolean;
  /** What was done or tried, as the memory keeps it. */
  readonly acts: readonly string[];
}

const START: SoFar = { isTold: false, isDenied: false, hasChanged: false, acts: [] };

/** Lets the parts take place one after another; after a refusal words are still said, and nothing is done. */
export function performParts(of: TypedTurn, parts: readonly TurnPart[]): HandlerOutcome {
  const begin = onward(of, parts, START);
  const isSilent = !parts.some((part) => 'say' in part);
  const first = isSilent ? followedBy(told(of, of.world, START), begin) : begin(of.world);
  return first ?? { changes: [] };
}

function onward(of: TypedTurn, parts: readonly TurnPart[], soFar: SoFar) {
  return (world: World): HandlerOutcome | undefined => {
    const [part, ...rest] = parts;
    if (!part) return undefined;
    if ('say' in part) {
      const said = soFar.isTold ? more(of, world, part) : told(of, world, soFar, part);
      return followedBy(becauseOf(said, part.why), onward(of, rest, { ...soFar, isTold: true }));
    }
    if (soFar.isDenied) return onward(of, rest, soFar)(world);
    const act = { ...part.do, actor: of.command.actor };
    const done = of.rules.handlers.act?.(of.rules, world, { type: 'act', act });
    if (!done) return onward(of, rest, soFar)(world);
    return followedBy(becauseOf(done, part.why), onward(of, rest, after(soFar, done, part.do)));
  };
}

function after(
  soFar: SoFar,
  {
    denial,
    changes,
  }: { readonly denial?: Denial | undefined; readonly changes: readonly Change[] },
  {
    verb,
    object,
    target,
  }: { verb: string; object?: string | undefined; target?: string | undefined },
): SoFar {
  const thing = object ?? target;
  return {
    ...soFar,
    isDenied: denial !== undefined,
    hasChanged: soFar.hasChanged || changes.some(({ patch }) => patch.length > 0),
    acts: thing === undefined ? soFar.acts : [...soFar.acts, `${verb}:${thing}`],
  };
}

/** The event that tells of the turn: the first words, or silence. */
function told(of: TypedTurn, world: World, soFar: SoFar, saying?: TypedSaying): HandlerOutcome {
  const { gm, command } = of;
  const { actor, calls } = command;
  const intents = saying ? intentsOfActs(world, actor, saying) : [];
  const remembered: RememberedTurn = {
    speaker: actor,
    questions: [],
    acts: [...soFar.acts],
    delta: soFar.hasChanged,
    topics: saying ? [...gm.tongues[world.language].language.topics(saying.say)] : [],
    speechLength: speechLength(saying?.say ?? ''),
    intents: intents.map(({ intent }) => intent),
    leaves: leavesOf(saying?.acts ?? []),
  };
  const change: Change = {
    type: TURN_PERFORMED,
    patch: remembering(world, remembered),
    actor,
    place: world.characters.get(actor)?.place,
    detail: detailOf(world, { actor, saying }, intents),
    calls,
  };
  return { changes: [change] };
}

/** What is remembered of what the words leave open: that something is asked the intents tell. */
function leavesOf(acts: readonly SpokenAct[]): SpeechAct | undefined {
  const open = leftOpen(acts.map(({ act }) => act));
  return open === 'ask' ? undefined : open;
}

function more(
  { command: { actor } }: TypedTurn,
  world: World,
  saying: TypedSaying,
): HandlerOutcome {
  const intents = intentsOfActs(world, actor, saying);
  const place = world.characters.get(actor)?.place;
  const detail = detailOf(world, { actor, saying }, intents);
  return { changes: [{ type: WORDS_SAID, patch: [], actor, place, detail }] };
}

function detailOf(
  world: World,
  { actor, saying }: { readonly actor: CharacterId; readonly saying?: TypedSaying | undefined },
  intents: readonly ActionIntent[],
): Json {
  if (!saying) return { speech: null };
  const { say: speech, acts } = saying;
  const read = saidDetail(world, { speech, speaker: actor, acts });
  return { speech, intents, ...read } as unknown as Json;
}

function intentsOfActs(
  world: World,
  actor: CharacterId,
  { say, acts }: TypedSaying,
): ActionIntent[] {
  const target = listenerOf(world, actor);
  const does = (wanted: SpokenAct['act']) => acts.some(({ act }) => isSpeechAct(act, wanted));
  const said: ActionIntent = { intent: does('answer') ? 'ANSWER' : 'SAY', target, detail: null };
  return does('ask') ? [said, { intent: 'ASK', target, detail: questionIn(say) }] : [said];
}

/** The sentence that asks: the first with a question mark, else all that is said. */
function questionIn(say: string): string {
  const asked = say.split(SENTENCE).find((sentence) => /[?？]/u.test(sentence));
  return (asked ?? say).trim();
}

const SENTENCE = /(?<=[。！!？?…\n]|[.](?=\s|$))/u;
