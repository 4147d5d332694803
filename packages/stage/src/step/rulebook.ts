// The rulebook: all actions, laws, handlers and reactors of one garden, composed once.
import type { Action, Law } from '../act/action.ts';
import type { Denial } from '../act/denial.ts';
import { assert } from '../base/assert.ts';
import type { Patch } from '../patch/operation.ts';
import type { World } from '../world/world.ts';
import type { CommandOf, CommandType } from './command.ts';
import type { Change, Effect, EventDraft } from './event.ts';

/** What a handler makes of a command. */
export interface HandlerOutcome {
  /** The first thing that was refused, if anything was. */
  readonly denial?: Denial | undefined;
  readonly changes: readonly Change[];
  readonly effects?: readonly Effect[];
  /** What comes after, asked for in the world that all this led to; undefined when that was all. */
  readonly onward?: ((world: World) => HandlerOutcome | undefined) | undefined;
}

/** An outcome and, when all of it has taken place, what follows it. */
export function followedBy(
  outcome: HandlerOutcome,
  next: (world: World) => HandlerOutcome | undefined,
): HandlerOutcome {
  const onward = (world: World) => {
    const more = outcome.onward?.(world);
    return more ? followedBy(more, next) : next(world);
  };
  return { ...outcome, onward };
}

/** Answers one type of command. Pure: it looks at the world and says what changes. */
export type Handler<T extends CommandType> = (
  rules: Rulebook,
  world: World,
  command: CommandOf<T>,
) => HandlerOutcome;

/** Follows an event with changes of its own; they become part of the same event. */
export interface Reactor {
  readonly name: string;
  readonly react: (world: World, event: EventDraft) => Patch;
}

export type Handlers = { readonly [T in CommandType]?: Handler<T> };

export interface Rulebook {
  readonly actions: ReadonlyMap<string, Action>;
  readonly laws: readonly Law[];
  readonly handlers: Handlers;
  readonly reactors: readonly Reactor[];
}

/** Parts of a rulebook that a package brings. */
export interface RulePart {
  readonly actions?: readonly Action[];
  readonly laws?: readonly Law[];
  readonly handlers?: Handlers;
  readonly reactors?: readonly Reactor[];
}

/** Composes a rulebook; a later part's handler takes the place of an earlier one's. */
export function composeRulebook(...parts: readonly RulePart[]): Rulebook {
  const actions = new Map<string, Action>();
  for (const action of parts.flatMap((part) => part.actions ?? [])) {
    assert(!actions.has(action.id), `two actions are called ${action.id}`);
    actions.set(action.id, action);
  }
  return {
    actions,
    laws: parts.flatMap((part) => part.laws ?? []),
    handlers: Object.assign({}, ...parts.map((part) => part.handlers ?? {})),
    reactors: parts.flatMap((part) => part.reactors ?? []),
  };
}
