// The deeds of a clause: acts as a language finds them, with the clause's mood, and what it and left-out objects mean.
import { clausesIn, type DeedClause, type DeedPiece } from '../../language/played-clauses.ts';
import type { Noun, TextAct } from '../../language/types.ts';
import { deedOfAct } from '../deeds.ts';
import { mentionsIn } from '../mentions.ts';
import type { DeedRoles, ReadDeed, Span } from '../reading.ts';
import type { PlayedBy } from './played-by.ts';

/** What was made of a clause. */
interface ClauseDeeds {
  readonly deeds: readonly ReadDeed[];
  /** The clauses in it that no deed was found in. */
  readonly idle: readonly DeedPiece[];
}

/** The deeds of a clause, in order. */
export function clauseDeeds(clause: DeedClause, by: PlayedBy): ClauseDeeds {
  const { acts } = by.language.acts(clause.plain, by.cast);
  const pieces = clausesIn(clause);
  // What is not to happen is told all the same, whatever it is.
  if (acts.length === 0 && clause.mood !== 'done' && clause.mood !== 'meant')
    return { deeds: [nothingDone(clause, by)], idle: [] };
  const spanOf = spansIn(by.text, clause);
  const whole = wholeNames(clause.plain, by);
  const deeds = acts.map((act, i) => {
    const found = deedOfAct({ it: act, at: 0 }, { actor: by.speaker, mode: 'played' });
    const own = ownStretch(clause.plain, { before: acts[i - 1], act, after: acts[i + 1] });
    const named = withParts(meant(found, { act, own, by }), by);
    const gone = goingSomewhere(named, { act, clause, by });
    const deed = withOnlyThing(atDoor(goneBack(gone, act, by), by), { own, by });
    const roles = whole(withReferents(deed, { act, by }));
    by.register.noteRoles(roles);
    by.register.notePeople(own);
    const mood = clause.mood === 'done' ? deed.mood : clause.mood;
    return { ...deed, roles, mood, span: spanOf(act) };
  });
  const isIdle = ({ from, to }: DeedPiece) =>
    !acts.some(({ start, end }) => start < to && Math.max(end, start + 1) > from);
  return { deeds, idle: acts.length === 0 ? pieces : pieces.filter(isIdle) };
}

interface AmongActs {
  readonly before: TextAct | undefined;
  readonly act: TextAct;
  readonly after: TextAct | undefined;
}

/** The words between the acts before and behind, which are this act's own. */
function ownStretch(plain: string, { before, act, after }: AmongActs): string {
  const start = before ? Math.min(Math.max(before.end, 0), act.start) : 0;
  return plain.slice(start, after ? Math.max(after.start, act.end) : plain.length);
}

/** A page of the diary, half of the bread, somebody's face: what the world knows of it is the whole. */
function withParts(deed: ReadDeed, by: PlayedBy): ReadDeed {
  // Whoever is struck in the face is struck.
  const isOfBody = ({ body }: Noun) => body === true || deed.verb === 'attack';
  const roles = Object.entries(deed.roles).map(([role, noun]: [string, Noun]) => {
    const own = mentionsIn(by.names, fold(noun.text));
    const isNamed = own.some(({ end }) => end === noun.text.length) || noun.pronoun || noun.person;
    const wholes = isNamed ? [] : [...noun.modifiers, noun.owner ?? ''].filter(Boolean);
    const found = wholes
      .flatMap((one) => mentionsIn(by.names, fold(one)).map((mention) => ({ one, mention })))
      .find(({ one, mention: { props, people, start, end } }) => {
        const isAll = start === 0 && end === one.length;
        return isAll && (isOfBody(noun) ? people.length > 0 : props.length > 0);
      });
    const { name } = found?.mention ?? {};
    if (name === undefined) return [role, noun];
    const isSomebody = isOfBody(noun) ? { person: true as const } : {};
    return [role, { text: name, head: name, modifiers: [], ...isSomebody }];
  });
  return { ...deed, roles: Object.fromEntries(roles) };
}

/** Who comes back is where the text began. */
function goneBack(deed: ReadDeed, { back }: TextAct, { names, speaker }: PlayedBy): ReadDeed {
  const place = names.places.get(names.characters.get(speaker)?.place ?? '');
  if (!back || deed.roles.to || !place) return deed;
  return { ...deed, roles: { to: { text: place.name, head: place.name, modifiers: [] } } };
}

/** To lock the study is to lock the door that leads there. */
function atDoor(deed: ReadDeed, { names, speaker }: PlayedBy): ReadDeed {
  const { object } = deed.roles;
  if (!object || !AT_DOORS.has(deed.verb)) return deed;
  const named = mentionsIn(names, fold(object.text));
  const isThing = named.some(({ props }) => props.length > 0);
  const to = named.flatMap(({ places }) => places);
  const here = names.places.get(names.characters.get(speaker)?.place ?? '');
  const via = here?.exits.find((exit) => !isThing && to.includes(exit.to) && exit.via)?.via;
  const name = via === undefined ? undefined : names.props.get(via)?.name;
  if (name === undefined) return deed;
  return { ...deed, roles: { ...deed.roles, object: { text: name, head: name, modifiers: [] } } };
}

const AT_DOORS: ReadonlySet<string> = new Set(['open', 'close', 'lock', 'unlock', 'knock']);

interface InOwnWords {
  readonly own: string;
  readonly by: PlayedBy;
}

/** What is done with the only thing that is named beside it is done to it, however the words join them. */
function withOnlyThing(deed: ReadDeed, { own, by }: InOwnWords): ReadDeed {
  const { verb, roles } = deed;
  if (roles.object || roles.target || NEEDS_NOTHING.has(verb)) return deed;
  const things = mentionsIn(by.names, fold(own)).filter(({ props }) => props.length > 0);
  const [only, ...others] = things.filter(
    ({ name }) => !Object.values(roles).some((noun: Noun) => noun.text.endsWith(name)),
  );
  if (!only || others.some(({ name }) => name !== only.name)) return deed;
  return {
    ...deed,
    roles: { ...roles, object: { text: only.name, head: only.name, modifiers: [] } },
  };
}

const NEEDS_NOTHING: ReadonlySet<string> = new Set(['emote', 'move', 'wait', 'call']);

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

function nothingDone({ mood, start, end }: DeedClause, { speaker: actor }: PlayedBy): ReadDeed {
  return { is: 'deed', verb: 'emote', roles: {}, mood, actor, span: { start, end } };
}

/** Where an act stands: in the stretch that was not restated, or the whole clause. */
function spansIn(text: string, { plain, start, end }: DeedClause): (act: TextAct) => Span {
  const at = text.slice(start, end).indexOf(plain);
  return (act) =>
    at < 0 ? { start, end } : { start: start + at + act.start, end: start + at + act.end };
}

/** Names of the world stand whole: a red potion is no other potion, whatever a language makes of its words. */
function wholeNames(plain: string, { names }: PlayedBy): (roles: DeedRoles) => DeedRoles {
  const named = mentionsIn(names, fold(plain));
  return (roles) =>
    Object.fromEntries(
      Object.entries(roles).map(([role, noun]: [string, Noun]) => {
        const own = fold(noun.text);
        const longer = named.find(({ word }) => word.length > own.length && word.endsWith(own));
        return [role, longer ? { ...noun, text: longer.name, head: longer.name } : noun];
      }),
    );
}

interface Found {
  readonly act: TextAct;
  readonly by: PlayedBy;
}

/** What a player means by a verb that narration tells of without consequence. */
function meant(deed: ReadDeed, { act, own, by }: Found & InOwnWords): ReadDeed {
  const row = by.language.playedVerbs.get(act.word);
  if (!row || (deed.verb !== 'emote' && !row.over?.includes(deed.verb))) return deed;
  const { object, target } = deed.roles;
  const somebody = [target, object].find((noun) => noun?.person === true || isPerson(noun, by));
  const named = somebody ?? (row.toPerson && !object && !target ? onlyPerson(own, by) : undefined);
  if (row.toPerson && !named) return deed;
  if (!object && !target && named)
    return { ...deed, verb: row.verb, roles: { ...deed.roles, object: named } };
  // A gesture has what it is done to as its goal; a deed as its object.
  const roles: DeedRoles =
    object || !target || somebody ? deed.roles : { ...deed.roles, object: target, target };
  return { ...deed, verb: row.verb, roles };
}

/** The only other person who is named in some words. */
function onlyPerson(own: string, by: PlayedBy): Noun | undefined {
  const named = mentionsIn(by.names, fold(own)).filter(({ people }) =>
    people.some((id) => id !== by.speaker),
  );
  const [only, ...others] = named;
  if (!only || others.some(({ name }) => name !== only.name)) return undefined;
  return { text: only.name, head: only.name, modifiers: [], person: true };
}

function isPerson(noun: Noun | undefined, { names }: PlayedBy): boolean {
  if (!noun) return false;
  const { text, head } = noun;
  return mentionsIn(names, fold(`${text} ${head}`)).some(({ people }) => people.length > 0);
}

/** A gesture that leads to a place of the world is a walk there. */
function goingSomewhere(
  deed: ReadDeed,
  { act, clause, by }: Found & { readonly clause: DeedClause },
): ReadDeed {
  if (deed.verb !== 'emote' || deed.roles.object || deed.roles.to) return deed;
  const plain = fold(clause.plain);
  const place = mentionsIn(by.names, plain).find(
    ({ places, start, end }) =>
      places.length > 0 &&
      start >= act.start &&
      start < Math.max(act.end, act.start + 1) + REACH &&
      by.language.isGoal({ before: plain.slice(0, start), after: plain.slice(end) }),
  );
  if (!place) return deed;
  const to: Noun = { text: place.name, head: place.name, modifiers: [] };
  return { ...deed, verb: 'move', roles: { to } };
}

/** Letters behind an act in which its goal may stand. */
const REACH = 12;

function withReferents({ verb, roles }: ReadDeed, { act, by }: Found): DeedRoles {
  const thing = by.register.thingFor(verb);
  const person = by.register.person;
  const named = (noun: Noun | undefined): Noun | undefined => {
    // Thrown in somebody's face is thrown at them.
    if (noun?.body && noun.owner !== undefined && isPerson({ ...noun, text: noun.owner }, by))
      return { text: noun.owner, head: noun.owner, modifiers: [], person: true };
    // Its knobs are the radio's.
    if (noun?.itsOwn && thing && mentionsIn(by.names, fold(noun.text)).length === 0) return thing;
    if (!noun?.pronoun) return noun;
    if (noun.person) {
      const name = person === undefined ? undefined : by.names.characters.get(person)?.name;
      return name === undefined ? noun : { ...noun, text: name, head: name };
    }
    return thing ?? noun;
  };
  const resolved = Object.fromEntries(
    Object.entries(roles).map(([role, noun]) => [role, named(noun as Noun) ?? noun]),
  ) as DeedRoles;
  const isLeftOut = act.needsObject && !resolved.object && verb !== 'move' && thing !== undefined;
  const whole = isLeftOut ? { ...resolved, object: thing } : resolved;
  const name = person === undefined ? undefined : by.names.characters.get(person)?.name;
  // What is handed over goes to whoever was named or is here.
  return verb === 'give' && !whole.target && name !== undefined
    ? { ...whole, target: { text: name, head: name, modifiers: [], person: true } }
    : whole;
}
