// A scene held against what its people wanted: counts alone, so that scenes can be added up.
import { goalText, lineText } from '@hakoniwa/actor';
import {
  actText,
  composeRulebook,
  STAGE_RULES,
  stagedAct,
  type World,
  worldFrom,
} from '@hakoniwa/stage';
import { goalsIn, goalsRisen, risingAt, type WantedState } from './goals.ts';
import { heardLines, saidLinesOf } from './heard-lines.ts';
import { type Followed, intentionsOf } from './intentions.ts';
import type { CountedShare, LivedScene } from './lived-scene.ts';
import { type Move, movesOf, type SpokenLine, spokenIn } from './moves.ts';
import { type EndedPlan, plansIn } from './plans.ts';
import { framesOf } from './replay.ts';
import { type Laid, servedBy } from './serves.ts';
import { shuffledMoves } from './shuffled-moves.ts';
import { TALK_MEASURES, talkLifeOf } from './talk-life.ts';
import { undoneIn } from './undone.ts';
import { meantIn, wantedInWords } from './wanted-in-words.ts';

/** Every measure of a scene. */
export const LIFE_MEASURES = [
  'serves',
  'shuffled',
  'shuffledUndone',
  'shuffledFinished',
  'shuffledReached',
  'looks',
  'undone',
  'denied',
  'finished',
  'dropped',
  'long',
  'reached',
  'repeats',
  'mute',
  ...TALK_MEASURES,
] as const;
export type LifeMeasure = (typeof LIFE_MEASURES)[number];
export type SceneLife = Readonly<Record<LifeMeasure, CountedShare>>;

/** One deed with what it served, for people to read. */
export interface ServingDeed {
  readonly turn: number;
  readonly who: string;
  readonly act: NonNullable<Move['act']>;
  readonly serves: string | undefined;
  readonly intention: string | undefined;
  /** The deed, what its doer was after and the whole plan, in the words of the scene's language. */
  readonly told: string;
  readonly aim?: string | undefined;
  readonly plan?: readonly string[] | undefined;
}

const LOOKS = new Set(['look', 'inspect', 'search']);

/** Measures a scene; `seed` is that of the shuffled order. */
export function lifeOf(scene: LivedScene, seed: number): SceneLife {
  const laid = laidOut(scene, movesOf(scene.log));
  const served = servedBy(laid);
  const spoken = spokenIn(scene.log);
  const mixed = laidOut(scene, shuffledMoves(laid.moves, seed));
  const mixedServed = servedBy(mixed);
  const plans = endedPlans(laid, spoken);
  const mixedPlans = endedPlans(mixed, spoken);
  const { changes, undone } = undoneIn(laid, served);
  const mixedUndone = undoneIn(mixed, mixedServed);
  const deeds = laid.moves.flatMap(({ act }, index) => (act ? [{ act, index }] : []));
  const wishes = goalsIn(worldFrom(scene.genesis), scene.goal);
  const isDone = (index: number) => laid.frames[index + 1]?.isDone === true;
  return {
    serves: shareServed(laid, served),
    shuffled: shareServed(mixed, mixedServed),
    shuffledUndone: [mixedUndone.undone, mixedUndone.changes],
    shuffledFinished: finishedOf(mixedPlans),
    shuffledReached: reachedOf(mixed, wishes),
    looks: [deeds.filter(({ act }) => LOOKS.has(act.verb)).length, deeds.length],
    undone: [undone, changes],
    denied: [deeds.filter(({ index }) => !isDone(index)).length, deeds.length],
    finished: finishedOf(plans),
    dropped: [plans.filter(({ end }) => end === 'dropped').length, plans.length],
    long: [plans.filter(({ steps }) => steps > 2).length, plans.length],
    reached: reachedOf(laid, wishes),
    repeats: [repeated(spoken), spoken.length],
    mute: [scene.log.turns.length - turnsSpoken(spoken), scene.log.turns.length],
    ...talkLifeOf(scene, seed),
  };
}

/** Plans of several steps that came to an end. */
function endedPlans(laid: Laid, spoken: readonly SpokenLine[]): EndedPlan[] {
  return plansIn(laid, spoken).filter(({ end, steps }) => end !== 'open' && steps > 1);
}

function finishedOf(plans: readonly EndedPlan[]): CountedShare {
  return [plans.filter(({ end }) => end === 'finished').length, plans.length];
}

function reachedOf({ frames }: Laid, wishes: readonly WantedState[]): CountedShare {
  return [wishes.filter((goal) => risingAt(frames, goal).length > 0).length, wishes.length];
}

/** The deeds of a scene with what each served, in order. */
export function deedsIn(scene: LivedScene): ServingDeed[] {
  const laid = laidOut(scene, movesOf(scene.log));
  const served = servedBy(laid);
  return laid.moves.flatMap(({ act, turn, who }, index) => {
    if (!act) return [];
    const plan = laid.followed.find(
      (one) => one.who === act.actor && one.from <= turn && (one.until ?? Infinity) >= turn,
    );
    const world = laid.frames[index]?.world ?? worldFrom(scene.genesis);
    return [
      {
        ...{ turn, who, act, serves: served[index], intention: plan?.intention.goal },
        ...wordsOf(world, act, plan),
      },
    ];
  });
}

/** A deed in words, with its plan where it has one. */
function wordsOf(
  world: World,
  act: ServingDeed['act'],
  plan: Followed | undefined,
): Pick<ServingDeed, 'told' | 'aim' | 'plan'> {
  const told = stagedAct(rules, { world, act });
  if (!plan) return { told };
  const { who, intention } = plan;
  const steps = intention.steps.flatMap((step) =>
    'do' in step
      ? [actText(rules, { world, act: { ...step.do, actor: act.actor } })]
      : 'line' in step
        ? (lineText(world, step.line) ?? [])
        : [],
  );
  return { told, aim: goalText(world, { who, goal: intention.goal }), plan: steps };
}

const rules = composeRulebook(STAGE_RULES);

function laidOut(scene: LivedScene, moves: readonly Move[]): Laid {
  const { log, genesis, goal, practices = [] } = scene;
  const world = worldFrom(genesis);
  const frames = framesOf(world, moves);
  const heard = heardLines(world, saidLinesOf(log));
  const inWords = wantedInWords({ meant: meantIn(log), heard, practices });
  return {
    ...{ moves, frames },
    goals: [...goalsIn(world, goal), ...goalsRisen(frames), ...inWords],
    followed: intentionsOf(genesis, log),
  };
}

/** Of the deeds that were tried, how many served. */
function shareServed({ moves }: Laid, served: readonly (string | undefined)[]): CountedShare {
  const deeds = moves.flatMap(({ act }, index) => (act ? [index] : []));
  return [deeds.filter((index) => served[index] !== undefined).length, deeds.length];
}

function repeated(spoken: readonly SpokenLine[]): number {
  const known = new Set<string>();
  return spoken.filter(({ who, text }) => {
    const line = `${who} ${text}`;
    const isOld = known.has(line);
    known.add(line);
    return isOld;
  }).length;
}

function turnsSpoken(spoken: readonly SpokenLine[]): number {
  return new Set(spoken.map(({ turn }) => turn)).size;
}
