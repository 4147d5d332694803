// The handler for raw text in a garden: an event for each part of the turn, in written order.
import {
  ACTIONS,
  type Act,
  type Change,
  type CharacterId,
  type Denial,
  deny,
  type Handler,
  type HandlerOutcome,
  type Json,
  type RulePart,
  rolesOf,
  type SpeechAct,
  TURN_PERFORMED,
  WORDS_SAID,
  type World,
} from '@hakoniwa/stage';
import type { Gm } from '../gm.ts';
import { memoryIn } from '../memory/kept-memory.ts';
import { listenerOf } from '../reader/scene-of.ts';
import { lineBefore } from '../reader/speech/line-before.ts';
import { type HeardLine, leavesOpen } from '../reader/speech/spoken-acts.ts';
import { intentsOf } from '../turn/intents.ts';
import type { JudgedAct } from '../turn/judge-act.ts';
import { type JudgedPerformance, judgePerformance } from '../turn/judge-performance.ts';
import { resolutionsOf } from '../turn/resolutions.ts';
import { factsOfWorld } from './facts-of-world.ts';
import { partsOf, type SpokenWords } from './parts.ts';
import { remembering } from './remembering.ts';
import { saidDetail } from './said-detail.ts';
import { performParts } from './typed.ts';
import { type LeftOut, typedText } from './typed-text.ts';

/** What the GM brings to a garden's rulebook. */
export function gmRules(gm: Gm): RulePart {
  return { handlers: { perform: performBy(gm) } };
}

function performBy(gm: Gm): Handler<'perform'> {
  return (rules, world, command) => {
    if (!world.characters.has(command.actor)) {
      const denial = deny('MISSING_OBJECT', {
        cause: 'unknown-actor',
        more: { about: command.actor },
      });
      return { denial, changes: [{ type: 'turn-denied', patch: [], denial }] };
    }
    const { actor, parts } = command;
    if (parts) return performParts({ gm, rules, world, command }, parts);
    const typed = typedText({ gm, world, command });
    if ('denial' in typed) {
      const { denial } = typed;
      return { denial, changes: [{ type: 'turn-denied', patch: [], denial }] };
    }
    const memory = memoryIn(world);
    const { language } = world;
    const factsIn = (one: World) => factsOfWorld(one, command.actor);
    const turn = judgePerformance(
      { ...gm, rules },
      {
        ...{ world, speaker: command.actor, raw: typed.raw, language, memory },
        ...{ facts: factsIn(world), factsIn },
      },
    );
    const { reading } = turn;
    const before = lineBefore(world, actor);
    const leaves = leavesOpen(reading.speech ?? '', { names: world, before });
    const of = { turn, actor, calls: command.calls, left: typed.left, before, leaves };
    const changes = changesOf(of);
    return { ...oneByOne(changes, world), denial: firstDenial(turn) };
  };
}

/** A part of a turn as it takes place in the world the parts before it left. */
type PartChange = (world: World) => Change;

/** Each part meets the world that all before it have led to. */
function oneByOne([first, ...rest]: readonly PartChange[], world: World): HandlerOutcome {
  if (!first) return { changes: [] };
  const onward = rest.length === 0 ? undefined : (next: World) => oneByOne(rest, next);
  return { changes: [first(world)], onward };
}

/**
 * The parts in written order. The first words carry what is told of the whole turn; where nothing is said,
 * an event without words does, before the acts.
 */
function changesOf(of: TurnOf): PartChange[] {
  const parts = partsOf(of.turn);
  const first = parts.findIndex(({ is }) => is === 'saying');
  const changes = parts.map(
    (part, i): PartChange =>
      (world) =>
        part.is === 'act'
          ? actChange(world, of.actor, part.judged)
          : i === first
            ? turnChange(world, of, part)
            : wordsChange(world, of, part),
  );
  return first < 0 ? [(world) => turnChange(world, of, SILENCE), ...changes] : changes;
}

const SILENCE: SpokenWords = {
  is: 'saying',
  speech: null,
  gestures: [],
  text: { questions: [], answers: [] },
};

interface TurnOf {
  readonly turn: JudgedPerformance;
  readonly actor: CharacterId;
  readonly calls: readonly string[] | undefined;
  /** What was typed and came to nothing. */
  readonly left: LeftOut;
  /** What somebody else said before. */
  readonly before: HeardLine | undefined;
  /** What its words leave open. */
  readonly leaves: SpeechAct | undefined;
}

function turnChange(world: World, of: TurnOf, { speech, text, gestures }: SpokenWords): Change {
  const { turn, actor, calls } = of;
  const { reading, judgement } = turn;
  const listener = listenerOf(world, actor);
  const detail = {
    speech,
    ...(gestures.length > 0 ? { gestures } : {}),
    thought: reading.thought,
    intents: intentsOf({ speech, text, listener }, judgement.acts),
    violations: judgement.violations,
    resolution: resolutionsOf(judgement.acts),
    repairs: reading.repairs.map(({ code }) => code),
    ...of.left,
    ...saidDetail(world, { speech, speaker: actor, before: of.before }),
  };
  return {
    type: TURN_PERFORMED,
    patch: remembering(world, { ...turn.remembered, leaves: of.leaves }),
    actor,
    place: world.characters.get(actor)?.place,
    detail: JSON.parse(JSON.stringify(detail)) as Json,
    calls,
  };
}

/** More words of the same turn, after something was done. */
function wordsChange(
  world: World,
  { actor, before }: TurnOf,
  { speech, text, gestures }: SpokenWords,
): Change {
  const intents = intentsOf({ speech, text, listener: listenerOf(world, actor) }, []);
  const place = world.characters.get(actor)?.place;
  const shown = gestures.length > 0 ? { gestures } : {};
  const detail = {
    speech,
    ...shown,
    intents,
    ...saidDetail(world, { speech, speaker: actor, before }),
  };
  return { type: WORDS_SAID, patch: [], actor, place, detail: detail as unknown as Json };
}

function actChange(world: World, actor: CharacterId, judged: JudgedAct): Change {
  const typed = judged.typed.at(-1);
  const act: Act = typed ?? ({ verb: judged.act.verb, actor } as Act);
  const roles = rolesOf(world, act);
  if (judged.denial) return { ...roles, type: 'act-denied', patch: [], denial: judged.denial };
  return { ...roles, type: eventOf(judged, act), patch: judged.patch };
}

function eventOf({ act }: JudgedAct, { verb }: Act): string {
  return EVENTS.get(verb) ?? `thing-${act.verb}`;
}

const EVENTS: ReadonlyMap<string, string> = new Map(ACTIONS.map(({ id, event }) => [id, event]));

/** The first violation as a denial of the whole command; acts before it stand all the same. */
function firstDenial({ judgement }: JudgedPerformance): Denial | undefined {
  const [first] = judgement.violations;
  if (!first) return undefined;
  const byLaw = judgement.acts.find(({ denial }) => denial?.reason === first.reason)?.denial;
  return (
    byLaw ?? deny(first.reason, { cause: 'not-afforded', more: { about: first.target ?? '' } })
  );
}
