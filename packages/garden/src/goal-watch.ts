// The goal of a scene along its log: what was done towards it is remembered, and it is reached once.
import {
  bindingsOf,
  type Condition,
  type Deed,
  deedOf,
  type EventFacts,
  keptDeeds,
  type World,
} from '@hakoniwa/stage';

/** Derived from the log alone, so that a scene taken up again knows what one that never stopped knows. */
export class GoalWatch {
  readonly #goal: Condition | undefined;
  #deeds: readonly Deed[] = [];
  #isReached = false;

  constructor(goal: Condition | undefined) {
    this.#goal = goal;
  }

  /** Sees what was done. */
  see(events: readonly EventFacts[]): void {
    const goal = this.#goal;
    if (!goal) return;
    for (const deed of events.flatMap((event) => deedOf(event) ?? []))
      this.#deeds = keptDeeds(goal, { kept: this.#deeds, deed });
  }

  /** Whether the goal holds in a world for the first time. */
  isReachedIn(world: World): boolean {
    if (!this.#goal || this.#isReached) return false;
    this.#isReached =
      bindingsOf(world, { condition: this.#goal, deeds: this.#deeds }) !== undefined;
    return this.#isReached;
  }
}
