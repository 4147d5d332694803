// From what is wanted to the steps that lead there: an act is tried on the believed world, and what the laws refuse it
// for becomes the next thing to reach. Bounded, and the same for the same beliefs.
import {
  type Act,
  bindingsOf,
  type CharacterId,
  type Condition,
  formOf,
  type Operator,
  type Personality,
  type Rulebook,
  type World,
} from '@hakoniwa/stage';
import { limits } from '../limits.ts';
import type { Experience } from './experience.ts';
import { hopesFor } from './hopes.ts';
import { mannerOf } from './manner.ts';
import { needsOf } from './needs-of.ts';
import { substitute } from './substitute.ts';
import { isReached, leanRules, type Thinking, type Thought, tried } from './thought.ts';
import { waysTo } from './ways.ts';

export interface Planning {
  readonly rules: Rulebook;
  /** The world as the one who plans takes it to be. */
  readonly believed: World;
  readonly who: CharacterId;
  readonly wants: Condition;
  readonly personality: Personality;
  readonly experience: Experience;
}

export interface PlannedWay {
  readonly steps: readonly Operator[];
  /** Whether nobody knows yet what comes of its last step. */
  readonly isHope: boolean;
}

/** The steps to what is wanted; none when it is so already, undefined when no way was found, not even one to hope for. */
export function planFor(planning: Planning): PlannedWay | undefined {
  return thinkOf(planning, false) ?? thinkOf(planning, true);
}

function thinkOf(
  { rules, believed, who, wants, personality, experience }: Planning,
  mayHope: boolean,
): PlannedWay | undefined {
  const thinking: Thinking = {
    ...{ rules: leanRules(rules), who, experience, mayHope, manner: mannerOf(personality) },
    budget: { left: limits.planNodes },
  };
  const first: Thought = { world: believed, deeds: [], steps: [] };
  const found = reach(thinking, { thought: first, wants, depth: limits.planDepth });
  if (!found) return undefined;
  // What is farther than one thinks ahead is begun, and thought of again on the way.
  const steps = found.steps.slice(0, limits.planDepth);
  return { steps, isHope: found.isHope === true };
}

interface Wanted {
  readonly thought: Thought;
  readonly wants: Condition;
  /** How many refusals within refusals are still thought through. */
  readonly depth: number;
}

/** The nearest thought in which it is so. */
function reach(thinking: Thinking, wanted: Wanted): Thought | undefined {
  const { thought, wants, depth } = wanted;
  if (isReached(thinking, { thought, wants })) return thought;
  if (depth <= 0 || thinking.budget.left <= 0) return undefined;
  const form = formOf(wants);
  if (form === 'all') return reachAll(thinking, wanted);
  if (form === 'any')
    return shortest((wants.any ?? []).map((one) => reach(thinking, { ...wanted, wants: one })));
  return known(thinking, wanted) ?? (thinking.mayHope ? hoped(thinking, wanted) : undefined);
}

/** By acts whose outcome the laws tell. */
function known(thinking: Thinking, { thought, wants, depth }: Wanted): Thought | undefined {
  for (const act of waysTo({ world: thought.world, thinking }, wants)) {
    const after = doing(thinking, { thought, act, depth });
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

/** By an act that may help; the thought ends with it. */
function hoped(thinking: Thinking, { thought, wants, depth }: Wanted): Thought | undefined {
  for (const act of hopesFor({ world: thought.world, thinking }, wants)) {
    const after = doing(thinking, { thought, act, depth: Math.min(depth, HOPE_DEPTH) });
    if (after && after.steps.length > thought.steps.length) return { ...after, isHope: true };
  }
  return undefined;
}

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
}

/** The act done, after what it was refused for was seen to. */
function doing(thinking: Thinking, { thought, act, depth }: Doing): Thought | undefined {
  let at = thought;
  const seen: Condition[] = [];
  for (let again = 0; again < REFUSALS; again++) {
    const result = tried(thinking, { thought: at, act });
    if (!result) return undefined;
    if ('world' in result) return result;
    const onward = firstOf(needsOf({ act, denial: result, world: at.world }), (need) =>
      seenTo(thinking, { from: thought, at, need, seen, depth: depth - 1 }),
    );
    // Whatever was done about it changed nothing: it would be refused for ever.
    if (!onward || onward === at) return undefined;
    if (onward.isHope) return onward;
    at = onward;
  }
  return undefined;
}

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
  if (after && seen.every((wants) => isReached(thinking, { thought: after, wants }))) {
    seen.push(need);
    return after;
  }
  let first: Thought | undefined = from;
  for (const wants of [need, ...seen.toReversed()])
    first = first && reach(thinking, { thought: first, wants, depth });
  if (first) seen.push(need);
  return first ?? after;
}

/** How many things may stand in the way of one act. */
const REFUSALS = 4;

function firstOf<T, R>(list: readonly T[], look: (one: T) => R | undefined): R | undefined {
  for (const one of list) {
    const found = look(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What is sure comes before what is hoped for, and the shorter before the longer. */
function shortest(thoughts: readonly (Thought | undefined)[]): Thought | undefined {
  return thoughts
    .filter((one) => one !== undefined)
    .toSorted(
      (a, b) =>
        Number(a.isHope ?? false) - Number(b.isHope ?? false) || a.steps.length - b.steps.length,
    )[0];
}
