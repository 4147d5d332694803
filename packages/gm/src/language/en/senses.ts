// Choosing the entry of a verb: particle, preposition, then what kind of thing its object is.
import type { Complements } from './clause-types.ts';
import { WRITERS } from './data/act-words.ts';
import { OMITTING } from './data/omitting.ts';
import { entriesFor } from './lexicon.ts';
import type { VerbEntry } from './lexicon-types.ts';
import { isMade } from './made-by-writing.ts';
import type { Sense } from './sense.ts';
import { SENSES } from './sense-rules.ts';

const keysOf = (lemma: string, rest: Complements): readonly string[] => {
  if (rest.particles.length === 0 && rest.preps.length === 0) return [lemma];
  const particles = rest.particles.map((particle) => `${lemma} ${particle}`);
  const withBoth = rest.particles.flatMap((particle) =>
    rest.preps.map((p) => `${lemma} ${particle} ~${p.prep}`),
  );
  const preps = rest.preps.map((p) => `${lemma} ~${p.prep}`);
  const object = rest.groups.at(-1)?.[0];
  const isHandled = entriesFor(lemma).some(({ intent }) => intent === 'PUT' || intent === 'GET');
  const isWritten =
    object !== undefined && isMade(lemma, object) && (WRITERS.has(lemma) || !isHandled);
  const open = object === undefined || rest.reflexive || isWritten;
  return [
    ...withBoth,
    ...particles,
    ...(open ? preps : preps.filter((key) => key.endsWith('~to'))),
    lemma,
  ];
};

/** A verb of writing listed with its preposition has its object there: `types ~on`. */
const isGoverned = (entry: VerbEntry): boolean =>
  entry.intent === 'USE' && entry.word.includes('~') && WRITERS.has(entry.word.split(' ')[0] ?? '');

/** Listed with its preposition, a verb finds its object there: `puffs ~on a pipe`. */
const bringsObject = (entry: VerbEntry): boolean =>
  (entry.intent === 'USE' || entry.intent === 'EAT_DRINK') &&
  entry.word.includes('~') &&
  entriesFor(entry.word).every(({ intent }) => intent !== 'EMOTE') &&
  entriesFor(entry.word.split(' ')[0] ?? '').every(({ intent }) => intent !== 'MOVE');

const fits = (entry: VerbEntry, hasObject: boolean): boolean =>
  hasObject
    ? entry.object !== 'none'
    : entry.object !== 'needs' || isGoverned(entry) || bringsObject(entry);

const choose = (key: string, hasObject: boolean): VerbEntry | undefined => {
  const entries = entriesFor(key);
  return entries.find((entry) => fits(entry, hasObject)) ?? entries[0];
};

/** Whether a preposition of the clause brings the object: `sips from`, `taps on`. */
const governs = (entry: VerbEntry, rest: Complements): boolean =>
  rest.preps.some(
    (p) =>
      (entry.word.endsWith(`~${p.prep}`) ||
        entry.frame.get(p.prep) === 'object' ||
        (entry.frame.get(p.prep) === 'source' &&
          (entry.intent !== 'USE' || entry.verb === 'pour'))) &&
      p.nouns[0]?.body !== true &&
      entry.intent !== 'PUT',
  );

const BY_WORD = SENSES.reduce<Map<string, Sense[]>>((map, sense) => {
  for (const word of new Set(sense.words)) map.set(word, [...(map.get(word) ?? []), sense]);
  return map;
}, new Map());

/** The senses of a verb with its preposition or without, in the order of the rules. */
const sensesOf = (key: string, plain: string): readonly Sense[] => {
  const ofKey = BY_WORD.get(key);
  const ofPlain = BY_WORD.get(plain);
  if (ofKey === undefined || ofPlain === undefined || ofKey === ofPlain)
    return ofKey ?? ofPlain ?? [];
  return SENSES.filter((one) => ofKey.includes(one) || ofPlain.includes(one));
};

/** The entry a verb means here, or nothing when it is not in the lexicon. */
export const senseOf = (lemma: string, rest: Complements): VerbEntry | undefined => {
  const object = rest.groups.at(-1)?.[0];
  const keys = keysOf(lemma, rest);
  const known = keys.filter((one) => entriesFor(one).length > 0);
  const fitting = known.find((one) =>
    entriesFor(one).some((entry) => fits(entry, object !== undefined)),
  );
  const key = known[0]?.includes('~') ? (fitting ?? known[0]) : known[0];
  if (key === undefined) return undefined;
  const plain = key.includes('~') ? key.replace(/ ~.*/, '') : key;
  const sense = sensesOf(key, plain).find((one) => one.when(object, rest));
  const entry = choose(sense?.as ?? key, object !== undefined);
  // `drops to her knees`, `turns over`: a verb that cannot leave out its object does nothing to anything.
  const bare =
    sense?.as !== 'use' &&
    entry?.object === 'needs' &&
    object === undefined &&
    (!governs(entry, rest) || (rest.reflexive && entry.intent !== 'USE'));
  const meant =
    bare && (rest.clausal || rest.reflexive || !OMITTING.has(plain)) ? choose('act', false) : entry;
  return meant && (sense !== undefined || meant !== entry) ? { ...meant, said: plain } : meant;
};
