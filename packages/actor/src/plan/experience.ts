// What somebody's own tries have taught: what was refused and why, and what was done for a goal without reaching it.
import type { Act, Denial, Operator } from '@hakoniwa/stage';
import type { MindContext } from '../context.ts';
import type { Memory } from '../remember/memory.ts';

type Tried = Pick<Act, 'verb' | 'object' | 'target'>;

export interface Experience {
  /** Why the act was refused, where nothing was gained since that could make it go. */
  refusal(act: Tried, steps: readonly Operator[]): Denial | undefined;
  /** How often it was done for this goal, which is still not reached; by anybody, where all see what is found. */
  timesTried(act: Tried): number;
  /** How much was done for this goal since anything last came of it. */
  readonly inVain: number;
}

/** Memories looked back on: what was tried longer ago may be tried again. */
const TRIED = 120;

/** What was learnt about a goal. */
export function experienceOf(
  { memories, id }: Pick<MindContext, 'memories' | 'id'>,
  goal: string,
): Experience {
  const lately = memories.slice(-TRIED);
  const own = lately.filter(({ actor, verb }) => actor === id && verb !== undefined);
  const forIt = own.filter((one) => one.goal === goal);
  const lastGain = forIt.findLastIndex(isProgress);
  return {
    refusal(act, steps) {
      const last = own.findLast((one) => isSame(one, act));
      const { denial } = last ?? {};
      if (!last?.isDenied || !denial || !LASTING.has(denial.cause)) return undefined;
      const hasGained =
        steps.some((step) => 'do' in step && GAINS.has(step.do.verb)) ||
        lately.some((one) => one.seq > last.seq && !one.isDenied && isGain(one, id));
      return hasGained ? undefined : (denial as Denial);
    },
    timesTried: (act) =>
      (SHOWS.has(act.verb) ? lately : forIt).filter((one) => isSame(one, act)).length,
    inVain: forIt.length - 1 - lastGain,
  };
}

/** Refusals that stay as long as one has no other key, tool or state to come with. */
const LASTING: ReadonlySet<string> = new Set([
  'locked',
  'wrong-key',
  'requirement',
  'not-afforded',
  'owned-by-other',
  'held-by-other',
]);

/** What shows everybody who is there whether something is in it. */
const SHOWS: ReadonlySet<string> = new Set(['open', 'search', 'inspect']);

/** Doors and machines open and run whether or not it helps; what is found, taken or used up is something. */
function isProgress({ verb = '', isDenied, isChange }: Memory): boolean {
  return !isDenied && isChange === true && !IDLE.has(verb);
}
const IDLE: ReadonlySet<string> = new Set(['open', 'use', 'move', 'give']);

/** What brings something one did not have. */
const GAINS: ReadonlySet<string> = new Set(['take', 'unlock', 'force']);

function isGain({ verb, actor, target }: Memory, id: string): boolean {
  return verb !== undefined && (actor === id ? GAINS.has(verb) : verb === 'give' && target === id);
}

function isSame(one: Pick<Memory, 'verb' | 'object' | 'target'>, act: Tried): boolean {
  return one.verb === act.verb && one.object === act.object && one.target === act.target;
}
