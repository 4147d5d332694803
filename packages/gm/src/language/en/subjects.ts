// Who a clause is about: the speaker, someone else, or a thing; pronouns follow the last person named.
import type { Cast, OtherPerson } from '../types.ts';
import type { Who } from './clause-types.ts';
import { KIN_NOUNS, ROLE_NOUNS } from './data/nouns.ts';
import type { Phrase } from './noun-phrase.ts';

/** Keeps track of the people met while reading one text. */
export interface Subjects {
  whoIs(phrase: Phrase): Who;
  /** Notes someone who is not the speaker and acts or appears. */
  note(phrase: Phrase): void;
  readonly others: readonly OtherPerson[];
}

const lower = (names: readonly string[] | undefined): ReadonlySet<string> =>
  new Set(
    (names ?? []).flatMap((name) => [name.toLowerCase(), ...name.toLowerCase().split(/\s+/)]),
  );

/** Whether a noun is a role of people: `the postman`, `a tall woman`. */
export const isRole = (head: string): boolean => {
  const last = head.toLowerCase().split(' ').at(-1) ?? head;
  return ROLE_NOUNS.has(head.toLowerCase()) || ROLE_NOUNS.has(last);
};

const FIRST = new Set(['i', 'we', 'me', 'us']);
const THIRD = new Set(['he', 'she', 'they']);

/** Starts tracking for one text. */
export const trackSubjects = (cast: Cast): Subjects => {
  const speaker = lower(cast.speaker);
  const people = lower(cast.people);
  const others: OtherPerson[] = [];
  let firstPerson = false;
  let speakerPronoun: string | undefined;
  let otherPronoun: string | undefined;
  let last: Who | undefined;
  let assumed: string | undefined;

  const note = (phrase: Phrase): void => {
    const name = phrase.noun.head;
    const role =
      !phrase.name && isRole(name) && !KIN_NOUNS.has(name) && !people.has(name.toLowerCase());
    if (others.some((other) => other.name === name)) return;
    others.push({ name, text: phrase.noun.text, role });
  };

  const pronoun = (word: string): Who => {
    if (FIRST.has(word)) {
      firstPerson = true;
      return 'speaker';
    }
    if (!THIRD.has(word)) return word === 'you' ? 'other' : 'thing';
    if (word === speakerPronoun) return 'speaker';
    if (
      firstPerson ||
      word === otherPronoun ||
      last === 'other' ||
      (speakerPronoun !== undefined && word !== 'they')
    ) {
      otherPronoun = word;
      return 'other';
    }
    speakerPronoun = word;
    return 'speaker';
  };

  const named = (phrase: Phrase): Who => {
    const name = phrase.noun.head.toLowerCase();
    const known = speaker.has(name) || name.split(' ').some((part) => speaker.has(part));
    if (known) return 'speaker';
    if (
      speaker.size === 0 &&
      !people.has(name) &&
      (assumed === undefined || assumed === name) &&
      !firstPerson
    ) {
      assumed = name;
      return 'speaker';
    }
    return 'other';
  };

  const decide = (phrase: Phrase): Who => {
    const { noun } = phrase;
    const head = noun.head.toLowerCase();
    if (noun.pronoun || noun.indefinite) return pronoun(head);
    if (noun.body)
      return noun.owner === undefined || speaker.has(noun.owner.toLowerCase()) ? 'body' : 'thing';
    if (phrase.name && phrase.determiner === undefined) return named(phrase);
    if (speaker.has(head)) return 'speaker';
    if (people.has(head) || isRole(head) || KIN_NOUNS.has(head)) return 'other';
    return 'thing';
  };

  return {
    others,
    note,
    whoIs: (phrase) => {
      const who = decide(phrase);
      if (who === 'other' && !phrase.noun.pronoun) note(phrase);
      if (who === 'other' || who === 'speaker') last = who;
      return who;
    },
  };
};
