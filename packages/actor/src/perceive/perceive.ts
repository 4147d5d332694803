// The reactor that turns what happens into what its witnesses believe, and nobody else.
import {
  believing,
  type Character,
  type EventDraft,
  forgetting,
  type Held,
  heldOf,
  isVisibleAt,
  type Operation,
  type Patch,
  type PlaceId,
  type Reactor,
  sidesOf,
  type World,
} from '@hakoniwa/stage';
import { believe, type Taken } from './belief.ts';
import { noLongerHeld, notInside, type Side } from './doubt.ts';
import { isKnownProp, isSeenAs, seenInside, seenPerson, seenProp, sightAt } from './see.ts';
import { isImpressed, SEEMS, seemsTo } from './seems.ts';
import { openedFor, type PerceivedChange, touchedBy } from './touched.ts';

type Happened = EventDraft;

/** After each event: every witness takes in what changed before its eyes. */
export const perceive: Reactor = {
  name: 'perceive',
  react: (world, event) => {
    if (event.witnesses.length === 0) return [];
    const touched = touchedBy(world, event);
    return event.witnesses.flatMap((id) => takeIn({ world, event, touched }, id));
  },
};

interface Scene {
  readonly world: World;
  readonly event: Happened;
  readonly touched: PerceivedChange;
}

function takeIn({ world, event, touched }: Scene, id: string): Patch {
  const self = world.characters.get(id);
  if (!self) return [];
  const isArriving = event.type === 'character-moved' && event.actor === id;
  const isCorrected = event.outcome === 'denied' && event.actor === id;
  if (isArriving || isCorrected) return lookAround({ world, event }, self);
  const seen = [
    ...changedBefore({ world, event, touched }, self),
    ...impression({ world, event }, self),
  ];
  const opened = openedFor(world, { change: touched, self });
  const usedUp = touched.gone.flatMap((id) => whereabouts(world, self, `props/${id}`));
  if (opened.length === 0 && usedUp.length === 0) return learned(world, self, seen);
  const all = [...seen, ...opened.flatMap((prop) => seenInside(world, prop))];
  const gone = [
    ...usedUp,
    ...opened.flatMap((prop) => notInside(world, { self, container: prop.id })),
  ];
  return [...learned(world, self, all), ...dropped({ world, self }, gone, all)];
}

/** Where somebody takes a thing to be, if anywhere. */
function whereabouts(world: World, self: Character, about: string): Side[] {
  return heldOf(world, self.id, { about, aspect: 'at' }) ? [{ about, aspect: 'at' }] : [];
}

/** One who arrives, or tried in vain, sees everything that is to be seen, and what is not there. */
function lookAround({ world, event }: Omit<Scene, 'touched'>, self: Character): Patch {
  const sight = sightAt(world, { place: self.place, self: self.id });
  const news = [
    ...sight.props.filter((prop) => !isKnownProp(world, { self: self.id, prop })).flatMap(seenProp),
    ...sight.people.filter((person) => !isKnown(world, self, person)).flatMap(seenPerson),
    ...leftBehind({ world, event }, self),
    ...impression({ world, event }, self),
  ];
  const gone = noLongerHeld(world, self, { sight, denial: event.denial });
  return [...learned(world, self, news), ...dropped({ world, self }, gone, news)];
}

/** What strangers who are there seem to be, at first sight. */
function impression(
  { world, event: { witnesses } }: Omit<Scene, 'touched'>,
  self: Character,
): Taken[] {
  if (!isImpressed(self.personality)) return [];
  return witnesses.flatMap((other): Taken[] => {
    const about = `characters/${other}`;
    if (other === self.id || heldOf(world, self.id, { about, aspect: SEEMS })) return [];
    const value = seemsTo(world, { self, other });
    return value === undefined ? [] : [{ about, aspect: SEEMS, value, source: 'inferred' }];
  });
}

/** Whoever leaves takes along how it is where they were, as far as they had not noticed it before. */
function leftBehind(
  { world, event: { place } }: Omit<Scene, 'touched'>,
  self: Character,
): readonly Taken[] {
  if (place === undefined || place === self.place) return [];
  const { props, people } = sightAt(world, { place: place as PlaceId, self: self.id });
  return [
    ...props.filter((prop) => !isKnownProp(world, { self: self.id, prop })).flatMap(seenProp),
    ...people.filter((person) => !isKnown(world, self, person)).flatMap(seenPerson),
  ];
}

/** What of the change this character can see or hear. */
function changedBefore({ world, event, touched }: Scene, self: Character): Taken[] {
  const { props, people } = touched;
  // What happens in the open is heard through walls: the telephone of the next room rings.
  const isHeard = event.type === 'happening-injected';
  const taken: Taken[] = [];
  for (const prop of props)
    if (isVisibleAt(world, { place: self.place, prop }) || (isHeard && !prop.hidden))
      taken.push(...seenProp(prop));
  for (const person of people) {
    if (person.id === self.id || isKnown(world, self, person)) continue;
    taken.push(...seenPerson(person));
  }
  return taken;
}

/** Whether somebody is believed to be just as they are seen: so it is in most events. */
function isKnown(world: World, self: Character, { id, place, name }: Character): boolean {
  const sides = sidesOf(world, { who: self.id, about: `characters/${id}` });
  return (
    sides?.place?.value === place &&
    sides.place.source === 'saw' &&
    sides.name?.value === name &&
    sides.name.source === 'saw'
  );
}

/** Beliefs as operations; what is believed already is not written again. */
function learned(world: World, self: Character, taken: readonly Taken[]): Operation[] {
  if (taken.length === 0) return [];
  const news = new Map<string, Record<string, Held>>();
  for (const one of taken) {
    if (isSeenAs(heldOf(world, self.id, one), one.value)) continue;
    const sides = news.get(one.about) ?? {};
    sides[one.aspect] = believe(world, { personality: self.personality, taken: one });
    news.set(one.about, sides);
  }
  return [...news].flatMap(([about, sides]) => believing(world, self.id, { about, sides }));
}

/** What is no longer believed, but for what was just seen. */
function dropped(
  { world, self }: { world: World; self: Character },
  gone: readonly Side[],
  seen: readonly Taken[],
): Operation[] {
  const isSeen = (side: Side) =>
    seen.some(({ about, aspect }) => about === side.about && aspect === side.aspect);
  return forgotten(
    { world, self },
    gone.filter((side) => !isSeen(side)),
  );
}

function forgotten(
  { world, self }: { world: World; self: Character },
  gone: readonly Side[],
): Operation[] {
  const sides = new Map<string, Set<string>>();
  for (const { about, aspect } of gone)
    sides.set(about, (sides.get(about) ?? new Set()).add(aspect));
  return [...sides].flatMap(([about, aspects]) => forgetting(world, self.id, { about, aspects }));
}
