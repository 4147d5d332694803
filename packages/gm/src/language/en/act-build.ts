// Building acts: the plain act, the gesture, and the nouns nothing can be done to.
import type { Intent, Noun, TextAct } from '../types.ts';
import { DEED_WORDS, endsAbstract } from './data/abstract-words.ts';
import { MATTER } from './data/matter.ts';
import { ABSTRACT_NOUNS, PART_NOUNS } from './data/nouns.ts';
import { THINGS } from './data/things.ts';

/** Where in the text an act stands. */
export interface TextPlace {
  readonly start: number;
  readonly end: number;
}

interface Deed extends Partial<Omit<TextAct, 'intent' | 'verb' | 'word'>> {
  readonly intent: Intent;
  readonly verb: string;
  readonly word: string;
}

/** An act in its place. */
export const act = (place: TextPlace, deed: Deed): TextAct => ({
  needsObject: false,
  ...deed,
  word: deed.word.split(' ~', 1)[0] ?? '',
  start: place.start,
  end: place.end,
});

/** A gesture or a look. */
export const gestureAct = (
  place: TextPlace,
  {
    word,
    of = {},
  }: {
    readonly word: string;
    readonly of?: {
      object?: Noun | undefined;
      target?: Noun | undefined;
      look?: boolean;
      leads?: boolean;
    };
  },
): TextAct =>
  act(place, {
    intent: 'EMOTE',
    verb: of.look ? 'look' : 'emote',
    word,
    ...(of.object ? { object: of.object } : {}),
    ...(of.target ? { target: of.target } : {}),
    ...(of.leads ? { leads: true as const } : {}),
  });

/** Body, people, abstractions and make-believe: handling them is a gesture. */
export const isIdle = (noun: Noun | undefined): boolean =>
  noun !== undefined &&
  (noun.body === true ||
    noun.person === true ||
    /\b(?:imaginary|invisible|pretend|make-believe|nonexistent|air (?:guitar|drum|piano|violin|bass|quote))/i.test(
      noun.text,
    ) ||
    (isAbstract(noun.head) && !PART_NOUNS.has(noun.head)) ||
    namesNoThing(noun));

/** A gulp of cocoa is cocoa: what it comes in says nothing. */
const isAbstract = (head: string): boolean =>
  ABSTRACT_NOUNS.has(head) ||
  (head.includes(' ') && ABSTRACT_NOUNS.has(head.split(' ').at(-1) ?? '') && !THINGS.has(head));

/** A deed, a sound, a quality: unless it comes in a vessel or bears a capital. */
const namesNoThing = (noun: Noun): boolean =>
  noun.vessel === undefined &&
  (DEED_WORDS.has(noun.head) || endsAbstract(noun.head) || isMatter(noun)) &&
  !PART_NOUNS.has(noun.head);

/** A burr, a drop, the wet: unless it is pointed out as somebody's. */
const isMatter = ({ head, owner }: Noun): boolean => owner === undefined && MATTER.has(head);

/** The roles that are filled. */
export const pickRoles = (filled: {
  target?: Noun | undefined;
  source?: Noun | undefined;
  tool?: Noun | undefined;
  via?: Noun | undefined;
}): Pick<TextAct, 'target' | 'source' | 'tool' | 'via'> => ({
  ...(filled.target ? { target: filled.target } : {}),
  ...(filled.source ? { source: filled.source } : {}),
  ...(filled.tool ? { tool: filled.tool } : {}),
  ...(filled.via ? { via: filled.via } : {}),
});
