// The deeds of a clause: acts as a language finds them, with the clause's mood, and what it and left-out objects mean.
import type { DeedClause } from '../../language/played-clauses.ts';
import type { Noun, TextAct } from '../../language/types.ts';
import { deedOfAct } from '../deeds.ts';
import { mentionsIn } from '../mentions.ts';
import type { DeedRoles, ReadDeed, Span } from '../reading.ts';
import type { PlayedBy } from './played-by.ts';

/** The deeds of a clause, in order. */
export function clauseDeeds(clause: DeedClause, by: PlayedBy): ReadDeed[] {
  const { acts } = by.language.acts(clause.plain, by.cast);
  // What is not to happen is told all the same, whatever it is.
  if (acts.length === 0 && clause.mood !== 'done' && clause.mood !== 'meant')
    return [nothingDone(clause, by)];
  const spanOf = spansIn(by.text, clause);
  const whole = wholeNames(clause.plain, by);
  return acts.map((act) => {
    const found = deedOfAct({ it: act, at: 0 }, { actor: by.speaker, mode: 'played' });
    const deed = goingSomewhere(meant(found, { act, by }), { act, clause, by });
    const roles = whole(withReferents(deed, { act, by }));
    by.register.noteRoles(roles);
    const mood = clause.mood === 'done' ? deed.mood : clause.mood;
    return { ...deed, roles, mood, span: spanOf(act) };
  });
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
  const named = mentionsIn(names, plain.normalize('NFKC').toLowerCase());
  return (roles) =>
    Object.fromEntries(
      Object.entries(roles).map(([role, noun]: [string, Noun]) => {
        const own = noun.text.normalize('NFKC').toLowerCase();
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
function meant(deed: ReadDeed, { act, by }: Found): ReadDeed {
  const { playedVerbs } = by.language;
  const row = playedVerbs.get(act.word);
  if (!row || (deed.verb !== 'emote' && !row.over?.includes(deed.verb))) return deed;
  const { object, target } = deed.roles;
  const isToPerson = target?.person === true || (target && isPerson(target, by));
  if (row.toPerson && !isToPerson) return deed;
  // A gesture has what it is done to as its goal; a deed as its object.
  const roles: DeedRoles =
    object || !target || isToPerson ? deed.roles : { ...deed.roles, object: target, target };
  return { ...deed, verb: row.verb, roles };
}

function isPerson({ text, head }: Noun, { names }: PlayedBy): boolean {
  return mentionsIn(names, `${text} ${head}`.normalize('NFKC').toLowerCase()).some(
    ({ people }) => people.length > 0,
  );
}

/** A gesture that leads to a place of the world is a walk there. */
function goingSomewhere(
  deed: ReadDeed,
  { act, clause, by }: Found & { readonly clause: DeedClause },
): ReadDeed {
  if (deed.verb !== 'emote' || deed.roles.object || deed.roles.to) return deed;
  const plain = clause.plain.normalize('NFKC').toLowerCase();
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
