// What the people of a session want, as conditions that were written before it began.
import { bindingsOf, type Condition, type World } from '@hakoniwa/stage';
import type { Frame } from './replay.ts';

/** Something somebody wants. */
export interface WantedState {
  readonly who: string;
  readonly id: string;
  readonly wants: Condition;
}

/** Everybody's wishes that say what must be so, and the scenario's goal, which is everybody's. */
export function goalsIn(world: World, goal?: Condition | undefined): WantedState[] {
  const people = [...world.characters.values()];
  const own = people.flatMap(({ id: who, desires }) =>
    desires.flatMap(({ id, wants }) => (wants ? [{ who, id, wants }] : [])),
  );
  const shared = goal ? people.map(({ id: who }) => ({ who, id: 'scenario', wants: goal })) : [];
  return [...own, ...shared];
}

/** Whether it is so in a frame. */
export function isSo({ world, deeds }: Frame, { who, wants }: WantedState): boolean {
  return bindingsOf(world, { condition: wants, deeds, bindings: { self: who } }) !== undefined;
}

/** The moves by which it came true: those after which it is so and before which it was not. */
export function risingAt(frames: readonly Frame[], goal: WantedState): number[] {
  const so = frames.map((frame) => isSo(frame, goal));
  return so.flatMap((now, index) => (now && index > 0 && !so[index - 1] ? [index - 1] : []));
}
