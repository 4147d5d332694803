// What is done now, for what: goes on with what was set out for, or sets out for the dearest thing to which a way is
// known or hoped for. Where there is no reason to act, nothing is done.
import {
  type Act,
  type Condition,
  type Intends,
  type Intention,
  intentionOf,
  type Operator,
  type SpokenAct,
} from '@hakoniwa/stage';
import { companions, type MindContext } from '../context.ts';
import { limits } from '../limits.ts';
import { linesOfVoice } from '../phrases/lines-of-voice.ts';
import type { Memory } from '../remember/memory.ts';
import { wishesOf } from '../want/index.ts';
import type { Wish } from '../want/wish.ts';
import { type Experience, experienceOf } from './experience.ts';
import { isSpent } from './hopes.ts';
import { mannerOf } from './manner.ts';
import { onImpulse } from './on-impulse.ts';
import { type OpenGoal, openGoals } from './open-goals.ts';
import { type PlannedWay, type Planning, planFor, surePlan } from './planner.ts';
import { leanRules, type Thinking, tried } from './thought.ts';
import { undoingOf } from './undoing.ts';

/** What somebody means to do, and why. */
export interface Pursuit {
  readonly act?: Act | undefined;
  /** Whom one asks for what, instead. */
  readonly line?: SpokenAct | undefined;
  /** What it is done for. */
  readonly goal?: OpenGoal | undefined;
  /** Which step of the plan it is. */
  readonly step?: number | undefined;
  /** The plan, where it begins with this step; `null` gives up the one there was. */
  readonly intends?: Intends | undefined;
  /** What was tried for and is now found to be out of reach, with the last try. */
  readonly givenUp?: { readonly goal: OpenGoal; readonly last: Memory } | undefined;
  /** Everything that is wanted now, the dearest first. */
  readonly wishes: readonly Wish[];
}

/** The next step towards something wanted. The same context gives the same choice. */
export function pursue(context: MindContext): Pursuit {
  const wishes = wishesOf(context);
  const goals = openGoals(context, wishes);
  if (context.hasNoPlans) return { ...spontaneous(context, goals), wishes };
  const before = intentionOf(context.self.inner ?? {});
  const kept = before && goals.find(({ goal }) => goal === before.goal);
  const isKept = kept && !isOutbid(kept, goals) && !isLeftAlone(context, kept.wants);
  const going = before && isKept ? goOn(context, before, kept) : undefined;
  if (going) return { ...going, ...gaveUp(context, goals, going), wishes };
  for (const goal of goals) {
    const plan = planOf(context, goal);
    const begun = plan && setOut(context, goal, plan);
    if (begun) return { ...begun, ...gaveUp(context, goals, begun), wishes };
  }
  return { ...gaveUp(context, goals, {}), ...(before ? { intends: null } : {}), wishes };
}

/** Where people make no plans: an intention they still had is let go. */
function spontaneous(context: MindContext, goals: readonly OpenGoal[]): Step {
  const atOnce = (goal: OpenGoal) => {
    const steps = surePlan({ ...planningOf(context, goal), depth: 1 })?.steps ?? [];
    return steps.length === 1 ? actOf(context, steps[0]) : undefined;
  };
  const hasIntention = intentionOf(context.self.inner ?? {}) !== undefined;
  return { ...onImpulse(context, { goals, atOnce }), ...(hasIntention ? { intends: null } : {}) };
}

/** What is begun is gone on with, unless something matters much more. */
function isOutbid(kept: OpenGoal, [dearest]: readonly OpenGoal[]): boolean {
  return dearest !== undefined && dearest.weight > kept.weight * 1.3 + 10;
}

type Step = Omit<Pursuit, 'wishes'>;

/** The next step of a plan, if it can be done as one believes. */
function goOn(context: MindContext, { steps, at }: Intention, goal: OpenGoal): Step | undefined {
  const step = steps[at];
  if (step && 'line' in step) {
    const isHere = companions(context).some(({ id }) => id === step.line.to);
    return isHere ? { line: step.line, goal, step: at } : undefined;
  }
  const act = actOf(context, steps[at]);
  const thinking = act && aboutTo(context, goal);
  if (!act || !thinking) return undefined;
  // What somebody else has searched meanwhile needs no second look.
  if (at === steps.length - 1 && act.verb === 'search' && isSpent(thinking, act)) return undefined;
  // Thought of again as it is now: it may be refused, known to be in vain, or undo what somebody just did.
  const result = tried(thinking, {
    thought: { world: context.believed, deeds: [], steps: [] },
    act,
  });
  return result && 'world' in result ? { act, goal, step: at } : undefined;
}

/** The way to a goal, if there is one: thought of once in a decision. */
export function planOf(context: MindContext, goal: OpenGoal): PlannedWay | undefined {
  const known = thought.get(context) ?? new Map<string, PlannedWay | undefined>();
  thought.set(context, known);
  if (!known.has(goal.goal)) {
    const isLeft = isLeftAlone(context, goal.wants);
    known.set(goal.goal, isLeft ? undefined : planFor(planningOf(context, goal)));
  }
  return known.get(goal.goal);
}

const thought = new WeakMap<MindContext, Map<string, PlannedWay | undefined>>();

/** Whether one knows a way to something one might want. */
export function isWithinReach(
  context: MindContext,
  { wants, goal }: Pick<OpenGoal, 'wants' | 'goal'>,
): boolean {
  return surePlan(planningOf(context, { wants, goal })) !== undefined;
}

function planningOf(
  context: MindContext,
  { wants, goal }: Pick<OpenGoal, 'wants' | 'goal'>,
): Planning {
  const { rules, believed, id: who, personality } = context;
  const experience = learntOf(context, goal);
  const own = { undoing: undoingOf(context), canAsk: canAsk(context) };
  return { rules, believed, who, wants, personality, experience, ...own };
}

/** What was learnt about a goal: looked back on once in a decision. */
function learntOf(context: MindContext, goal: string): Experience {
  const known = learnt.get(context) ?? new Map<string, Experience>();
  learnt.set(context, known);
  const experience = known.get(goal) ?? experienceOf(context, goal);
  known.set(goal, experience);
  return experience;
}

const learnt = new WeakMap<MindContext, Map<string, Experience>>();

/** Whether this voice has words to ask for something by. */
function canAsk({ phrases: book, id }: MindContext): boolean {
  return linesOfVoice(book, { who: id, on: 'request' }).length > 0;
}

/** The thinking of one step. */
export function aboutTo(context: MindContext, { goal }: OpenGoal): Thinking {
  const { rules, id: who, personality } = context;
  return {
    ...{ rules: leanRules(rules), who, manner: mannerOf(personality), mayHope: false },
    ...{ undoing: undoingOf(context), canAsk: canAsk(context), budget: { left: 1 } },
    inVain: new Map(),
    hoped: new Map(),
    first: { world: context.believed, deeds: [], steps: [] },
    experience: learntOf(context, goal),
  };
}

/** Of those with little grit, what resisted them once is left alone. */
export function isLeftAlone({ recent, id, personality }: MindContext, wants: Condition): boolean {
  if (!mannerOf(personality).givesUp) return false;
  const named = JSON.stringify(wants);
  return recent.some(
    ({ actor, denial }) =>
      actor === id && denial?.about !== undefined && named.includes(JSON.stringify(denial.about)),
  );
}

/** The first step of a plan, with the plan where there is more of it. */
function setOut(context: MindContext, goal: OpenGoal, plan: PlannedWay): Step | undefined {
  const steps = wary(context, plan.steps);
  const [first] = steps;
  const act = actOf(context, first);
  const line = first && 'line' in first ? first.line : undefined;
  if (!act && !line) return undefined;
  const before = intentionOf(context.self.inner ?? {});
  // The step that is done now is behind one when the next turn comes.
  const begun = steps.length > 1 ? { goal: goal.goal, steps: [...steps], at: 1 } : undefined;
  const step = begun ? 0 : undefined;
  return { act, line, goal, step, intends: begun ?? (before ? null : undefined) };
}

/** The wary look at what they never handled before they open or use it. */
function wary(context: MindContext, steps: readonly Operator[]): readonly Operator[] {
  const first = steps[0];
  if (!first || !('do' in first) || !mannerOf(context.personality).isWary) return steps;
  const { verb, object } = first.do;
  const isHandled = context.recallable.some(
    (one) => one.actor === context.id && one.object === object,
  );
  if (object === undefined || !RISKY.has(verb) || isHandled) return steps;
  return [{ do: { verb: 'inspect', object } }, ...steps].slice(0, limits.planDepth);
}

const RISKY: ReadonlySet<string> = new Set(['open', 'use', 'eat', 'drink', 'unlock', 'search']);

function actOf({ id }: MindContext, step: Operator | undefined): Act | undefined {
  return step && 'do' in step ? { ...step.do, actor: id } : undefined;
}

/** Something one tried besides what is done now, when no way to it is left and that was not said yet. */
function gaveUp(
  context: MindContext,
  goals: readonly OpenGoal[],
  { goal: now }: Step,
): Pick<Pursuit, 'givenUp'> {
  const own = context.recent.filter(({ actor }) => actor === context.id);
  const tries = own.filter(({ verb, asks }) => verb !== undefined || asks !== undefined);
  // Neither a walk on the way nor what somebody was asked for is the try: one concludes of the thing that gave nothing.
  const walks = tries.filter(({ verb }) => verb === 'move');
  const asks = tries.filter(({ verb }) => verb === undefined);
  const deeds = tries.filter(({ verb }) => verb !== undefined && verb !== 'move');
  const tried = new Map([...walks, ...asks, ...deeds].map((one) => [one.goal, one]));
  const unsaid = [...tried.values()].filter(
    ({ seq, goal }) =>
      goal !== now?.goal && !own.some((one) => one.seq > seq && one.goal === goal && isSaid(one)),
  );
  // What somebody was asked for and may still do is not let go yet, and does not keep the rest from being said.
  const stuck: { readonly goal: OpenGoal; readonly last: Memory }[] = [];
  for (const last of unsaid.toReversed()) {
    const goal = goals.find((one) => one.goal === last.goal);
    if (goal && !learntOf(context, goal.goal).isWaiting) stuck.unshift({ goal, last });
    if (stuck.length === LET_GO) break;
  }
  const givenUp = stuck.find(({ goal }) => !planOf(context, goal));
  return givenUp ? { givenUp } : {};
}

/** Words about it that do not ask for it once more. */
function isSaid({ speech, asks }: Memory): boolean {
  return speech !== undefined && asks === undefined;
}

/** So many of the last things one tried for are thought of once more. */
const LET_GO = 3;
