// The handler for raw text in a garden: one event for the turn, one for each act it did or tried.
import {
  ACTIONS,
  type Act,
  type Change,
  type Denial,
  deny,
  type Handler,
  type Json,
  pointer,
  type RulePart,
  rolesOf,
  type World,
} from '@hakoniwa/stage';
import type { Gm } from '../gm.ts';
import { type GmMemory, memorySchema, NO_MEMORY, withTurn } from '../memory/turn-memory.ts';
import type { JudgedAct } from '../turn/judge-act.ts';
import { type JudgedPerformance, judgePerformance } from '../turn/judge-performance.ts';
import { resolutionsOf } from '../turn/resolutions.ts';
import { factsOfWorld } from './facts-of-world.ts';

/** What the GM brings to a garden's rulebook. */
export function gmRules(gm: Gm): RulePart {
  return { handlers: { perform: performBy(gm) } };
}

/** The name under which the GM keeps its memory in a world. */
export const GM_SYSTEM = 'gm';

function performBy(gm: Gm): Handler<'perform'> {
  return (rules, world, command) => {
    if (!world.characters.has(command.actor)) {
      const denial = deny('MISSING_OBJECT', {
        cause: 'unknown-actor',
        more: { about: command.actor },
      });
      return { denial, changes: [{ type: 'turn-denied', patch: [], denial }] };
    }
    const memory = memoryIn(world);
    const { language } = world;
    const facts = factsOfWorld(world, command.actor);
    const turn = judgePerformance(
      { ...gm, rules },
      { world, speaker: command.actor, raw: command.text, language, facts, memory },
    );
    const spoken = turnChange(world, { turn, memory, actor: command.actor, calls: command.calls });
    const acts = turn.judgement.acts.flatMap((judged) => actChange(world, command.actor, judged));
    return { denial: firstDenial(turn), changes: [spoken, ...acts] };
  };
}

/** The memory of a world's GM; what is not one is none. */
export function memoryIn(world: World): GmMemory {
  const read = memorySchema.safeParse(world.systems.get(GM_SYSTEM));
  return read.success ? read.data : NO_MEMORY;
}

interface TurnOf {
  readonly turn: JudgedPerformance;
  readonly memory: GmMemory;
  readonly actor: string;
  readonly calls: readonly string[] | undefined;
}

function turnChange(world: World, { turn, memory, actor, calls }: TurnOf): Change {
  const { reading, judgement, intents } = turn;
  const next = withTurn(memory, turn.remembered) as unknown as Json;
  const detail = {
    speech: reading.speech,
    thought: reading.thought,
    intents,
    violations: judgement.violations,
    resolution: resolutionsOf(judgement.acts),
    repairs: reading.repairs.map(({ code }) => code),
  };
  return {
    type: 'turn-performed',
    patch: [{ op: 'add', path: pointer('systems', GM_SYSTEM), value: next }],
    actor,
    place: world.characters.get(actor)?.place,
    detail: JSON.parse(JSON.stringify(detail)) as Json,
    calls,
  };
}

function actChange(world: World, actor: string, judged: JudgedAct): Change[] {
  const typed = judged.typed.at(-1);
  const act: Act = typed ?? ({ verb: judged.act.verb, actor } as Act);
  const roles = rolesOf(world, act);
  if (judged.denial) return [{ ...roles, type: 'act-denied', patch: [], denial: judged.denial }];
  if (judged.patch.length === 0) return [];
  return [{ ...roles, type: eventOf(judged, act), patch: judged.patch }];
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
