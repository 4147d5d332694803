// Who a clause is about: the speaker, someone else, or a thing; pronouns follow the last person named.
import { listed, ofParts } from '../listed-names.ts';
import type { Cast, OtherPerson } from '../types.ts';
import type { Who } from './clause-types.ts';
import { KIN_NOUNS, ROLE_NOUNS } from './data/nouns.ts';
import { lastWord } from './last-word.ts';
import type { EnglishPhrase } from './noun-phrase.ts';

/** Keeps track of the people met while reading one text. */
export interface Subjects {
  /** Who a subject is; `isSelf` is asked whether a role may be the speaker by another name. */
  whoIs(phrase: EnglishPhrase, isSelf?: () => boolean): Who;
  /** Notes someone who is not the speaker and acts or appears. */
  note(phrase: EnglishPhrase): void;
  readonly others: readonly OtherPerson[];
}

/** Names and the words they are made of, in small letters. */
const lower = ofParts(
  ({ names }) =>
    new Set(names.flatMap((name) => [name.toLowerCase(), ...name.toLowerCase().split(/\s+/)])),
);

interface Names {
  readonly speaker: ReadonlySet<string>;
  readonly people: { readonly has: (name: string) => boolean };
}

const namesOf = (cast: Cast): Names => {
  const [speaker = NOBODY] = lower(listed(cast.speaker));
  const people = lower(listed(cast.people));
  return { speaker, people: { has: (name) => people.some((names) => names.has(name)) } };
};

const NOBODY: ReadonlySet<string> = new Set();

/** Endings that only people have: `the fishmonger`, `the anaesthetist`. */
const TRADES: readonly string[] =
  'woman smith keeper ologist ician monger wright herder etist ologer master'.split(' ');

/** Letters before the ending: a `master` is in the list of roles, or is none. */
const BEFORE_ENDING = 2;

const isTrade = (word: string): boolean =>
  TRADES.some((end) => word.length >= end.length + BEFORE_ENDING && word.endsWith(end));

/** Whether a noun is a role of people: `the postman`, `a tall woman`. */
export const isRole = (head: string): boolean => {
  const name = head.toLowerCase();
  const last = lastWord(name);
  return ROLE_NOUNS.has(name) || ROLE_NOUNS.has(last) || isTrade(last);
};

const FIRST = new Set(['i', 'we', 'me', 'us']);
const THIRD = new Set(['he', 'she', 'they']);

interface Met extends Names {
  firstPerson: boolean;
  speakerPronoun: string | undefined;
  otherPronoun: string | undefined;
  last: Who | undefined;
  /** Taken for the speaker because nobody said who speaks. */
  assumed: string | undefined;
  /** What the speaker is called by: the old wizard. */
  epithet: EnglishPhrase | undefined;
}

const whoIsPronoun = (met: Met, word: string): Who => {
  if (FIRST.has(word)) {
    met.firstPerson = true;
    return 'speaker';
  }
  if (!THIRD.has(word)) return word === 'you' ? 'other' : 'thing';
  if (word === met.speakerPronoun) return 'speaker';
  const taken = met.speakerPronoun !== undefined && word !== 'they';
  if (met.firstPerson || word === met.otherPronoun || met.last === 'other' || taken) {
    met.otherPronoun = word;
    return 'other';
  }
  met.speakerPronoun = word;
  return 'speaker';
};

const whoIsNamed = (met: Met, name: string): Who => {
  if (met.speaker.has(name) || name.split(' ').some((part) => met.speaker.has(part)))
    return 'speaker';
  const free = met.assumed === undefined || met.assumed === name;
  if (met.speaker.size > 0 || met.people.has(name) || !free || met.firstPerson) return 'other';
  met.assumed = name;
  return 'speaker';
};

/** The first one told of may be the speaker by what he is. */
const isSpeakersOwn = (met: Met, phrase: EnglishPhrase, isSelf: () => boolean): boolean => {
  if (met.epithet !== undefined) return met.epithet.noun.head === phrase.noun.head;
  if (met.last !== undefined || met.firstPerson || met.speaker.size === 0 || !isSelf())
    return false;
  met.epithet = phrase;
  return true;
};

const decide = (met: Met, phrase: EnglishPhrase, isSelf: () => boolean): Who => {
  const { noun } = phrase;
  const head = noun.head.toLowerCase();
  if (noun.pronoun || noun.indefinite) return whoIsPronoun(met, head);
  if (noun.body)
    return noun.owner === undefined || met.speaker.has(noun.owner.toLowerCase()) ? 'body' : 'thing';
  if (phrase.name && phrase.determiner === undefined) return whoIsNamed(met, head);
  if (met.speaker.has(head)) return 'speaker';
  if (met.people.has(head)) return 'other';
  if (isRole(head)) return isSpeakersOwn(met, phrase, isSelf) ? 'speaker' : 'other';
  return KIN_NOUNS.has(head) ? 'other' : 'thing';
};

/** Whether a phrase says outright that it is the speaker. */
const isOutright = ({ noun, name }: EnglishPhrase): boolean =>
  name || (noun.pronoun === true && FIRST.has(noun.head.toLowerCase()));

const NEVER = (): boolean => false;

/** Starts tracking for one text. */
export const trackSubjects = (cast: Cast): Subjects => {
  const met: Met = {
    ...namesOf(cast),
    firstPerson: false,
    speakerPronoun: undefined,
    otherPronoun: undefined,
    last: undefined,
    assumed: undefined,
    epithet: undefined,
  };
  const others: OtherPerson[] = [];
  const note = ({ noun, name, determiner }: EnglishPhrase): void => {
    if (others.some((other) => other.name === noun.head)) return;
    // `a worried mother` is nobody's mother here; `her mother` may be listed.
    const isKin = KIN_NOUNS.has(noun.head);
    const isAnyone = isKin && (determiner === 'a' || determiner === 'an');
    const known = (isKin && !isAnyone) || met.people.has(noun.head.toLowerCase());
    const role = !name && (isRole(noun.head) || isAnyone) && !known;
    others.push({ name: noun.head, text: noun.text, role });
  };
  return {
    others,
    note,
    whoIs: (phrase, isSelf = NEVER) => {
      const who = decide(met, phrase, isSelf);
      // `The old man nods. Emma looks up`: then the old man was somebody else.
      if (who === 'speaker' && met.epithet !== undefined && isOutright(phrase)) {
        note(met.epithet);
        met.epithet = undefined;
      }
      if (who === 'other' && !phrase.noun.pronoun) note(phrase);
      if (who === 'other' || who === 'speaker') met.last = who;
      return who;
    },
  };
};
