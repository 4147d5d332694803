// What the people of a session want, as conditions: what was written before it began, and what comes up in it.
import { bindingsOf, type Condition, MINUTE_MS, meaningsOf, type World } from '@hakoniwa/stage';
import type { SpokenRequest } from './moves.ts';
import type { Frame } from './replay.ts';

/** Something somebody wants. */
export interface WantedState {
  readonly who: string;
  readonly id: string;
  readonly wants: Condition;
  /** The moment from which deeds count for it; all do when absent. */
  readonly since?: number | undefined;
  /** Minutes after which a deed for it no longer counts. */
  readonly again?: number | undefined;
}

/** Everybody's wishes that say what must be so, and the scenario's goal, which is everybody's. */
export function goalsIn(world: World, goal?: Condition | undefined): WantedState[] {
  const people = [...world.characters.values()];
  const own = people.flatMap(({ id: who, desires }) =>
    desires.flatMap(({ id, wants, again }) => (wants ? [{ who, id, wants, again }] : [])),
  );
  const shared = goal ? people.map(({ id: who }) => ({ who, id: 'scenario', wants: goal })) : [];
  return [...own, ...shared];
}

/** What comes up while a session goes on: something rings, something happens, somebody is asked for a deed. */
export function goalsRisen(
  frames: readonly Frame[],
  requests: readonly SpokenRequest[],
): WantedState[] {
  const people = frames[0]?.world.characters.ids() ?? [];
  const rang = new Set(frames.flatMap(({ world }) => ringingIn(world)));
  const ringing = [...rang].flatMap((prop) =>
    people.map((who) => ({
      ...{ who, id: `ringing:${prop}` },
      wants: { not: { state: { prop, has: RINGING } } },
    })),
  );
  const happened = new Map(
    frames.flatMap(({ world }) =>
      [...world.happenings.values()].map((one) => [one.id, one] as const),
    ),
  );
  const seenTo = [...happened.values()].flatMap(({ id, at: since, wants }) =>
    wants ? people.map((who) => ({ who, id: `happening:${id}`, wants, since })) : [],
  );
  return [...ringing, ...seenTo, ...requests.flatMap(askedOf)];
}

const RINGING = 'ringing';

function ringingIn(world: World): string[] {
  return [...world.props.values()].flatMap(({ id, state }) =>
    state.some((word) => meaningsOf(word).has(RINGING)) ? [id] : [],
  );
}

function askedOf({ by, at, line }: SpokenRequest): WantedState[] {
  const { act, to, about } = line;
  if (act !== 'request' || to === undefined || about?.kind !== 'deed' || about.of === undefined)
    return [];
  const deed = { verb: about.of, by: to };
  const done = about.with === undefined ? deed : { ...deed, object: about.with };
  return [{ who: to, id: `request:${by}`, wants: { done }, since: at }];
}

/** The wishes of somebody that a goal they followed may name. */
export function goalsNamed(
  goals: readonly WantedState[],
  { who, goal }: { readonly who: string; readonly goal: string },
): WantedState[] {
  return goals.filter((one) => one.who === who && (one.id === goal || `desire:${one.id}` === goal));
}

/** Whether it is so in a frame. */
export function isSo({ world, deeds }: Frame, goal: WantedState): boolean {
  const { who, wants, since = 0, again } = goal;
  const lately = again === undefined ? 0 : world.clock.now - again * MINUTE_MS + 1;
  const first = Math.max(since, lately);
  const counted = first > 0 ? deeds.filter(({ at }) => at >= first) : deeds;
  return (
    bindingsOf(world, { condition: wants, deeds: counted, bindings: { self: who } }) !== undefined
  );
}

/** The moves by which it came true: those after which it is so and before which it was not. */
export function risingAt(frames: readonly Frame[], goal: WantedState): number[] {
  const so = frames.map((frame) => isSo(frame, goal));
  return so.flatMap((now, index) => (now && index > 0 && !so[index - 1] ? [index - 1] : []));
}
