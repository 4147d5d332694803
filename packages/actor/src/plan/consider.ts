// What else could have been done, and why it was not: the other wishes of a moment, and other ways to the one that was
// followed. Worked out anew from the same context, so nothing of it is kept in the log.
import type { Act, Condition } from '@hakoniwa/stage';
import type { MindContext } from '../context.ts';
import { wishesOf } from '../want/index.ts';
import type { SetAside } from '../want/set-aside.ts';
import type { Considered, NotGone } from './considered.ts';
import { experienceOf } from './experience.ts';
import { hopesFor, isSpent } from './hopes.ts';
import type { Manner } from './manner.ts';
import { type OpenGoal, openGoals } from './open-goals.ts';
import { aboutTo, isLeftAlone, type Pursuit, planOf, pursue } from './pursue.ts';
import { isReached, type Thinking, tried } from './thought.ts';
import { waysTo } from './ways.ts';

/** So many of each are told. */
const MOST = 6;

/** What was weighed against what is done for a goal; `followed` is that goal. */
export function consider(context: MindContext, followed: string | undefined): Considered {
  const goals = openGoals(context, wishesOf(context));
  const chosen = goals.find(({ goal }) => goal === followed);
  const pursuit = pursue(context);
  return {
    goals: goals
      .filter((one) => one !== chosen)
      .slice(0, MOST)
      .map((goal) => ({ goal, because: setAside(context, goal, chosen) })),
    ways: chosen ? waysLeft(context, chosen, pursuit).slice(0, MOST) : [],
  };
}

function setAside(context: MindContext, goal: OpenGoal, chosen: OpenGoal | undefined): SetAside {
  if (isLeftAlone(context, goal.wants)) return 'left-alone';
  if (!planOf(context, goal))
    return experienceOf(context, goal.goal).isWaiting ? 'waiting' : 'no-way';
  return chosen && goal.weight > chosen.weight ? 'not-much-dearer' : 'lighter';
}

/** Every act that comes to mind for what is still lacking, but for the one that is done. */
function waysLeft(context: MindContext, goal: OpenGoal, pursuit: Pursuit): Considered['ways'] {
  const own = { ...aboutTo(context, goal), mayHope: true };
  const anyhow: Thinking = { ...own, manner: { ...own.manner, ...SHUNS_NOTHING } };
  const world = context.believed;
  const first = { world, deeds: [], steps: [] };
  const acts = partsOf(goal.wants)
    .filter((wants) => !isReached(own, { thought: first, wants }))
    .flatMap((wants) => [
      ...waysTo({ world, thinking: anyhow }, wants),
      ...hopesFor({ world, thinking: anyhow }, wants).map(({ act }) => act),
    ]);
  return acts
    .filter((act, index) => acts.findIndex((one) => isSame(one, act)) === index)
    .filter((act) => !pursuit.act || !isSame(pursuit.act, act))
    .map((act) => ({ act, ...notGone(own, act, first) }));
}

const SHUNS_NOTHING: Pick<Manner, 'shuns'> = { shuns: () => false };

function notGone(
  thinking: Thinking,
  act: Act,
  thought: Parameters<typeof tried>[1]['thought'],
): NotGone {
  const { manner, experience } = thinking;
  if (manner.shuns(act.verb)) return { because: 'not-their-way' };
  if (experience.isHopeless(act)) return { because: 'hopeless' };
  const result = tried({ ...thinking, budget: { left: 1 } }, { thought, act });
  if (result && 'cause' in result) return { denial: result };
  if (result && 'ask' in result) return { because: 'undoes' };
  return { because: isSpent(thinking, act) ? 'tried' : 'another-first' };
}

/** The single things a condition says. */
function partsOf(condition: Condition): readonly Condition[] {
  const parts = condition.all ?? condition.any;
  return parts ? parts.flatMap(partsOf) : [condition];
}

function isSame(one: Omit<Act, 'actor'>, other: Act): boolean {
  return one.verb === other.verb && one.object === other.object && one.target === other.target;
}
