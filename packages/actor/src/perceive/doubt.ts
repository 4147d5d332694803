// Which beliefs no longer stand: those that eyes disprove, and the oldest when there are too many.
import {
  type Belief,
  beliefsOf,
  type Character,
  type Denial,
  isJsonObject,
  isVisibleAt,
  type World,
} from '@hakoniwa/stage';
import { limits } from '../limits.ts';

/** One side of a thing. */
export type Side = Pick<Belief, 'about' | 'aspect'>;

const PROPS = 'props/';
const CHARACTERS = 'characters/';

/** Things believed to be in there that are not. */
export function notInside(world: World, self: Character, container: string): Side[] {
  return beliefsOf(world, self.id).filter(({ about, aspect, value }) => {
    if (aspect !== 'at' || !isJsonObject(value) || value.inside !== container) return false;
    const prop = world.props.get(about.slice(PROPS.length));
    return !(prop && isVisibleAt(world, self.place, prop));
  });
}

/** Things and people believed to be here that are not to be seen here. */
export function disproved(world: World, self: Character, denial: Denial | undefined): Side[] {
  return beliefsOf(world, self.id).filter((belief) => isDisproved({ world, self, denial }, belief));
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
  if (aspect !== 'at' || !about.startsWith(PROPS) || !isJsonObject(value)) return false;
  const id = about.slice(PROPS.length);
  const prop = world.props.get(id);
  const isTriedInVain =
    denial?.about === id && (denial.cause === 'nowhere' || denial.cause === 'elsewhere');
  const isBelievedHere = value.place === self.place || value.holder === self.id;
  return (isBelievedHere || isTriedInVain) && !(prop && isVisibleAt(world, self.place, prop));
}

/** The oldest beliefs fade when there are too many. */
export function faded(world: World, self: Character, fresh: readonly Side[]): Side[] {
  const seen = new Set(fresh.map(keyOf));
  const kept = beliefsOf(world, self.id).filter((one) => !seen.has(keyOf(one)));
  const over = kept.length + seen.size - limits.beliefs;
  if (over <= 0) return [];
  return kept.sort((a, b) => a.since - b.since || (keyOf(a) < keyOf(b) ? -1 : 1)).slice(0, over);
}

function keyOf({ about, aspect }: Side): string {
  return `${about}#${aspect}`;
}
