// The reactor that turns what happens into what its witnesses believe, and nobody else.
import {
  type Belief,
  type Character,
  type EventDraft,
  isJsonObject,
  isShut,
  isVisibleAt,
  type Json,
  type Operation,
  type Patch,
  type Prop,
  parsePointer,
  pointer,
  type Reactor,
  type World,
} from '@hakoniwa/stage';
import { limits } from '../limits.ts';
import { beliefKey, believe, type Taken } from './belief.ts';
import { seenAt, seenInside, seenPerson, seenProp } from './see.ts';

/** After each event: every witness takes in what changed before its eyes. */
export const perceive: Reactor = {
  name: 'perceive',
  react: (world, event) => event.witnesses.flatMap((id) => takeIn(world, event, id)),
};

type Happened = Omit<EventDraft, 'inverse'>;

function takeIn(world: World, event: Happened, id: string): Patch {
  const self = world.characters.get(id);
  if (!self) return [];
  const isArriving = event.type === 'character-moved' && event.actor === id;
  const isCorrected = event.outcome === 'denied' && event.actor === id;
  const isLooking = isArriving || isCorrected;
  const opened = isLooking ? [] : openedBefore(world, event, self);
  const seen = isLooking
    ? seenAt(world, self.place, id)
    : [...changedBefore(world, event, self), ...opened.flatMap((prop) => seenInside(world, prop))];
  const learnt = learned(world, self, seen);
  const kept = new Set(seen.map(beliefKey));
  const dropped = [
    ...(isLooking ? [...disproved(world, self, event), ...faded(self, kept)] : []),
    ...opened.flatMap(({ id: container }) => notInside(world, self, container)),
  ];
  return [
    ...learnt,
    ...[...new Set(dropped)].filter((key) => !kept.has(key)).map((key) => forget(self, key)),
  ];
}

/** Things that were just opened, or looked and searched through, and whose inside can now be seen. */
function openedBefore(
  world: World,
  { patch, object, outcome, detail }: Happened,
  self: Character,
): Prop[] {
  if (outcome === 'denied') return [];
  const touched = patch
    .filter(({ path }) => /^\/props\/[^/]+\/state/.test(path))
    .map(({ path }) => parsePointer(path)[1] ?? '');
  const verb = isJsonObject(detail) ? detail.verb : undefined;
  const looked = object !== undefined && LOOKS.has(String(verb)) ? [object] : [];
  return [...new Set([...touched, ...looked])].flatMap((id) => {
    const prop = world.props.get(id);
    return prop && !isShut(prop) && isVisibleAt(world, self.place, prop) ? [prop] : [];
  });
}

const LOOKS: ReadonlySet<string> = new Set(['open', 'inspect', 'look', 'search']);

/** Things believed to be in there that are not. */
function notInside(world: World, { beliefs, place }: Character, container: string): string[] {
  return Object.entries(beliefs)
    .filter(([, { about, aspect, value }]) => {
      if (aspect !== 'at' || !isJsonObject(value) || value.inside !== container) return false;
      const prop = world.props.get(about.slice('props/'.length));
      return !(prop && isVisibleAt(world, place, prop));
    })
    .map(([key]) => key);
}

function forget({ id }: Character, key: string): Operation {
  return { op: 'remove', path: pointer('characters', id, 'beliefs', key) };
}

/** What of the change this character can see. */
function changedBefore(world: World, event: Happened, self: Character): Taken[] {
  const ids = new Set(event.patch.map(({ path }) => parsePointer(path).slice(0, 2).join('/')));
  return [...ids].flatMap((about) => {
    const [table, id = ''] = about.split('/');
    const prop = table === 'props' ? world.props.get(id) : undefined;
    if (prop) return isVisibleAt(world, self.place, prop) ? seenProp(prop) : [];
    const person = table === 'characters' && id !== self.id ? world.characters.get(id) : undefined;
    return person ? seenPerson(person) : [];
  });
}

/** Beliefs as operations; what is believed already is not written again. */
function learned(world: World, self: Character, taken: readonly Taken[]): Operation[] {
  return taken.flatMap((one): Operation[] => {
    const key = beliefKey(one);
    const known = self.beliefs[key];
    if (known?.source === 'saw' && JSON.stringify(known.value) === JSON.stringify(one.value))
      return [];
    const value = believe(world, self.personality, one) as unknown as Json;
    return [
      {
        op: known ? 'replace' : 'add',
        path: pointer('characters', self.id, 'beliefs', key),
        value,
      },
    ];
  });
}

/** Things believed to be here that are not to be seen here: the belief is dropped. */
function disproved(world: World, self: Character, event: Happened): string[] {
  return Object.entries(self.beliefs)
    .filter(([, belief]) => isDisproved(world, self, belief, event))
    .map(([key]) => key);
}

function isDisproved(
  world: World,
  self: Character,
  { about, aspect, value }: Belief,
  event: Happened,
): boolean {
  if (aspect === 'place' && about.startsWith('characters/')) {
    const place = world.characters.get(about.slice('characters/'.length))?.place;
    return value === self.place && place !== self.place;
  }
  if (aspect !== 'at' || !about.startsWith('props/') || !isJsonObject(value)) return false;
  const id = about.slice('props/'.length);
  const prop = world.props.get(id);
  const isTriedInVain =
    event.denial?.about === id &&
    (event.denial.cause === 'nowhere' || event.denial.cause === 'elsewhere');
  const isBelievedHere = value.place === self.place || value.holder === self.id;
  return (isBelievedHere || isTriedInVain) && !(prop && isVisibleAt(world, self.place, prop));
}

/** The oldest beliefs fade when there are too many. */
function faded(self: Character, fresh: ReadonlySet<string>): string[] {
  const keys = Object.keys(self.beliefs).filter((key) => !fresh.has(key));
  const over = keys.length + fresh.size - limits.beliefs;
  if (over <= 0) return [];
  const age = (key: string) => self.beliefs[key]?.since ?? 0;
  return keys.sort((a, b) => age(a) - age(b) || (a < b ? -1 : 1)).slice(0, over);
}
