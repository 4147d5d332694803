// Proves that a goal can be reached, by finding the acts that reach it.
import type { Act } from '../../act/act.ts';
import { limits } from '../../limits.ts';
import type { Rulebook } from '../../step/rulebook.ts';
import type { World } from '../../world/world.ts';
import type { Goal } from '../schema/goal.ts';
import { canEverReach } from './can-ever-reach.ts';
import { isGoalMet } from './is-goal-met.ts';
import { relevantProps } from './relevant-props.ts';
import { type SearchFilter, searchWorlds } from './search-worlds.ts';

export type Proved =
  /** Acts that lead to the goal, in order. */
  | { readonly outcome: 'reached'; readonly plan: readonly Act[] }
  /** No acts whatever lead there. */
  | { readonly outcome: 'unreachable' }
  /** The search was given up after so many worlds. */
  | { readonly outcome: 'unproven'; readonly worlds: number };

export interface ProveOptions {
  /** How many worlds may be looked at. */
  readonly states?: number;
  /** The only people who act; everybody when absent. */
  readonly by?: readonly string[];
}

/**
 * Searches the worlds that allowed acts lead to: first those that handle what the goal depends on,
 * by the people it names, then by everybody, then everything.
 */
export function proveGoal(
  rules: Rulebook,
  { world, goal }: { readonly world: World; readonly goal: Goal },
  { states = limits.proofStates, by }: ProveOptions = {},
): Proved {
  if (isGoalMet(world, goal)) return { outcome: 'reached', plan: [] };
  if (!isAboutThings(goal)) return { outcome: 'unproven', worlds: 0 };
  if (!canEverReach(world, goal)) return { outcome: 'unreachable' };
  let left = states;
  for (const { share, ...filter } of passes(world, goal, by)) {
    const budget = Math.ceil(left * share);
    const found = searchWorlds(rules, { start: world, search: { goal, filter, budget } });
    left -= found.worlds;
    if (found.plan) return { outcome: 'reached', plan: found.plan };
    if (found.isExhausted && filter.isComplete) return { outcome: 'unreachable' };
  }
  return { outcome: 'unproven', worlds: states - left };
}

type Pass = SearchFilter & { readonly share: number };

function passes(world: World, goal: Goal, by?: readonly string[]): Pass[] {
  const everybody = (by ?? world.characters.ids()).filter((id) => world.characters.has(id));
  const named = namedPeople(goal).filter((id) => everybody.includes(id));
  const [first] = everybody;
  const few = named.length > 0 ? named : first === undefined ? [] : [first];
  const relevant = relevantProps(world, goal);
  const isRelevant = (act: Act) => {
    if (act.verb === 'move' || (act.verb === 'search' && act.object === undefined)) return true;
    return relevant.has(act.object ?? '');
  };
  const narrow = {
    hasVerb: (verb: string) => PROGRESS.has(verb),
    isWorthTrying: isRelevant,
    isComplete: false,
  };
  return [
    { ...narrow, people: few, share: 0.4 },
    { ...narrow, people: everybody, share: 0.5 },
    {
      people: everybody,
      hasVerb: () => true,
      isWorthTrying: (act) => !IDLE.has(act.verb) || hasOutcome(world, act),
      isComplete: true,
      share: 1,
    },
  ];
}

function namedPeople({ at, holds, all = [], any = [], not }: Goal): string[] {
  const own = [at?.character, holds?.character].filter((id) => typeof id === 'string');
  const parts = [...all, ...any, ...(not ? [not] : [])];
  return [...new Set([...own, ...parts.flatMap(namedPeople)])];
}

/** Whether a goal speaks of places and things alone: what people know, owe or did no search tells apart. */
function isAboutThings(goal: Goal): boolean {
  const { all = [], any = [], not } = goal;
  const isOwn = !INWARD.some((form) => goal[form] !== undefined);
  return isOwn && [...all, ...any, ...(not ? [not] : [])].every(isAboutThings);
}

const INWARD = ['done', 'knows', 'met', 'owes', 'axis', 'past'] as const;

/** Whether the pack lets something come of an act that otherwise changes nothing. */
function hasOutcome(world: World, { verb, object = '' }: Act): boolean {
  const affordances = world.props.get(object)?.affordances ?? [];
  return affordances.some((one) => one.verb === verb && one.outcomes !== undefined);
}

/** Verbs that change nothing a goal can speak of. */
const IDLE: ReadonlySet<string> = new Set(['look', 'inspect', 'call', 'sit', 'stand', 'read']);
/** Verbs by which one gets somewhere; the rest undoes, wastes or tidies. */
const PROGRESS: ReadonlySet<string> = new Set([
  'move',
  'take',
  'give',
  'put',
  'open',
  'unlock',
  'use',
  'switch-on',
  'switch-off',
  'close',
  'force',
  'search',
  'knock',
  'read',
  'inspect',
  'eat',
  'drink',
  'pour',
]);
