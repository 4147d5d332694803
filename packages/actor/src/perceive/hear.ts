// The reactor that lets listeners believe what they are told, as far as they trust the one who tells it.
import {
  believing,
  type Character,
  claimedIn,
  type EventDraft,
  type Held,
  heldOf,
  isVisibleAt,
  type Json,
  MINUTE_MS,
  meaningsOf,
  type Operation,
  type Patch,
  type Reactor,
  relationId,
  type SaidName,
  type Statement,
  type World,
} from '@hakoniwa/stage';
import { believe, confidenceIn, type Taken } from './belief.ts';

/** After each performance: whoever heard a statement takes it in, or not. */
export const hear: Reactor = {
  name: 'hear',
  react: (world, event) => {
    const said = claimedIn(event);
    return event.actor === undefined || said.length === 0 ? [] : heardBy(world, event, said);
  },
};

type Happened = EventDraft;

function heardBy(world: World, { witnesses, actor = '' }: Happened, said: readonly Statement[]) {
  return witnesses
    .filter((id) => id !== actor)
    .flatMap((id): Patch => {
      const self = world.characters.get(id);
      if (!self) return [];
      const hearing = { world, self, speaker: actor };
      return takenIn(
        hearing,
        said.flatMap((one) => takenBy(hearing, one)),
      );
    });
}

interface Hearing {
  readonly world: World;
  readonly self: Character;
  readonly speaker: string;
}

type Heard = Taken & { readonly isHedged: boolean };

/** A statement as a belief this listener could have; nothing when it is not clear what is meant. */
function takenBy(hearing: Hearing, { about, says, isHedged }: Statement): Heard[] {
  const { self, world, speaker } = hearing;
  const told = (of: string, aspect: string, value: Json): Heard => ({
    about: of,
    aspect,
    value,
    source: 'told',
    by: speaker,
    isHedged,
  });
  const person = about.people.length === 1 ? about.people[0] : undefined;
  if (person !== undefined && 'where' in says) {
    const place = says.where.places.length === 1 ? says.where.places[0] : undefined;
    const isHere = world.characters.get(person)?.place === self.place;
    if (place === undefined || isHere || person === self.id) return [];
    return [
      told(`characters/${person}`, 'place', place),
      named(told, `characters/${person}`, about),
    ];
  }
  const id = meant(hearing, about);
  const prop = id === undefined ? undefined : world.props.get(id);
  // Eyes are believed, not words.
  if (!prop || isVisibleAt(world, { place: self.place, prop })) return [];
  const of = `props/${id}`;
  const value = 'state' in says ? stateAs(hearing, of, says.state) : whereAs(hearing, says);
  if (value === undefined) return [];
  return [told(of, 'state' in says ? 'state' : 'at', value), named(told, of, about)];
}

function named(
  told: (of: string, aspect: string, value: Json) => Heard,
  of: string,
  { name }: SaidName,
) {
  return told(of, 'name', name);
}

/** The one thing a name means to these two: the one they know, where several bear it. */
function meant({ world, self, speaker }: Hearing, { props }: SaidName): string | undefined {
  const knownTo = (who: Character | undefined) =>
    props.filter(
      (id) =>
        who !== undefined &&
        heldOf(world, who.id, { about: `props/${id}`, aspect: 'at' }) !== undefined,
    );
  const choices = [props, knownTo(self), knownTo(world.characters.get(speaker))];
  return choices.find(({ length }) => length === 1)?.[0];
}

function whereAs(
  hearing: Hearing,
  says: Exclude<Statement['says'], { state: string }>,
): Json | undefined {
  if ('holder' in says) {
    const [only, other] = says.holder === 'speaker' ? [hearing.speaker] : says.holder.people;
    return only === undefined || other !== undefined ? undefined : { holder: only };
  }
  const [place] = says.where.places;
  if (place !== undefined) return says.where.places.length === 1 ? { place } : undefined;
  const inside = meant(hearing, says.where);
  return inside === undefined ? undefined : { inside };
}

/** What was believed of its state before, with what is now told in the place of what contradicts it. */
function stateAs({ world, self }: Hearing, about: string, state: string): Json {
  const before = heldOf(world, self.id, { about, aspect: 'state' })?.value;
  const words = Array.isArray(before) ? before.filter((one) => typeof one === 'string') : [];
  const rivals = RIVALS.find((group) => group.includes(state)) ?? [state];
  const kept = words.filter((word) => ![...meaningsOf(word)].some((one) => rivals.includes(one)));
  return [...kept, state];
}

const RIVALS: readonly (readonly string[])[] = [
  ['open', 'closed', 'locked'],
  ['on', 'off'],
];

/** What of all that was heard is believed now. */
function takenIn(hearing: Hearing, heard: readonly Heard[]): Operation[] {
  const news = new Map<string, Record<string, Held>>();
  for (const one of heard) {
    const held = weighed(hearing, one);
    if (held) news.set(one.about, { ...news.get(one.about), [one.aspect]: held });
  }
  return [...news].flatMap(([about, sides]) =>
    believing(hearing.world, hearing.self.id, { about, sides }),
  );
}

/** Taken in when it is trusted enough, and more than what is believed already. */
function weighed(
  { world, self, speaker }: Hearing,
  { isHedged, ...taken }: Heard,
): Held | undefined {
  const known = heldOf(world, self.id, taken);
  const affinity = world.relations.get(relationId(self.id, speaker))?.affinity ?? 0;
  const confidence = confidenceIn(self.personality, { source: 'told', affinity, isHedged });
  const isName = taken.aspect === 'name';
  if (confidence < TRUSTED || (isName && known) || !outweighs(world, { known, taken, confidence }))
    return undefined;
  return { ...believe(world, { personality: self.personality, taken }), confidence };
}

/** Below this, words go in at one ear and out at the other. */
const TRUSTED = 25;

/** What was seen just now, or is trusted more, stands. */
function outweighs(
  world: World,
  { known, taken, confidence }: { known: Held | undefined; taken: Taken; confidence: number },
): boolean {
  if (!known) return true;
  if (JSON.stringify(known.value) === JSON.stringify(taken.value)) return false;
  const isFresh = world.clock.now - known.since < FRESH_MS;
  return known.source === 'saw'
    ? !isFresh && confidence >= SURE
    : confidence >= known.confidence * 0.8;
}

/** As long as this, one does not let oneself be told that something seen has moved. */
const FRESH_MS = 5 * MINUTE_MS;
/** How much trust it takes to believe words against one's own eyes of earlier. */
const SURE = 50;
