// The one door: a command goes in, a verdict, events and effects come out, and a new world.
import { type Denial, deny } from '../act/denial.ts';
import { type Patch, PatchError } from '../patch/operation.ts';
import { breachesOf, shapeBreachesOf } from '../world/invariants.ts';
import type { World } from '../world/world.ts';
import type { Command } from './command.ts';
import type { Change, Effect, EventDraft } from './event.ts';
import { intending } from './intending.ts';
import { pinnedDenial, unpinnedPart } from './pins.ts';
import type { Handler, HandlerOutcome, Rulebook } from './rulebook.ts';
import { patchSoundly, type SoundChange } from './sound-states.ts';
import { becauseOf, whyDenial } from './why.ts';
import { witnessesOf } from './witnesses.ts';

/** What became of a command. */
export interface Verdict {
  readonly allowed: boolean;
  readonly denial?: Denial;
}

export interface StepResult {
  readonly verdict: Verdict;
  readonly events: readonly EventDraft[];
  readonly effects: readonly Effect[];
  /** The world after the events; the given one is untouched. */
  readonly world: World;
}

/** Runs one command against a world. Pure; never throws on any command. */
export function step(rules: Rulebook, world: World, command: Command): StepResult {
  const events: EventDraft[] = [];
  const effects: Effect[] = [];
  let current = world;
  let denial: Denial | undefined;
  let isBorne = true;
  let outcome: HandlerOutcome | undefined = handle(rules, world, command);
  for (; outcome; outcome = outcome.onward?.(current)) {
    denial ??= outcome.denial;
    effects.push(...(outcome.effects ?? []));
    for (const change of outcome.changes) {
      const taken = takePlace(rules, current, { change, command });
      events.push(taken.event);
      current = taken.world;
      denial ??= taken.event.denial;
      isBorne &&= change.denial !== undefined || taken.event.denial === undefined;
    }
  }
  return {
    verdict: denial ? { allowed: false, denial } : { allowed: true },
    events,
    // What a handler starts beside a denial it means to start; a change the world cannot bear starts nothing.
    effects: isBorne ? effects : [],
    world: current,
  };
}

function handle(rules: Rulebook, world: World, command: Command): HandlerOutcome {
  const unfounded = whyDenial(world, command);
  if (unfounded) return refused(unfounded);
  // Own handlers only: a command called `constructor` must not find what every object inherits.
  const own = Object.hasOwn(rules.handlers, command.type)
    ? rules.handlers[command.type]
    : undefined;
  if (own) {
    const outcome = (own as Handler<typeof command.type>)(rules, world, command as never);
    return meant(outcome, world, command);
  }
  return refused(
    deny('OUT_OF_SCOPE', { cause: 'unknown-command', more: { about: String(command.type) } }),
  );
}

/** What somebody does, with why they do it and what they intend by it. */
function meant(outcome: HandlerOutcome, world: World, command: Command): HandlerOutcome {
  if (command.type !== 'perform' && command.type !== 'act') return outcome;
  const { why, intends } = command;
  const actor = command.type === 'act' ? command.act.actor : command.actor;
  return intending(becauseOf(outcome, why), { world, actor, intends });
}

function refused(denial: Denial): HandlerOutcome {
  return { denial, changes: [{ type: 'command-denied', patch: [], denial }] };
}

interface Taking {
  readonly change: Change;
  readonly command: Command;
}

/** Lets a change take place: patch, reactors, witnesses; a change the world cannot bear is denied. */
function takePlace(
  rules: Rulebook,
  world: World,
  { change, command }: Taking,
): { event: EventDraft; world: World } {
  const main = tryPatch(world, change.patch, command);
  const settled: Change =
    'denial' in main
      ? { ...change, patch: [], denial: main.denial }
      : { ...change, patch: main.patch };
  const after = 'denial' in main ? world : main.world;
  const witnesses = witnessesOf(world, { after, change: settled });
  const event = draftOf({ world, change: settled, command }, witnesses);
  return react(rules, { world: after, event });
}

function react(
  rules: Rulebook,
  start: { world: World; event: EventDraft },
): { event: EventDraft; world: World } {
  let { world, event } = start;
  for (const reactor of rules.reactors) {
    const patch = unpinnedPart(world, reactor.react(world, event));
    if (patch.length === 0) continue;
    const change = patchSoundly(world, patch);
    world = change.world;
    event = { ...event, patch: [...event.patch, ...change.patch] };
  }
  return { world: { ...world, seq: world.seq + 1 }, event };
}

function tryPatch(world: World, patch: Patch, command: Command): SoundChange | { denial: Denial } {
  const isByHand = command.type === 'edit';
  const pinned = isByHand ? undefined : pinnedDenial(world, patch);
  if (pinned) return { denial: pinned };
  try {
    const change = patchSoundly(world, patch);
    const isFromOutside = isByHand || command.type === 'inject';
    const [misshapen] = isFromOutside ? shapeBreachesOf(change.world, change.touched) : [];
    const breach = misshapen ?? breachesOf(change.world, change.touched)[0];
    return breach
      ? {
          denial: deny('INVALID_STATE', {
            cause: 'breaks-invariant',
            more: {
              about: breach.id,
              needs: breach.rule,
            },
          }),
        }
      : change;
  } catch (error) {
    if (!(error instanceof PatchError)) throw error;
    return {
      denial: deny('INVALID_STATE', {
        cause: 'bad-patch',
        more: { about: error.path, needs: error.code },
      }),
    };
  }
}

function draftOf(
  { world, change, command }: Taking & { world: World },
  witnesses: readonly string[],
): EventDraft {
  const { type, patch, denial, actor, target, object, place, cause, detail, calls, why } = change;
  const outcome = denial ? 'denied' : 'done';
  const draft: { -readonly [K in keyof EventDraft]: EventDraft[K] } = {
    type,
    at: world.clock.now,
    outcome,
    patch,
    witnesses,
    command,
  };
  if (actor !== undefined) draft.actor = actor;
  if (target !== undefined) draft.target = target;
  if (object !== undefined) draft.object = object;
  if (place !== undefined) draft.place = place;
  if (denial !== undefined) draft.denial = denial;
  if (cause !== undefined) draft.cause = cause;
  if (detail !== undefined) draft.detail = detail;
  if (calls !== undefined) draft.calls = calls;
  if (why !== undefined) draft.why = why;
  return draft;
}
