// Someone whom narration brings on stage: 田中先生が入ってくる, 父が帰ってくる.
import type { OtherPerson } from '../../types.ts';
import { ARRIVALS, POINTING_WORDS } from '../data/persons.ts';
import { isRole } from '../noun-kinds.ts';
import type { Clause, Link, PlainNoun, Predicate } from '../parse/types.ts';
import type { ClauseSubject } from './subject.ts';

/** Whoever comes in by a name of their own in a clause, as far as a clause tells it as happening. */
export function newcomerIn(
  { predicate }: Clause,
  subject: ClauseSubject | undefined,
): OtherPerson | undefined {
  if (subject === undefined || subject.kind === 'self') return undefined;
  const { head, text, proper: called } = subject.noun;
  if (called === undefined) return undefined;
  if (NOT_TOLD.has(predicate.link)) return undefined;
  const arrives =
    subject.kind === 'person'
      ? isArrival(predicate)
      : predicate.words.some((word) => ONLY_PEOPLE.has(word));
  return arrives ? { name: head, text, role: isRole(head), called } : undefined;
}

/** Whether a person told of comes in; of one who is only pointed at nobody knows who it is. */
export function comesIn({ predicate }: Clause, { head }: PlainNoun): boolean {
  return !NOT_TOLD.has(predicate.link) && !POINTING_WORDS.has(head) && isArrival(predicate);
}

function isArrival({ moods, words }: Predicate): boolean {
  return moods.has('arriving') || words.some((word) => ARRIVALS.has(word));
}

/** 田中先生が待つ部屋, 田中先生が来ると言う: spoken of, and not there. */
const NOT_TOLD: ReadonlySet<Link> = new Set(['relative', 'quote', 'nominal', 'purpose', 'if']);

/** What nothing but people does, so that even a word nobody knows must be a name. */
const ONLY_PEOPLE: ReadonlySet<string> = new Set(
  '入る 駆け込む 駆け寄る 歩み寄る 走り寄る 話しかける 声をかける 訪ねる ノックする 顔を出す 顔を覗かせる'.split(
    ' ',
  ),
);
