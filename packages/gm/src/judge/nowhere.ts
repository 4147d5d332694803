// [J7] What the act handles must be somewhere in the world, ingredients and containers included.
import { deny } from '@hakoniwa/stage';
import type { Resolved } from '../resolve/resolve-noun.ts';
import { type Finding, HARMLESS, violation } from './finding.ts';
import type { JudgeRule, Question } from './question.ts';

export const nowhere: JudgeRule = (question) => {
  const { named, act } = question;
  const stranger = strangerDenied(question);
  if (stranger) return stranger;
  for (const one of [named.object, named.tool, named.source, named.target]) {
    if (one?.is === 'nowhere') return missing(one.word);
  }
  if (named.object?.is === 'background') return background(question, named.object);
  const isPlace = named.object?.is === 'entity' && named.object.entity.type === 'place';
  return isPlace && act.verb !== 'put' ? HARMLESS : undefined;
};

/** Room surfaces may be wiped and knocked on; fittings that are no props cannot be opened or carried. */
function background({ act, frame }: Question, object: Resolved): Finding {
  const isSoft = frame.lore.isSurface(object.word) && SOFT.has(act.verb);
  return isSoft || act.verb === 'inspect' ? HARMLESS : missing(object.word);
}

/** Handing something to a person nobody has heard of brings that person in. */
function strangerDenied({ act, named }: Question): Finding | undefined {
  if (act.verb !== 'give' || named.target?.is !== 'nowhere') return undefined;
  return violation(deny('OUT_OF_SCOPE', 'nowhere', { about: named.target.word }));
}

function missing(about: string): Finding {
  return violation(deny('MISSING_OBJECT', 'nowhere', { about }));
}

const SOFT: ReadonlySet<string> = new Set(['use', 'knock', 'sit', 'search', 'hold']);
