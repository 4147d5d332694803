// Words said to somebody though nothing marks them, told from what one does oneself.
import { withoutEnd } from '../../without-end.ts';
import {
  ASKING_WORD,
  OWN_ENDS,
  SAID_FIRST,
  SAID_LAST,
  SECOND_PERSON,
  TRAILING,
} from '../data/played-moods.ts';
import { lookUp } from '../lexicon.ts';
import type { ReadingScene } from './step.ts';
import { tellingIn } from './telling.ts';

/** Said to somebody, though no quotes mark it; a text that ends in a verb of saying tells of it instead. */
export function isSaidOutright(raw: string, scene: ReadingScene): boolean {
  const text = raw.trim();
  if (SAID_FIRST.test(text)) return true;
  const { clauses } = scene.analyse(text).parse;
  const last = clauses.at(-1);
  const isTold = clauses.some((clause) =>
    tellingIn({
      clause,
      front: text.slice(0, clause.predicate.start),
      hasQuote: false,
      isPerson: scene.isPerson,
      isThing: scene.isThing,
    }),
  );
  if (isTold || isOwnDeed(text, scene)) return false;
  const [, name = ''] = /^([^、。！!？?「」]{1,20})[、！!？?]/u.exec(text) ?? [];
  const [, called = ''] = /、([^、。！!？?「」]{1,20})[。！!？?…]*$/u.exec(text) ?? [];
  if (
    [name, called].some((one) => scene.isPerson(one) || scene.isPerson(one.replace(HONORIFIC, '')))
  )
    return true;
  if (/[？?]\s*$/u.test(text) || SECOND_PERSON.test(text)) return true;
  const isAsked = last?.predicate.moods.has('question') ?? false;
  return isAsked || SAID_LAST.test(text) || ASKING_WORD.test(text) || isJudgement(text, scene);
}

/** 竿を振って、じっと待ちますね: what one does with a thing that is here, however one says so. */
function isOwnDeed(text: string, { analyse, isNamed }: ReadingScene): boolean {
  const { clauses } = analyse(text).parse;
  const last = clauses.at(-1)?.predicate;
  if (!last?.verbal || SECOND_PERSON.test(text) || !isNamed(text)) return false;
  if (UNDONE.some((mood) => last.moods.has(mood)) || !OWN_ENDS.test(text)) return false;
  return clauses.every(({ predicate, phrases }) => {
    const isKnown = predicate.verbal && lookUp(predicate.words) !== undefined;
    const isOther = phrases.some(
      ({ particle }) => particle === 'が' && !predicate.moods.has('wish'),
    );
    return isKnown && !isOther;
  });
}

const UNDONE = ['negative', 'request', 'question', 'hearsay', 'past', 'result', 'favour'] as const;

/** この子かわいいな, お腹すいた: what something is like is said; nobody does it. */
function isJudgement(text: string, { analyse }: ReadingScene): boolean {
  const { morphemes, parse } = analyse(withoutEnd(text, TRAILING));
  const at = morphemes.findLastIndex(({ detail, pos }) => detail !== '終助詞' && pos !== '記号');
  const [last, before] = [morphemes[at], morphemes[at - 1]];
  if (parse.clauses.length > 1) return false;
  const isCopula = last?.pos === '助動詞' && /^(?:だ|だっ|です|た)$/u.test(last.surface);
  const judged = isCopula ? before : last;
  return judged?.pos === '形容詞' || (isCopula && judged?.detail === '形容動詞語幹');
}

const HONORIFIC = /(?:さん|さま|様|くん|君|ちゃん|先生|殿)$/u;
