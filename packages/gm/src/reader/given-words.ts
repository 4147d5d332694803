// What words bind their speaker to and say to be so, with whom, where and what they name.
import type { CharacterId, Promised, Prop, SaidName, Statement, World } from '@hakoniwa/stage';
import { limits } from '../limits.ts';
import { mentionsIn } from './mentions.ts';
import { promisesIn } from './promises.ts';
import { statementsIn } from './statements.ts';

/** Promises and claims of some words. */
export interface GivenWords {
  readonly promises: readonly Promised[];
  readonly claims: readonly Statement[];
}

/** Reads what is promised and claimed by somebody among the names of a world. */
export function givenIn(text: string, { names, speaker }: Speaking): GivenWords {
  const promises = promisesIn(text, names.language).slice(0, limits.promisesKept);
  const claims = statementsIn(text, names).slice(0, limits.claimsKept);
  if (promises.length === 0) return { promises, claims: claims.map(ofFewBearers) };
  const [to] = namedHere(text, { names, speaker });
  const called = thingNames(names);
  return {
    promises: promises.map((promised) => withNames(promised, { names, called, to })),
    claims: claims.map(ofFewBearers),
  };
}

/** An event keeps what was said of a few; a name that hundreds bear means none of them. */
function ofFewBearers({ about, says, isHedged }: Statement): Statement {
  const few = ({ name, props, places, people }: SaidName): SaidName => ({
    name,
    props: props.slice(0, limits.bearersKept),
    places: places.slice(0, limits.bearersKept),
    people: people.slice(0, limits.bearersKept),
  });
  if ('where' in says) return { about: few(about), says: { where: few(says.where) }, isHedged };
  if ('holder' in says && says.holder !== 'speaker')
    return { about: few(about), says: { holder: few(says.holder) }, isHedged };
  return { about: few(about), says, isHedged };
}

export interface Speaking {
  readonly names: World;
  readonly speaker: CharacterId;
}

/** What promises of one speech are held against. */
interface Known {
  readonly names: World;
  /** What things are called, folded. */
  readonly called: readonly string[];
  readonly to: string | undefined;
}

function withNames(promised: Promised, { names, called, to }: Known): Promised {
  const { deed } = promised;
  const place = deed.kind === 'meeting' ? placeIn(names, promised.text) : undefined;
  const said = fold(promised.text);
  const things = deed.kind === 'act' ? called.filter((name) => said.includes(name)) : [];
  return {
    ...promised,
    deed: things.length === 0 ? deed : { ...deed, things },
    ...(to === undefined ? {} : { to }),
    ...(place === undefined ? {} : { place }),
  };
}

/** Those in the same place whom the words name. */
export function namedHere(text: string, { names, speaker }: Speaking): readonly string[] {
  return peopleHere({ names, speaker }).filter((id) => {
    const one = names.characters.get(id);
    return one && [one.name, ...one.aliases].some((name) => text.includes(name));
  });
}

/** The others in the speaker's place. */
export function peopleHere({ names, speaker }: Speaking): readonly string[] {
  const place = names.characters.get(speaker)?.place;
  if (place === undefined) return [];
  return (names.indexes.people.get(place) ?? []).filter((id) => id !== speaker);
}

/** The place a sentence names, by its longest name. */
function placeIn(names: World, text: string): string | undefined {
  const named = mentionsIn(names, fold(text)).filter(({ places }) => places.length > 0);
  return named.sort((a, b) => b.word.length - a.word.length)[0]?.places[0];
}

/** What things are called, and what they bring forth. */
function thingNames({ props }: World): readonly string[] {
  const named = [...props.values()].flatMap(namesOfThing).map(fold);
  return [...new Set(named)].filter(({ length }) => length > 1);
}

function namesOfThing({ name, aliases, yields = [] }: Prop): string[] {
  return [name, ...aliases, ...yields.map((one) => one.name)];
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
