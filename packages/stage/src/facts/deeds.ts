// What was done in a world, folded from its events: the world itself keeps only what came of it.
import { isJsonObject } from '../base/json.ts';
import { classOf } from '../classes/class-of.ts';
import type { EventFacts } from '../step/event.ts';
import type { World } from '../world/world.ts';

/** What a thing was when something was done with it: what is eaten or drunk is there no more. */
export interface ThingThen {
  readonly name: string;
  readonly kind: string;
  readonly class: string;
}

/** One thing somebody did. */
export interface Deed {
  readonly verb: string;
  readonly actor: string;
  readonly at: number;
  readonly object?: string;
  readonly target?: string;
  /** The thing it was done with, where the world before it was at hand. */
  readonly objectThen?: ThingThen;
}

/** The deed an event tells of, seen from the world before it; what was denied or nobody did is none. */
export function deedOf(event: EventFacts, before?: World): Deed | undefined {
  const { actor, object, target, at, outcome, detail } = event;
  const verb = isJsonObject(detail) ? detail.verb : undefined;
  if (outcome !== 'done' || actor === undefined || typeof verb !== 'string') return undefined;
  const thing = object === undefined ? undefined : before?.props.get(object);
  return {
    verb,
    actor,
    at,
    ...(object === undefined ? {} : { object }),
    ...(target === undefined ? {} : { target }),
    ...(thing === undefined
      ? {}
      : { objectThen: { name: thing.name, kind: thing.kind, class: classOf(thing) } }),
  };
}
