// From what is wanted to the steps that lead there: an act is tried on the believed world, and what the laws refuse it
// for becomes the next thing to reach. Bounded, and the same for the same beliefs.
import {
  type Act,
  bindingsOf,
  type CharacterId,
  type Condition,
  type Denial,
  formOf,
  type Operator,
  type Personality,
  type Rulebook,
  type SpokenAct,
  type World,
} from '@hakoniwa/stage';
import { limits } from '../limits.ts';
import type { Experience } from './experience.ts';
import { type Hope, helpWith, hopesFor } from './hopes.ts';
import { mannerOf } from './manner.ts';
import { needsOf } from './needs-of.ts';
import { substitute } from './substitute.ts';
import { isReached, leanRules, requestTo, type Thinking, type Thought, tried } from './thought.ts';
import type { Undoing } from './undoing.ts';
import { waysTo } from './ways.ts';
import { withoutDetours } from './without-detours.ts';

export interface Planning {
  readonly rules: Rulebook;
  /** The world as the one who plans takes it to be. */
  readonly believed: World;
  readonly who: CharacterId;
  readonly wants: Condition;
  readonly personality: Personality;
  readonly experience: Experience;
  /** Whose work a deed would undo. */
  readonly undoing?: Undoing | undefined;
  /** Whether one has words to ask somebody by. */
  readonly canAsk?: boolean | undefined;
  /** Refusals within refusals that are thought through; as many as an intention holds where it is not said. */
  readonly depth?: number | undefined;
}

export interface PlannedWay {
  readonly steps: readonly Operator[];
  /** Whether nobody knows yet what comes of its last step. */
  readonly isHope: boolean;
}

/** The steps to what is wanted; none when it is so already, undefined when no way was found, not even one to hope for. */
export function planFor(planning: Planning): PlannedWay | undefined {
  const known = surePlan(planning);
  // Who was asked may still come to it.
  return known ?? (planning.experience.isWaiting ? undefined : thinkOf(planning, true));
}

/** Steps of which the laws tell what comes, all the way to what is wanted. */
export function surePlan(planning: Planning): PlannedWay | undefined {
  return thinkOf(planning, false);
}

function thinkOf(
  { rules, believed, who, wants, personality, experience, undoing, ...rest }: Planning,
  mayHope: boolean,
): PlannedWay | undefined {
  const { canAsk = false, depth = limits.planDepth } = rest;
  const first: Thought = { world: believed, deeds: [], steps: [] };
  const thinking: Thinking = {
    ...{ rules: leanRules(rules), who, experience, mayHope, manner: mannerOf(personality) },
    ...{ undoing, canAsk, first },
    budget: { left: limits.planNodes },
    inVain: new Map(),
    hoped: new Map(),
  };
  const found = reach(thinking, { thought: first, wants, depth });
  if (!found) return undefined;
  // What is farther than one thinks ahead is begun, and thought of again on the way.
  const steps = straight(thinking, { found, wants }).slice(0, limits.planDepth);
  return { steps, isHope: found.isHope === true };
}

/** Its steps without walks to and fro, where they still lead there. */
function straight(
  thinking: Thinking,
  { found, wants }: { readonly found: Thought; readonly wants: Condition },
): readonly Operator[] {
  const { first, who } = thinking;
  const steps = withoutDetours(found.steps, first.world.characters.get(who)?.place);
  if (steps.length === found.steps.length) return steps;
  let at: Thought = first;
  const known = found.isHope ? steps.slice(0, -1) : steps;
  for (const step of known) {
    if (!('do' in step)) return found.steps;
    const act = { ...step.do, actor: who };
    const result = tried({ ...thinking, budget: { left: 1 } }, { thought: at, act });
    if (!result || !('world' in result)) return found.steps;
    at = result;
  }
  const leads = found.isHope ? steps.length > 0 : isReached(thinking, { thought: at, wants });
  return leads ? steps : found.steps;
}

interface Wanted {
  readonly thought: Thought;
  readonly wants: Condition;
  /** How many refusals within refusals are still thought through. */
  readonly depth: number;
}

/** The nearest thought in which it is so; what led nowhere from the same world is not thought through again. */
function reach(thinking: Thinking, wanted: Wanted): Thought | undefined {
  const { thought, wants, depth } = wanted;
  if (isReached(thinking, { thought, wants })) return thought;
  if (depth <= 0 || thinking.budget.left <= 0) return undefined;
  const inVain = thinking.inVain.get(thought.world) ?? new Map<string, number>();
  thinking.inVain.set(thought.world, inVain);
  const key = JSON.stringify(wants);
  if ((inVain.get(key) ?? 0) >= depth) return undefined;
  const found = sought(thinking, wanted);
  if (!found) inVain.set(key, depth);
  return found;
}

function sought(thinking: Thinking, wanted: Wanted): Thought | undefined {
  const { wants } = wanted;
  const form = formOf(wants);
  if (form === 'all') return reachAll(thinking, wanted);
  if (form === 'any')
    return shortest((wants.any ?? []).map((one) => reach(thinking, { ...wanted, wants: one })));
  return first(thinking, wanted) ?? known(thinking, wanted) ?? hoped(thinking, wanted);
}

/** The dependent ask before anything else, and who gives up easily tries it before they go looking for a key. */
function first(thinking: Thinking, wanted: Wanted): Thought | undefined {
  const { mayHope, manner } = thinking;
  if (!mayHope) return undefined;
  const calls = hopesFor({ world: wanted.thought.world, thinking }, wanted.wants).flatMap(
    ({ act }) => (act.verb === 'call' ? [act] : []),
  );
  const asked = manner.shuns('call')
    ? undefined
    : (helped(thinking, wanted) ?? firstOf(calls, (act) => attempted(thinking, wanted, act)));
  return asked ?? (manner.givesUp ? rattled(thinking, wanted) : undefined);
}

/** By whoever can do it instead. */
function helped(thinking: Thinking, { thought, wants, depth }: Wanted): Thought | undefined {
  return firstOf(helpWith({ world: thought.world, thinking }, wants), (line) =>
    asking(thinking, { thought, line, depth }),
  );
}

/** By acts whose outcome the laws tell. */
function known(thinking: Thinking, { thought, wants, depth }: Wanted): Thought | undefined {
  for (const act of waysTo({ world: thought.world, thinking }, wants)) {
    const after = doing(thinking, { thought, act, depth, wants });
    if (!after) continue;
    if (isReached(thinking, { thought: after, wants })) return after;
    // A walk of several rooms, or a thing that had to be made first: on from there.
    if (after.steps.length < limits.planDepth && thought.world !== after.world) {
      const onward = reach(thinking, { thought: after, wants, depth: depth - 1 });
      if (onward) return onward;
    }
  }
  return undefined;
}

/** By an act that may help: from where one stands, since nobody knows what comes of it; else from as far as one has come. */
function hoped(thinking: Thinking, wanted: Wanted): Thought | undefined {
  if (!thinking.mayHope) return undefined;
  const { first } = thinking;
  if (wanted.thought.world === first.world) return hopedFrom(thinking, wanted);
  const key = JSON.stringify(wanted.wants);
  if (!thinking.hoped.has(key))
    thinking.hoped.set(key, hopedFrom(thinking, { ...wanted, thought: first }));
  return thinking.hoped.get(key) ?? hopedFrom(thinking, wanted);
}

function hopedFrom(thinking: Thinking, wanted: Wanted): Thought | undefined {
  const { thought, wants } = wanted;
  const hopes = hopesFor({ world: thought.world, thinking }, wants);
  const attempt = ({ act }: Hope) => attempted(thinking, wanted, act);
  const here = hopes.filter(({ away }) => away === 0);
  const beyond = hopes.filter(({ away }) => away > 0);
  return (
    firstOf(here, attempt) ??
    rattled(thinking, wanted) ??
    firstOf(beyond, attempt) ??
    helped(thinking, wanted)
  );
}

/** An act that may help, after what is in its way; the thought ends with it. */
function attempted(thinking: Thinking, { thought, depth }: Wanted, act: Act): Thought | undefined {
  const after = doing(thinking, { thought, act, depth: Math.min(depth, HOPE_DEPTH) });
  return after && after.steps.length > thought.steps.length
    ? { ...after, isHope: true }
    : undefined;
}

/** What is locked is tried once all the same: one never knows. */
function rattled(thinking: Thinking, { thought, wants, depth }: Wanted): Thought | undefined {
  if (depth < limits.planDepth) return undefined;
  return firstOf(waysTo({ world: thought.world, thinking }, wants), (act) => {
    const { experience } = thinking;
    if (experience.wasRefused(act) || experience.isHopeless(act)) return undefined;
    const result = tried(thinking, { thought, act });
    if (!result || !('cause' in result) || result.cause !== 'locked') return undefined;
    const { actor: _actor, ...deed } = act;
    return { ...thought, steps: [...thought.steps, { do: deed }], isHope: true } as const;
  });
}

interface Asking {
  readonly thought: Thought;
  readonly line: SpokenAct;
  readonly depth: number;
}

/** By asking somebody, where they are; what they answer shows when they were asked. */
function asking(thinking: Thinking, { thought, line, depth }: Asking): Thought | undefined {
  const { mayHope, canAsk, experience, who } = thinking;
  const place = thought.world.characters.get(line.to ?? '')?.place;
  if (!mayHope || !canAsk || line.to === who || place === undefined) return undefined;
  if (experience.hasAsked(line)) return undefined;
  const there: Condition = { at: { character: { as: 'self' }, place } };
  // Who is somewhere else whenever one gets there is not run after.
  const isHere = thought.world.characters.get(who)?.place === place;
  if (!isHere && experience.walks >= WALKS_AFTER) return undefined;
  const at = reach(thinking, { thought, wants: there, depth: Math.min(depth, HOPE_DEPTH) });
  return at && !at.isHope ? { ...at, steps: [...at.steps, { line }], isHope: true } : undefined;
}

/** So often one goes to find somebody to ask. */
const WALKS_AFTER = 3;

/** For what may come to nothing nobody goes to great lengths. */
const HOPE_DEPTH = 3;

/** One part after another; what was reached first may be lost by what comes later, so other orders are tried too. */
function reachAll(thinking: Thinking, { thought, wants, depth }: Wanted): Thought | undefined {
  const parts = wants.all ?? [];
  for (let turn = 0; turn < parts.length; turn++) {
    let at: Thought | undefined = thought;
    let known: Readonly<Record<string, string>> = { self: thinking.who };
    for (const part of [...parts.slice(turn), ...parts.slice(0, turn)]) {
      if (!at || at.isHope) break;
      const meant = substitute(part, known);
      at = reach(thinking, { thought: at, wants: meant, depth });
      if (at) known = { ...known, ...boundIn(at, meant, known) };
    }
    if (at && isReached(thinking, { thought: at, wants })) return at;
  }
  return undefined;
}

/** What the variables of a part stand for, now that it is so. */
function boundIn(
  { world, deeds }: Thought,
  condition: Condition,
  bindings: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return bindingsOf(world, { condition, deeds, bindings }) ?? {};
}

interface Doing {
  readonly thought: Thought;
  readonly act: Act;
  readonly depth: number;
  /** What it is done for: it may have come about before it, by what was in the way. */
  readonly wants?: Condition | undefined;
}

/** The act done, after what it was refused for was seen to. */
function doing(thinking: Thinking, { thought, act, depth, wants }: Doing): Thought | undefined {
  let at = thought;
  const seen: Condition[] = [];
  for (let again = 0; again < REFUSALS; again++) {
    const result = tried(thinking, { thought: at, act });
    if (!result) return undefined;
    if ('world' in result) return result;
    if ('ask' in result) return asking(thinking, { thought: at, line: result.ask, depth });
    const onward =
      firstOf(needsOf({ act, denial: result, world: at.world }), (need) =>
        seenTo(thinking, { from: thought, at, need, seen, depth: depth - 1 }),
      ) ?? askedOf(thinking, { thought: at, denial: result, depth });
    // Whatever was done about it changed nothing: it would be refused for ever.
    if (!onward || onward === at) return undefined;
    if (onward.isHope || (wants && isReached(thinking, { thought: onward, wants }))) return onward;
    at = onward;
  }
  return undefined;
}

/** What others hold or own is asked for. */
function askedOf(
  thinking: Thinking,
  { thought, denial, depth }: Omit<Asking, 'line'> & { readonly denial: Denial },
): Thought | undefined {
  const { cause, needs, about } = denial;
  if (needs === undefined || !OF_OTHERS.has(cause)) return undefined;
  return asking(thinking, { thought, depth, line: requestTo(needs, { of: 'give', with: about }) });
}

const OF_OTHERS: ReadonlySet<string> = new Set(['held-by-other', 'owned-by-other']);

interface Need {
  /** Where the thought began, and how far it has come. */
  readonly from: Thought;
  readonly at: Thought;
  readonly need: Condition;
  /** What was seen to before, oldest first; this need is added when it is met. */
  readonly seen: Condition[];
  readonly depth: number;
}

/** One need more is met: from here, or before all others when that keeps them. The key is fetched before the walk. */
function seenTo(thinking: Thinking, { from, at, need, seen, depth }: Need): Thought | undefined {
  const after = reach(thinking, { thought: at, wants: need, depth });
  const isAll = (thought: Thought | undefined) =>
    thought !== undefined &&
    [need, ...seen].every((wants) => isReached(thinking, { thought, wants }));
  // Nobody is in two places: where one must go last is gone to last.
  const isWalked = need.at !== undefined && after !== undefined;
  let first: Thought | undefined = isWalked || isAll(after) ? after : from;
  if (first !== after)
    for (const wants of [need, ...seen.toReversed()])
      first = first && reach(thinking, { thought: first, wants, depth });
  const best = isAll(first) ? first : (after ?? first);
  // What could not be kept, like being where one was, is seen to again when it is asked for again.
  const kept = seen.filter((wants) => best && isReached(thinking, { thought: best, wants }));
  if (best) seen.splice(0, seen.length, ...kept, need);
  return best;
}

/** How many things may stand in the way of one act. */
const REFUSALS = 6;

function firstOf<T, R>(list: readonly T[], look: (one: T) => R | undefined): R | undefined {
  for (const one of list) {
    const found = look(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What is sure comes before what is hoped for, what one has before what one would look for, the shorter before the longer. */
function shortest(thoughts: readonly (Thought | undefined)[]): Thought | undefined {
  return thoughts
    .filter((one) => one !== undefined)
    .toSorted(
      (a, b) =>
        Number(a.isHope ?? false) - Number(b.isHope ?? false) ||
        Number(looksFor(a)) - Number(looksFor(b)) ||
        a.steps.length - b.steps.length,
    )[0];
}

/** Whether it ends with a look where something may be. */
function looksFor({ isHope, steps }: Thought): boolean {
  const last = steps.at(-1);
  return isHope === true && last !== undefined && 'do' in last && LOOKS.has(last.do.verb);
}

const LOOKS: ReadonlySet<string> = new Set(['move', 'open', 'search']);
