// Which beliefs no longer stand: those that eyes disprove, and the oldest when there are too many.
import {
  type Belief,
  beliefsBut,
  beliefsOf,
  type Character,
  type Denial,
  isJsonObject,
  isVisibleAt,
  type World,
} from '@hakoniwa/stage';
import { limits } from '../limits.ts';
import { SEEN_SIDES, type Sight } from './see.ts';

/** One side of a thing. */
export type Side = Pick<Belief, 'about' | 'aspect'>;

const PROPS = 'props/';
const CHARACTERS = 'characters/';

/** Things believed to be in there that are not. */
export function notInside(
  world: World,
  { self, container }: { readonly self: Character; readonly container: string },
): Side[] {
  return beliefsOf(world, self.id).filter(({ about, aspect, value }) => {
    if (aspect !== 'at' || !isJsonObject(value) || value.inside !== container) return false;
    const prop = world.props.get(about.slice(PROPS.length));
    return !(prop && isVisibleAt(world, { place: self.place, prop }));
  });
}

/** What no longer stands after a look around: what is not where it was believed to be, and the oldest of too much. */
export function noLongerHeld(
  world: World,
  self: Character,
  { sight, denial }: { sight: Sight; denial: Denial | undefined },
): Side[] {
  const isSeen = seenIn(sight);
  const look = { world, self, denial };
  const disproved: Side[] = [];
  // Only what is not in sight can be wrong or fade; of a room one knows that is little.
  const unseen: Belief[] = [];
  for (const belief of beliefsBut(world, { who: self.id, isLeftOut: isSeen })) {
    unseen.push(belief);
    if (isDisproved(look, belief)) disproved.push(belief);
  }
  const { props, people } = SEEN_SIDES;
  const inSight = sight.props.length * props.size + sight.people.length * people.size;
  const over = unseen.length + inSight - limits.beliefs;
  return over <= 0 ? disproved : [...disproved, ...oldest(unseen, over)];
}

/** Which sides eyes have just taken in. */
function seenIn({ props, people }: Sight): (about: string, aspect: string) => boolean {
  const things = new Set(props.map(({ id }) => PROPS + id));
  const persons = new Set(people.map(({ id }) => CHARACTERS + id));
  return (about, aspect) =>
    (things.has(about) && SEEN_SIDES.props.has(aspect)) ||
    (persons.has(about) && SEEN_SIDES.people.has(aspect));
}

interface Look {
  readonly world: World;
  readonly self: Character;
  readonly denial: Denial | undefined;
}

function isDisproved({ world, self, denial }: Look, { about, aspect, value }: Belief): boolean {
  if (aspect === 'place' && about.startsWith(CHARACTERS)) {
    const place = world.characters.get(about.slice(CHARACTERS.length))?.place;
    return value === self.place && place !== self.place;
  }
  if (!about.startsWith(PROPS)) return false;
  const id = about.slice(PROPS.length);
  const prop = world.props.get(id);
  if (aspect === 'uses')
    return (
      prop !== undefined && prop.uses !== value && isVisibleAt(world, { place: self.place, prop })
    );
  if (aspect !== 'at' || !isJsonObject(value)) return false;
  const isTriedInVain =
    denial?.about === id && (denial.cause === 'nowhere' || denial.cause === 'elsewhere');
  const isBelievedHere = value.place === self.place || value.holder === self.id;
  return (
    (isBelievedHere || isTriedInVain) && !(prop && isVisibleAt(world, { place: self.place, prop }))
  );
}

function oldest(beliefs: readonly Belief[], count: number): Side[] {
  return beliefs
    .toSorted((a, b) => a.since - b.since || (keyOf(a) < keyOf(b) ? -1 : 1))
    .slice(0, count);
}

function keyOf({ about, aspect }: Side): string {
  return `${about}#${aspect}`;
}
