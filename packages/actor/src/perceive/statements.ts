// What a speech says of the world: where things and people are, who has what, how a thing is.
import type { Language, World } from '@hakoniwa/stage';
import { limits } from '../limits.ts';
import { type Mention, mentionsIn } from './mentions.ts';
import { STATEMENTS, type StatementWords } from './statements.data.ts';

/** One thing said to be so, with the words it was said in. */
export interface Statement {
  readonly about: Mention;
  readonly says:
    | { readonly where: Mention }
    | { readonly holder: Mention | 'speaker' }
    | { readonly state: string };
  readonly isHedged: boolean;
}

/** The statements of a speech; what is asked, wished, denied or past is none. */
export function statementsIn(speech: string, world: World): Statement[] {
  const words = STATEMENTS[world.language];
  return speech
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .split(SENTENCE)
    .filter(({ length }) => length <= limits.statementLength)
    .filter((sentence) => !words.unsaid.test(sentence))
    .flatMap((sentence) => statementsOf(sentence, words, world));
}

const SENTENCE = /(?<=[。!?…\n]|[.](?=\s|$))/u;

function statementsOf(sentence: string, words: StatementWords, world: World): Statement[] {
  const mentions = mentionsIn(world, sentence);
  const isHedged = words.hedge.test(sentence);
  return mentions.flatMap((about) => {
    const said = { sentence, mentions, about, words, language: world.language };
    const says = held(said) ?? placed(said) ?? stated(said);
    return says ? [{ about, says, isHedged }] : [];
  });
}

interface Said {
  readonly sentence: string;
  readonly mentions: readonly Mention[];
  readonly about: Mention;
  readonly words: StatementWords;
  readonly language: Language;
}

/** `鍵はあゆが持っている`, `Ayu has the key`, `I have the key`. */
function held({ sentence, mentions, about, words, language }: Said): Statement['says'] | undefined {
  if (about.props.length === 0) return undefined;
  const isJapanese = language === 'ja';
  const isSubject = words.subject.test(sentence.slice(about.end));
  if (isJapanese && !isSubject) return undefined;
  const around = isJapanese ? sentence.slice(about.end) : sentence.slice(0, about.start);
  if (words.mine.test(around)) return { holder: 'speaker' };
  const holder = mentions.find(({ people, end }) => {
    const rest = isJapanese ? sentence.slice(end) : sentence.slice(end, about.start);
    return people.length > 0 && words.has.test(rest) && (isJapanese || end < about.start);
  });
  return holder && { holder };
}

/** `鍵は引き出しにある`, `引き出しに鍵がある`, `the key is in the drawer`. */
function placed({
  sentence,
  mentions,
  about,
  words,
  language,
}: Said): Statement['says'] | undefined {
  const after = sentence.slice(about.end);
  const subject = words.subject.exec(after)?.[0];
  if (subject === undefined) return undefined;
  const where = mentions.find((one) => {
    if (one === about || (one.places.length === 0 && one.props.length === 0)) return false;
    if (!words.where.test(sentence.slice(one.end))) return false;
    const between = sentence.slice(about.end + subject.length, one.start);
    const isAhead = one.start >= about.end + subject.length;
    return isAhead ? words.leadsTo.test(between) : language === 'ja';
  });
  if (!where) return undefined;
  const rest = sentence.slice(Math.max(where.end, about.end));
  return words.isThere.test(rest) ? { where } : undefined;
}

/** `引き出しは開いている`, `the drawer is locked`. */
function stated({ sentence, about, words }: Said): Statement['says'] | undefined {
  const after = sentence.slice(about.end);
  const subject = words.subject.exec(after)?.[0] ?? /^に(?:は)?(?=鍵)/u.exec(after)?.[0];
  if (subject === undefined || about.props.length === 0) return undefined;
  const rest = after.slice(subject.length);
  const state = words.states.find(({ word }) => word.test(rest))?.state;
  return state === undefined ? undefined : { state };
}
