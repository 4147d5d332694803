// Looks through the worlds that acts lead to, nearest to the goal first, each world once.
import type { Act } from '../../act/act.ts';
import { admissible } from '../../admissible/admissible.ts';
import type { Rulebook } from '../../step/rulebook.ts';
import { step } from '../../step/step.ts';
import { characterId } from '../../world/schema/ids.ts';
import type { World } from '../../world/world.ts';
import type { Goal } from '../schema/goal.ts';
import { distanceTo } from './distance.ts';
import { isGoalMet } from './is-goal-met.ts';
import { WorldKeys } from './world-keys.ts';

/** Who acts, and which acts are tried. */
export interface SearchFilter {
  /** Verbs that are tried; fewer are judged faster. */
  readonly hasVerb: (verb: string) => boolean;
  readonly people: readonly string[];
  readonly isWorthTrying: (act: Act) => boolean;
  /** Whether finding nothing this way means there is nothing. */
  readonly isComplete: boolean;
}

interface Search {
  readonly goal: Goal;
  readonly filter: SearchFilter;
  /** How many worlds may be looked at. */
  readonly budget: number;
}

export interface FoundWorld {
  readonly plan?: readonly Act[];
  readonly worlds: number;
  /** Whether every world there is was looked at. */
  readonly isExhausted: boolean;
}

interface Node {
  readonly world: World;
  readonly act?: Act;
  readonly before?: Node;
  readonly depth: number;
}

/** The acts that reach the goal, if they are found within the budget. */
export function searchWorlds(
  rules: Rulebook,
  { start, search }: { readonly start: World; readonly search: Search },
): FoundWorld {
  const { goal, budget } = search;
  const tried = onlyVerbs(rules, search.filter);
  const keys = new WorldKeys();
  const seen = new Set([keys.keyOf(start)]);
  const queue = new Buckets();
  queue.add({ world: start, depth: 0 }, distanceTo(start, goal));
  for (let node = queue.next(); node; node = queue.next()) {
    for (const next of following(tried, node, search.filter)) {
      const key = keys.keyOf(next.world);
      if (seen.has(key)) continue;
      seen.add(key);
      if (isGoalMet(next.world, goal))
        return { plan: planOf(next), worlds: seen.size, isExhausted: false };
      if (seen.size >= budget) return { worlds: seen.size, isExhausted: false };
      queue.add(next, next.depth + DISTANCE_WEIGHT * distanceTo(next.world, goal));
    }
  }
  return { worlds: seen.size, isExhausted: true };
}

function onlyVerbs(rules: Rulebook, { hasVerb }: SearchFilter): Rulebook {
  return { ...rules, actions: new Map([...rules.actions].filter(([verb]) => hasVerb(verb))) };
}

/** How much more being near the goal counts than having come a short way. */
const DISTANCE_WEIGHT = 3;

function* following(rules: Rulebook, node: Node, { people, isWorthTrying }: SearchFilter) {
  for (const id of people) {
    for (const act of admissible(rules, { world: node.world, id: characterId(id) })) {
      if (!isWorthTrying(act)) continue;
      const { verdict, world } = step(rules, node.world, { type: 'act', act });
      if (verdict.allowed) yield { world, act, before: node, depth: node.depth + 1 };
    }
  }
}

function planOf(node: Node): Act[] {
  const plan: Act[] = [];
  for (let at: Node | undefined = node; at; at = at.before) if (at.act) plan.push(at.act);
  return plan.reverse();
}

/** A queue by small whole scores, first in first out among equals. */
class Buckets {
  readonly #buckets: Node[][] = [];
  #lowest = 0;

  add(node: Node, score: number): void {
    const at = Math.max(0, Math.min(MOST_SCORE, Math.round(score)));
    const bucket = this.#buckets[at] ?? [];
    this.#buckets[at] = bucket;
    bucket.push(node);
    this.#lowest = Math.min(this.#lowest, at);
  }

  next(): Node | undefined {
    for (; this.#lowest < this.#buckets.length; this.#lowest++) {
      const node = this.#buckets[this.#lowest]?.shift();
      if (node) return node;
    }
    return undefined;
  }
}

const MOST_SCORE = 10_000;
