// What must hold of a patch and of the world after it, whatever the turn was.
import type { GmResponse } from '@hakoniwa/gm';
import type { EvalCase } from './eval-case.ts';
import { PHYSICAL } from './physical.ts';
import { applyStrictly, valueAtPointer } from './strict-patch.ts';
import { worldChanges } from './world-changes.ts';

interface WireWorld {
  readonly props?: Readonly<Record<string, { readonly location?: string }>>;
  readonly characters?: Readonly<
    Record<string, { readonly location?: string; readonly holding?: readonly string[] }>
  >;
  readonly locations?: Readonly<Record<string, unknown>>;
  readonly events?: readonly unknown[];
}

export interface Settled {
  readonly world: unknown;
  /** What is wrong with the patch or the world after it. */
  readonly faults: readonly string[];
}

/** Applies the delta and checks the world. */
export function checkSettled(
  one: EvalCase,
  { world, response }: { readonly world: unknown; readonly response: GmResponse },
): Settled {
  let after: unknown;
  try {
    after = applyStrictly(world, response.world_delta as Parameters<typeof applyStrictly>[1]);
  } catch (error) {
    return { world, faults: [`does not apply: ${String(error)}`] };
  }
  const before = world as WireWorld;
  const now = after as WireWorld;
  return {
    world: after,
    faults: [
      ...verdictFaults(response),
      ...propFaults(before, now),
      ...peopleFaults(one, before, now),
      ...eventFaults(before, now, response),
      ...labelFaults(one, before, after),
    ],
  };
}

function verdictFaults({ allowed, denied_reason, violations }: GmResponse): string[] {
  const isOne = allowed === (violations.length === 0);
  const isSame = denied_reason === (violations[0]?.reason ?? null);
  return isOne && isSame ? [] : ['verdict and violations disagree'];
}

/** A prop is in one place: what is at a person is held by that person alone, and only once. */
function propFaults(before: WireWorld, now: WireWorld): string[] {
  const people = Object.entries(now.characters ?? {});
  return Object.entries(now.props ?? {}).flatMap(([name, prop]) => {
    const old = ownOf(before.props, name);
    const holders = people.flatMap(([who, { holding = [] }]) =>
      holding.filter((thing) => thing === name).map(() => who),
    );
    if (holders.length > 1) return [`${name} is held ${holders.length} times`];
    if (old !== undefined && old.location === prop.location) return [];
    const isAtPerson = people.some(([who]) => who === prop.location);
    if (isAtPerson && holders[0] !== prop.location) return [`${name} is at a person, not held`];
    if (!isAtPerson && holders.length > 0) return [`${name} is held and elsewhere`];
    return isSomewhere(now, prop.location) ? [] : [`${name} is nowhere: ${prop.location}`];
  });
}

function isSomewhere(world: WireWorld, location: string | undefined): boolean {
  if (location === undefined) return false;
  const people = Object.values(world.characters ?? {});
  return (
    ownOf(world.locations, location) !== undefined ||
    ownOf(world.props, location) !== undefined ||
    ownOf(world.characters, location) !== undefined ||
    people.some((person) => person.location === location) ||
    (world as { location?: { current?: string } }).location?.current === location
  );
}

/** Only the speaker moves; a dropped thing leaves every hand. */
function peopleFaults({ speaker }: EvalCase, before: WireWorld, now: WireWorld): string[] {
  return Object.entries(now.characters ?? {}).flatMap(([name, person]) => {
    const old = ownOf(before.characters, name);
    const isMoved = name !== speaker && old !== undefined && old.location !== person.location;
    const gone = (person.holding ?? []).filter(
      (thing) => ownOf(before.props, thing) && !ownOf(now.props, thing),
    );
    return [
      ...(isMoved ? [`${name} was moved`] : []),
      ...gone.map((thing) => `${name} holds ${thing}, which is gone`),
    ];
  });
}

/** One event line when something changed, none otherwise. */
function eventFaults(before: WireWorld, now: WireWorld, { world_delta }: GmResponse): string[] {
  const added = (now.events ?? []).length - (before.events ?? []).length;
  return added === (world_delta.length > 0 ? 1 : 0) ? [] : [`${added} events were added`];
}

/** What the label says of the world afterwards, where it says anything: that, and nothing else, has changed. */
export function worldLabelOf({
  delta,
  allowed,
  actions,
  uncertain = false,
}: EvalCase): Readonly<Record<string, unknown>> | undefined {
  const isOnlyWords =
    allowed && !uncertain && actions?.every(({ intent }) => !PHYSICAL.has(intent));
  return delta ?? (isOnlyWords ? {} : undefined);
}

function labelFaults(one: EvalCase, before: unknown, after: unknown): string[] {
  const wanted = worldLabelOf(one);
  if (wanted === undefined) return [];
  const isWanted = (path: string) => Object.hasOwn(wanted, path);
  const changed = Object.keys(worldChanges(before, after)).filter((path) => !isWanted(path));
  const wrong = Object.entries(wanted).flatMap(([path, value]) => {
    const got = valueAtPointer(after, path) ?? null;
    const isRight = JSON.stringify(got) === JSON.stringify(value);
    return isRight ? [] : [`${path} is ${JSON.stringify(got)}, not ${JSON.stringify(value)}`];
  });
  return [...wrong, ...changed.map((path) => `${path} has changed, and should not`)];
}

function ownOf<T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;
}
