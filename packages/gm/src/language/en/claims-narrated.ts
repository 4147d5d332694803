// What narration says of sky and weather: by what they do, and by what the speaker is seen to see of them.
import type { Claim, Noun } from '../types.ts';
import { sky } from './claims.ts';
import type { Clause } from './clause-types.ts';
import { DEPICTIONS } from './data/frame-nouns.ts';
import { TIME_WORDS, WEATHER_NOUNS, WEATHER_STATES } from './data/world-words.ts';
import { isKind } from './noun-kind.ts';

const NARRATED: ReadonlySet<string> = new Set([
  'sun',
  'sunlight',
  'sunshine',
  'moonlight',
  'starlight',
  'moon',
  'daylight',
  'stars',
  'sunset',
  'sunrise',
  'light',
  'star',
]);

/** Ways of taking in the sky, or of standing in it. */
const PERCEIVING: ReadonlySet<string> = new Set(
  'look watch gaze stare squint listen admire glance peer shield shade bask blink let enjoy feel savor savour greet step walk run go head stride dash hurry huddle shelter'.split(
    ' ',
  ),
);

const SEEN_BY: ReadonlySet<string> = new Set(
  'at to into against from in through under out out-of'.split(' '),
);

/** Nouns that show a sky that is not there. */
const SCREENS: ReadonlySet<string> = new Set(
  'screen tv television map book page poster postcard wall calendar globe canvas card window-display mural monitor tapestry'.split(
    ' ',
  ),
);

const isShown = (nouns: readonly Noun[]): boolean =>
  nouns.some((noun) => isKind(noun, DEPICTIONS) || isKind(noun, SCREENS));

const isPlainSky = (noun: Noun): boolean =>
  noun.owner === undefined && noun.vessel === undefined && noun.person !== true;

/** `shields his eyes from the moonlight`, `watches the rain`: what is perceived is there. */
const perceived = (text: string, clause: Clause): readonly Claim[] => {
  if (clause.who !== 'speaker' || clause.status !== 'now' || !PERCEIVING.has(clause.verb.lemma))
    return [];
  const { rest, verb } = clause;
  const nouns = [
    ...rest.groups.flat(),
    ...rest.preps.filter((p) => SEEN_BY.has(p.prep)).flatMap((p) => p.nouns),
  ];
  if (isShown([...rest.groups.flat(), ...rest.preps.flatMap((p) => p.nouns)])) return [];
  const said = { text: text.slice(verb.start, rest.end), perceivedNow: true };
  return nouns
    .filter(isPlainSky)
    .flatMap((noun) => ofNoun(noun).map((one) => ({ ...one, ...said })));
};

const SKY_DEEDS: ReadonlySet<string> = new Set(
  'slant rise set fall spill stream pour filter dance fade sink glow shine creep play stretch climb'.split(
    ' ',
  ),
);

/** What a noun of the sky says by itself, its hour first. */
const ofNoun = (noun: Noun): readonly Pick<Claim, 'about' | 'value'>[] => {
  const last = noun.modifiers.at(-1)?.toLowerCase() ?? '';
  // Watching the sunlight slant, the sun rise: the verb of what is seen reads like a noun.
  const head =
    SKY_DEEDS.has(noun.head.toLowerCase()) && NARRATED.has(last) ? last : noun.head.toLowerCase();
  const by = noun.modifiers
    .map((word) => TIME_WORDS.get(word.toLowerCase()))
    .find((value) => value !== undefined);
  if (by !== undefined && NARRATED.has(head)) return [{ about: 'time', value: by }];
  if (NARRATED.has(head) && head !== 'light') return sky(head === 'star' ? 'stars' : head);
  const value = WEATHER_NOUNS.get(head);
  return value === undefined || noun.modifiers.length > 0 ? [] : [{ about: 'weather', value }];
};

/** Claims the narration makes: `moonlight spills through the window`, `watches the rain`. */
export const narratedClaims = (text: string, clauses: readonly Clause[]): readonly Claim[] =>
  clauses.flatMap((clause): readonly Claim[] => {
    const noun = clause.subject?.noun;
    if (noun === undefined || clause.who !== 'thing' || clause.status === 'no')
      return perceived(text, clause);
    const raining = WEATHER_STATES.get(clause.verb.lemma.replace(/e?$/, 'ing'));
    const end = Math.max(clause.verb.end, clause.rest.end);
    const said = { text: text.slice(clause.subject?.start ?? 0, end), perceivedNow: true };
    if (noun.head.toLowerCase() === 'it' && raining !== undefined && clause.verb.form === 'ing')
      return [{ about: 'weather', value: raining, ...said }];
    return ofNoun(noun).map((one) => ({ ...one, ...said }));
  });
