// What a speech says of the world: where things and people are, who has what, how a thing is.
import type { SaidName, Statement } from '@hakoniwa/stage';
import { LANGUAGE_READERS } from '../language/languages.ts';
import type { StatementWords } from '../language/talk-words.ts';
import { limits } from '../limits.ts';
import { type Mention, mentionsIn } from './mentions.ts';
import { SENTENCE } from './sentence.ts';
import type { WorldNames } from './world-names.ts';

/** The statements of a speech; what is asked, wished, denied or past is none. */
export function statementsIn(speech: string, names: WorldNames): Statement[] {
  const words = LANGUAGE_READERS[names.language].talk.statements;
  return speech
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .split(SENTENCE)
    .filter(({ length }) => length <= limits.statementLength)
    .filter((sentence) => !words.unsaid.test(sentence))
    .flatMap((sentence) => statementsOf(sentence, words, names));
}

function statementsOf(sentence: string, words: StatementWords, names: WorldNames): Statement[] {
  const mentions = mentionsIn(names, sentence);
  const isHedged = words.hedge.test(sentence);
  return mentions.flatMap((about) => {
    const said = { sentence, mentions, about, words };
    const says = held(said) ?? placed(said) ?? stated(said);
    return says ? [{ about: nameOf(about), says, isHedged }] : [];
  });
}

function nameOf({ name, props, places, people }: Mention): SaidName {
  return { name, props: [...props], places: [...places], people: [...people] };
}

interface Said {
  readonly sentence: string;
  readonly mentions: readonly Mention[];
  readonly about: Mention;
  readonly words: StatementWords;
}

/** `鍵はあゆが持っている`, `Ayu has the key`, `I have the key`. */
function held({ sentence, mentions, about, words }: Said): Statement['says'] | undefined {
  if (about.props.length === 0) return undefined;
  const { thingFirst } = words;
  const isSubject = words.subject.test(sentence.slice(about.end));
  if (thingFirst && !isSubject) return undefined;
  const around = thingFirst ? sentence.slice(about.end) : sentence.slice(0, about.start);
  if (words.mine.test(around)) return { holder: 'speaker' };
  const holder = mentions.find(({ people, end }) => {
    const rest = thingFirst ? sentence.slice(end) : sentence.slice(end, about.start);
    return people.length > 0 && words.has.test(rest) && (thingFirst || end < about.start);
  });
  return holder && { holder: nameOf(holder) };
}

/** `鍵は引き出しにある`, `引き出しに鍵がある`, `the key is in the drawer`. */
function placed({ sentence, mentions, about, words }: Said): Statement['says'] | undefined {
  const after = sentence.slice(about.end);
  const subject = words.subject.exec(after)?.[0];
  if (subject === undefined) return undefined;
  const where = mentions.find((one) => {
    if (one === about || (one.places.length === 0 && one.props.length === 0)) return false;
    if (!words.where.test(sentence.slice(one.end))) return false;
    const between = sentence.slice(about.end + subject.length, one.start);
    const isAhead = one.start >= about.end + subject.length;
    return isAhead ? words.leadsTo.test(between) : words.placeFirst;
  });
  if (!where) return undefined;
  const rest = sentence.slice(Math.max(where.end, about.end));
  return words.isThere.test(rest) ? { where: nameOf(where) } : undefined;
}

/** `引き出しは開いている`, `the drawer is locked`. */
function stated({ sentence, about, words }: Said): Statement['says'] | undefined {
  const after = sentence.slice(about.end);
  const subject = words.subject.exec(after)?.[0] ?? words.stateSubject.exec(after)?.[0];
  if (subject === undefined || about.props.length === 0) return undefined;
  const rest = after.slice(subject.length);
  const state = words.states.find(({ word }) => word.test(rest))?.state;
  return state === undefined ? undefined : { state };
}
