// Until when a garden is to run: a moment, a type of event, or anything that can be seen in the world.
import type { StepResult, World } from '@hakoniwa/stage';

export interface RunGoal {
  /** The last moment that is run. */
  readonly moment?: number | undefined;
  /** The type of an event, such as `activity-interrupted`; the run ends with the step it is in. */
  readonly event?: string | undefined;
  readonly isMet?: ((world: World) => boolean) | undefined;
}

/** Why a run ended. */
export type ClockEnd = 'reached' | 'paused' | 'nothing-left';

/** Whether what a step came to is what was waited for. */
export function isReachedBy(goal: RunGoal, { events, world }: StepResult): boolean {
  if (goal.event !== undefined && events.some(({ type }) => type === goal.event)) return true;
  return goal.isMet?.(world) === true;
}
