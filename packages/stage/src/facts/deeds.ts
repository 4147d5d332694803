// What was done in a world, folded from its events: the world itself keeps only what came of it.
import { isJsonObject } from '../base/json.ts';
import type { EventDraft } from '../step/event.ts';

/** One thing somebody did. */
export interface Deed {
  readonly verb: string;
  readonly actor: string;
  readonly at: number;
  readonly object?: string;
  readonly target?: string;
}

/** The deed an event tells of; what was denied or nobody did is none. */
export function deedOf(event: EventDraft): Deed | undefined {
  const { actor, object, target, at, outcome, detail } = event;
  const verb = isJsonObject(detail) ? detail.verb : undefined;
  if (outcome !== 'done' || actor === undefined || typeof verb !== 'string') return undefined;
  return {
    verb,
    actor,
    at,
    ...(object === undefined ? {} : { object }),
    ...(target === undefined ? {} : { target }),
  };
}
