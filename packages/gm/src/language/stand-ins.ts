// Names first: a name that no tokenizer would leave whole is a plain word while a language reads, and itself again after.
import { type Edit, edited } from './edited.ts';
import { type Listed, ListedNames, listed, NamePart } from './listed-names.ts';
import type { PlayedClause } from './played-clauses.ts';
import type { ActsFound, Cast, LanguageReader, Noun, TextAct } from './types.ts';

/** How a language writes a word it does not know, so that it is a noun: by number, with the head of the name if it has one. */
export type StandIn = (name: string, index: number) => string;

/** Marks and signs inside a name; what joins words is none. */
const ODD = /(?![-_'’・ー〜~=＝.])[\p{P}\p{S}]/u;

interface Stood {
  readonly text: string;
  readonly cast: Cast;
  readonly back: (offset: number, isEnd?: boolean) => number;
  /** The text with every stand-in named again. */
  readonly named: (text: string) => string;
}

/** The reader with odd names taken care of; any other text goes through as it is. */
export function withStandIns(own: LanguageReader, standIn: StandIn | undefined): LanguageReader {
  if (!standIn) return own;
  const stand = (text: string, cast: Cast | undefined) => standFor(text, cast, standIn);
  return {
    ...own,
    acts: (text, cast) => {
      const stood = stand(text, cast);
      return stood ? actsBack(own.acts(stood.text, stood.cast), stood) : own.acts(text, cast);
    },
    isAct: (text, cast) => {
      const stood = stand(text, cast);
      return stood ? own.isAct(stood.text, stood.cast) : own.isAct(text, cast);
    },
    played: (text, cast) => {
      const stood = stand(text, cast);
      if (!stood) return own.played(text, cast);
      return own.played(stood.text, stood.cast).map((clause) => clauseBack(clause, stood));
    },
  };
}

function standFor(text: string, cast: Cast | undefined, standIn: StandIn): Stood | undefined {
  if (!cast || !ODD.test(text)) return undefined;
  const kinds = ['people', 'things', 'places'] as const;
  const odd = kinds.flatMap((kind) =>
    listed(cast[kind])
      .standingIn(text)
      .filter((name) => ODD.test(name))
      .map((name) => ({ name, kind })),
  );
  if (odd.length === 0) return undefined;
  const words = odd
    .sort((a, b) => b.name.length - a.name.length)
    .map((one, index) => ({ ...one, word: standIn(one.name, index) }));
  const made = edited(
    text,
    words.flatMap(({ name, word }) => placesOf(text, { name, word })),
  );
  const more = (kind: (typeof kinds)[number]): Listed =>
    new ListedNames([
      ...listed(cast[kind]).parts,
      new NamePart(words.filter((one) => one.kind === kind).map(({ word }) => word)),
    ]);
  return {
    text: made.text,
    back: made.back,
    cast: { ...cast, people: more('people'), things: more('things'), places: more('places') },
    named: (one) =>
      words.reduce(
        (all, { name, word }) => all.replaceAll(new RegExp(word, 'giu'), () => name), // linear: one plain word
        one,
      ),
  };
}

function placesOf(
  text: string,
  { name, word }: { readonly name: string; readonly word: string },
): Edit[] {
  const found: Edit[] = [];
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length))
    found.push({ start: at, end: at + name.length, by: word });
  return found;
}

function actsBack({ acts, ...found }: ActsFound, stood: Stood): ActsFound {
  return { ...found, acts: acts.map((act) => actBack(act, stood)) };
}

const ROLES = ['object', 'target', 'source', 'tool', 'via'] as const;

function actBack(act: TextAct, stood: Stood): TextAct {
  const nouns = ROLES.flatMap((role) => {
    const noun = act[role];
    return noun ? [[role, nounBack(noun, stood)] as const] : [];
  });
  return {
    ...act,
    ...Object.fromEntries(nouns),
    ...(act.ifThing ? { ifThing: actBack(act.ifThing, stood) } : {}),
    start: stood.back(act.start),
    end: stood.back(act.end, true),
  };
}

/** A noun whose head a stand-in is or is part of is the thing of that name. */
function nounBack(noun: Noun, { named }: Stood): Noun {
  const text = named(noun.text);
  if (text === noun.text) return noun;
  const head = named(noun.head);
  const isWhole = named(noun.text).trim() !== noun.text && head === noun.head;
  return {
    ...noun,
    text,
    head: isWhole ? text : head,
    modifiers: isWhole ? [] : noun.modifiers.map(named),
    ...(noun.owner === undefined ? {} : { owner: named(noun.owner) }),
  };
}

function clauseBack(clause: PlayedClause, { back, named }: Stood): PlayedClause {
  const at = { start: back(clause.start), end: back(clause.end, true) };
  if (clause.is === 'deed') return { ...clause, ...at, plain: named(clause.plain) };
  if (clause.is !== 'telling') return { ...clause, ...at };
  const { to, words, deed } = clause;
  return {
    ...clause,
    ...at,
    ...(to === undefined ? {} : { to: named(to) }),
    ...(words === undefined ? {} : { words: named(words) }),
    ...(deed === undefined ? {} : { deed: named(deed) }),
  };
}
