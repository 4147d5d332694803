// Finds what is physically done in narrated Japanese, and by whom.
import { listed } from '../../listed-names.ts';
import type { Cast, OtherPerson, TextAct } from '../../types.ts';
import { isPersonWord, isRole, isTradesman } from '../noun-kinds.ts';
import type { Parse } from '../parse/clauses.ts';
import type { Clause, PlainNoun } from '../parse/types.ts';
import { bareGesture, plainNoun, toActs, toGesture } from './assemble.ts';
import { facesDevice } from './device.ts';
import { isGesture } from './gesture.ts';
import { heldAtEnd, heldBefore } from './held.ts';
import { tellingOf } from './meaning.ts';
import type { MeantClause, VerbMeaning } from './meant.ts';
import { isUndone, undoneByEnding } from './mood.ts';
import { ownerNoun } from './named.ts';
import { comesIn, newcomerIn } from './newcomer.ts';
import { type Handled, inheritObject, rememberObject } from './omitted.ts';
import { type ClauseSubject, subjectOf } from './subject.ts';
import { written } from './written.ts';

/** Acts and other people in parsed narration. */
export function findActs(
  parse: Parse,
  cast: Cast | undefined,
): { acts: TextAct[]; others: OtherPerson[] } {
  const acts: TextAct[] = [];
  const others = new Map<string, OtherPerson>();
  const told = parse.clauses.map(tellingOf);
  const undone = undoneByEnding(parse.clauses);
  let subject: ClauseSubject | undefined;
  let handled: Handled | undefined;
  let sentence = 0;
  let passed: PlainNoun | undefined;
  told.forEach((one, i) => {
    const { clause } = one;
    if (clause.sentence !== sentence) {
      subject = undefined;
      handled = undefined;
      passed = undefined;
    }
    sentence = clause.sentence;
    subject = subjectOf(clause, cast) ?? subject;
    if (subject?.kind === 'person' && !isUnreal(clause, undone.has(i))) {
      const arrives = comesIn(clause, subject.noun) ? ({ arrives: true } as const) : {};
      const other = { ...otherOf(subject.noun), ...arrives };
      if (other.arrives || !others.has(other.name)) others.set(other.name, other);
    }
    const newcomer = newcomerIn(clause, subject);
    if (newcomer !== undefined && !isUnreal(clause, undone.has(i)))
      others.set(newcomer.name, newcomer);
    if (subject === undefined || subject.kind === 'self') {
      const found = undone.has(i)
        ? []
        : (goingBack(one, acts) ?? actsOf(one, { next: told[i + 1], handled, cast }));
      acts.push(...found.map((act) => typed(onwards(act, passed))));
      passed = passedBy(one);
      handled = rememberObject(one) ?? handled;
    } else if (subject.kind === 'thing' || isUnreal(clause, undone.has(i))) subject = undefined;
  });
  acts.push(...heldAtEnd(parse.rest));
  if (acts.length === 0 && others.size === 0) acts.push(...bareGesture(parse));
  return { acts: written(acts), others: [...others.values()] };
}

/** 二階に駆け上がって、また駆け下りてくる: back to where the turn began, if one went anywhere. */
function goingBack(
  { clause, meaning }: MeantClause,
  before: readonly TextAct[],
): TextAct[] | undefined {
  const { predicate } = clause;
  if (meaning?.intent !== 'MOVE' || isUndone(predicate)) return undefined;
  const { target, source, via } = meaning.cast;
  const isBare = target === undefined && source === undefined && via === undefined;
  const isBack = predicate.moods.has('arriving') || RETURNS.has(meaning.word);
  if (!isBare || !isBack || !before.some(({ verb }) => verb === 'move')) return undefined;
  return toActs(clause, meaning).map((act) => ({ ...act, back: true as const }));
}

const RETURNS: ReadonlySet<string> = new Set([
  '戻る',
  'もどる',
  '引き返す',
  '舞い戻る',
  '駆け戻る',
  '走り戻る',
]);

/** コートのポケットを探る: one's own, unless the coat is a thing of this world. */
function inPocket(clause: Clause, meaning: VerbMeaning | undefined): TextAct | undefined {
  const [pocket] = meaning?.verb === 'search' ? meaning.cast.objects : [];
  const owner = pocket?.body === true ? pocket.modifiers.at(-1) : undefined;
  if (meaning === undefined || pocket === undefined || owner === undefined) return undefined;
  if (isPersonWord(owner)) return undefined;
  const garment = { ...ownerNoun(pocket, owner), text: owner };
  const [ifThing] = toActs(clause, { ...meaning, cast: { ...meaning.cast, objects: [garment] } });
  return ifThing && { ...toGesture(clause, meaning), object: plainNoun(garment), ifThing };
}

/** 裏庭を抜けて馬小屋に向かう: what was passed just before lies on the way. */
function onwards(act: TextAct, passed: PlainNoun | undefined): TextAct {
  const goes = act.intent === 'MOVE' && act.target !== undefined && act.via === undefined;
  return goes && passed !== undefined ? { ...act, via: plainNoun(passed) } : act;
}

/** キーを打つ: the keys of a keyboard, not one of a lock. */
function typed(act: TextAct): TextAct {
  const head = act.object?.head ?? '';
  if (!/^(?:打|叩|たた|押|連打)/u.test(act.word)) return act;
  if (head === 'キー') return { ...act, object: KEYBOARD };
  return /(?:キーボード|鍵盤)$/u.test(head) ? { ...act, verb: 'use', works: true } : act;
}

const KEYBOARD = { text: 'キーボード', head: 'キーボード', modifiers: [] } as const;

function passedBy({ clause, meaning }: MeantClause): PlainNoun | undefined {
  const { via, target } = meaning?.cast ?? {};
  const goesOn = clause.predicate.link !== 'end';
  return goesOn && meaning?.intent === 'MOVE' && target === undefined ? via : undefined;
}

/** 客が来ない, 店員が来たら: nobody comes. */
function isUnreal({ predicate }: Clause, undone: boolean): boolean {
  const { moods, link } = predicate;
  if (link === 'if' || moods.has('negative') || moods.has('likeness') || moods.has('hearsay'))
    return true;
  return undone && !moods.has('favour');
}

function otherOf({ head, text, modifiers }: PlainNoun): OtherPerson {
  const stranger = isTradesman(head, modifiers);
  return { name: stranger ? text : head, text, role: stranger || isRole(head) };
}

interface Around {
  readonly next: MeantClause | undefined;
  readonly handled: Handled | undefined;
  readonly cast: Cast | undefined;
}

/** エンジンをかける: literally, where an engine is a thing of this world. */
function literal(
  meaning: VerbMeaning | undefined,
  cast: Cast | undefined,
): VerbMeaning | undefined {
  const { phrase, verb, needsObject, cast: nouns } = meaning ?? {};
  if (!meaning || phrase === undefined || !needsObject || !STARTS.has(verb ?? '')) return meaning;
  if (nouns === undefined || nouns.objects.length > 0) return meaning;
  const isHere = listed(cast?.things).has(phrase.head);
  return isHere ? { ...meaning, cast: { ...nouns, objects: [phrase] } } : meaning;
}

const STARTS: ReadonlySet<string> = new Set(['switch-on', 'switch-off', 'close', 'open']);

function actsOf({ clause, meaning: own }: MeantClause, { next, handled, cast }: Around): TextAct[] {
  if (!clause.predicate.verbal || isUndone(clause.predicate)) return [];
  const found = facesDevice(clause, next?.clause) ?? literal(own, cast);
  const meaning = found === undefined ? undefined : inheritObject(found, handled);
  const held = heldBefore(clause.phrases, meaning);
  if (meaning === undefined || isGesture(clause, { meaning, next })) {
    return [...held, inPocket(clause, meaning) ?? toGesture(clause, meaning)];
  }
  return [...held, ...toActs(clause, meaning)];
}
