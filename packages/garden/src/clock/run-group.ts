// Runs what is due as one group: an answer whose decision moment has come, or the moments up to a limit.
import { nextMoment } from '@hakoniwa/life';
import type { Command, Effect, World } from '@hakoniwa/stage';
import type { EffectRunner } from '../effects/effect-runner.ts';
import type { EffectOutcome } from '../effects/perform-effect.ts';
import type { Garden, NextCommand, Submitted } from '../garden.ts';
import type { TalkLines } from '../talk/talk-lines.ts';
import type { Wall } from '../wall.ts';
import { answerOf, decisionMoment, dueEffect } from './answers.ts';
import { timeTo } from './clock-rules.ts';
import type { RunGoal } from './goal.ts';
import { MomentGroup } from './moment-group.ts';

export interface DrivenGarden {
  readonly garden: Garden;
  readonly wall: Wall;
  /** Who works on effects; without it instinct decides at every decision moment. */
  readonly effects?: EffectRunner | undefined;
  /** Who speaks in talks for those on instinct; without it talks have no words. */
  readonly voices?: TalkLines | undefined;
  /** The next moment at which something happens; that of daily life when left out. */
  readonly nextMoment?: ((world: World) => number | undefined) | undefined;
}

interface GroupWanted {
  /** The last moment that may come. */
  readonly limit: number;
  readonly goal?: RunGoal | undefined;
  /** A watched garden waits for nobody: an answer that is not there at its moment is late. */
  readonly isWatched: boolean;
  /** Ends the waiting for an answer that may take long. */
  readonly changed?: Promise<undefined> | undefined;
}

export interface GroupDone {
  readonly submitted: readonly Submitted[];
  /** The goal was reached by an event or a condition, or nothing can ever happen again. */
  readonly end?: 'reached' | 'nothing-left' | undefined;
}

/** One group; nothing submitted when nothing is due up to the limit. */
export async function runGroup(driven: DrivenGarden, wanted: GroupWanted): Promise<GroupDone> {
  const { garden, voices } = driven;
  await voices?.ready();
  const due = dueBefore(driven, wanted.limit);
  if (due) return { submitted: await answer(driven, due, wanted) };
  const group = new MomentGroup({ ...driven, ...wanted });
  const submitted = await garden.submitGroup((world, last) =>
    group.next(world, last, momentAfter(driven, world)),
  );
  if (group.isReached) return { submitted, end: 'reached' };
  return group.isStuck ? { submitted, end: 'nothing-left' } : { submitted };
}

/** The next moment of a garden. */
export function momentAfter(driven: DrivenGarden, world: World): number | undefined {
  return (driven.nextMoment ?? nextMoment)(world);
}

/** The effect that must be answered before the next moment may come. */
function dueBefore(driven: DrivenGarden, limit: number): Effect | undefined {
  if (!driven.effects) return undefined;
  const { world } = driven.garden;
  const moment = Math.min(momentAfter(driven, world) ?? limit, limit);
  return dueEffect(world, { moment, voices: driven.voices });
}

async function answer(
  { effects, garden, voices }: DrivenGarden,
  effect: Effect,
  { isWatched, changed }: GroupWanted,
): Promise<readonly Submitted[]> {
  const work = (isWatched ? undefined : effects?.outcomeOf(effect.id)) ?? LATE;
  const outcome = await Promise.race([work, ...(changed ? [changed] : [])]);
  if (!outcome || !garden.world.pending.has(effect.id)) return [];
  const moment = decisionMoment(effect, garden.world);
  const submitted = await garden.submitGroup(
    inOrder(
      () => moment,
      (world) => answerOf({ effect, outcome }, { world, voices }),
    ),
  );
  effects?.drop(effect.id);
  return submitted;
}

const LATE: EffectOutcome = { outcome: 'late' };

/** First time passes up to a minute, then comes the command, made in the world of that minute. */
export function inOrder(minute: () => number, command: (world: World) => Command): NextCommand {
  let stage: 'time' | 'command' | 'done' = 'time';
  return (world) => {
    const moment = minute();
    if (stage === 'time' && moment > world.clock.now) {
      stage = 'command';
      return timeTo(moment);
    }
    if (stage === 'done') return undefined;
    stage = 'done';
    return command(world);
  };
}
