// What one can say to a question: from what one believes, remembers and means to do. Not to know is an answer too.
import { intentionOf, isSpeechAct, type Operator, type SpeechAct } from '@hakoniwa/stage';
import type { MindContext } from '../context.ts';
import type { Point } from '../phrases/points.ts';
import type { Pursuit } from '../plan/pursue.ts';
import type { Memory } from '../remember/memory.ts';
import type { AskedQuestion, Matter } from '../remember/question.ts';
import {
  calledBy,
  deedText,
  namedPlace,
  namesOfThings,
  whenWas,
  whereIs,
  whereIsPerson,
} from './phrase-of.ts';
import { topicFill } from './thread.ts';

/** An answer before it has words. */
export interface TrueAnswer {
  /** What the words must say. */
  readonly point: Point;
  readonly act: Extract<SpeechAct, 'answer' | 'confirm' | 'deny'>;
  readonly fill?: Readonly<Record<string, string | undefined>>;
}

/** What one is about to do, as the one who is asked knows it. */
export type Plans = Pick<Pursuit, 'act' | 'intends' | 'goal'>;

/** What somebody says to a question, true as they believe it. */
export function answerFor(context: MindContext, asked: QuestionBy): TrueAnswer {
  const { question } = asked;
  const known = question.asks === 'whether' ? whether(context, asked) : told(context, asked);
  return known ?? notKnown(context, question);
}

/** A question with who asks it. */
export interface QuestionBy {
  readonly question: AskedQuestion;
  readonly by: string;
  readonly plans: Plans;
}

function told(context: MindContext, { question, by, plans }: QuestionBy): TrueAnswer | undefined {
  const { asks, about } = question;
  if (about && (asks === 'how' || asks === 'what')) {
    const fill = topicFill(context, about);
    // What one thinks of a thing is one's own to say.
    if (fill) return { point: 'topic-answer', act: 'answer', fill };
  }
  switch (about?.kind) {
    case 'wish':
      return intent(context, plans);
    case 'thing':
      return asks === 'where' || asks === 'which' ? whereThing(context, about.of) : undefined;
    case 'person':
      return asks === 'where' ? wherePerson(context, about.of, by) : undefined;
    case 'place':
      return asks === 'where' || asks === 'why' ? been(context) : undefined;
    case 'deed':
      return ofDeed(context, { asks, about }, by);
    case 'happening':
      return { point: 'happened-unknown', act: 'answer' };
    default:
      return undefined;
  }
}

/** What one does next, or what the plan one has set out on comes to. */
function intent(context: MindContext, { act, intends }: Plans): TrueAnswer {
  const steps = (intends ?? intentionOf(context.self.inner ?? {}))?.steps ?? [];
  const last = steps.findLast((one) => 'do' in one) ?? (act ? doing(act) : undefined);
  const deed = deedText(context, last);
  if (deed === undefined) return { point: 'intent-none', act: 'answer' };
  return { point: 'intent', act: 'answer', fill: { deed } };
}

function doing({ actor: _, ...deed }: NonNullable<Plans['act']>): Operator {
  return { do: deed };
}

function whereThing(context: MindContext, id: string | undefined): TrueAnswer | undefined {
  const prop = id === undefined ? undefined : context.believed.props.get(id as never);
  if (!prop) return undefined;
  const fill = { object: prop.name };
  if ('holder' in prop.at && prop.at.holder === context.id)
    return { point: 'where-mine', act: 'answer', fill };
  const where = whereIs(context, prop);
  if (where === undefined) return { point: 'where-unknown', act: 'answer', fill };
  return { point: 'where-thing', act: 'answer', fill: { ...fill, where } };
}

/** Whoever asks for themselves is not told where they are. */
function wherePerson(
  context: MindContext,
  person: string | undefined,
  by: string,
): TrueAnswer | undefined {
  if (person === undefined || person === by) return undefined;
  if (person === context.id) return been(context);
  const who = calledBy(context, person);
  const where = whereIsPerson(context, person);
  if (where === undefined) return { point: 'where-person-unknown', act: 'answer', fill: { who } };
  return { point: 'where-person', act: 'answer', fill: { who, where } };
}

/** The place one was in before this one. */
function been(context: MindContext): TrueAnswer | undefined {
  const { memories, id, view } = context;
  const before = memories.findLast(
    ({ actor, place }) => actor === id && place !== undefined && place !== view.here,
  );
  const place = before?.place === undefined ? undefined : namedPlace(context, before.place);
  return place === undefined ? undefined : { point: 'been', act: 'answer', fill: { place } };
}

function ofDeed(
  context: MindContext,
  { asks, about }: AskedQuestion & { readonly about: Matter },
  by: string,
): TrueAnswer | undefined {
  const deed = lastDeed(context, about);
  if (asks === 'who') return who(context, deed, by);
  if (asks === 'when') return deed && { point: 'when', act: 'answer', fill: when(context, deed) };
  if (!deed || deed.actor !== context.id) return undefined;
  return asks === 'why' ? why(context, deed) : found(context, deed);
}

const when = (context: MindContext, { at }: Memory) => ({ when: whenWas(context, at) });

function lastDeed(
  { memories }: MindContext,
  { of: verb, with: thing }: Matter,
): Memory | undefined {
  return memories.findLast(
    (one) =>
      one.verb === verb &&
      !one.isDenied &&
      (thing === undefined || one.object === thing || one.target === thing),
  );
}

function who(context: MindContext, deed: Memory | undefined, by: string): TrueAnswer {
  const { actor } = deed ?? {};
  if (actor === undefined || actor === by) return { point: 'who-unknown', act: 'answer' };
  if (actor === context.id) return { point: 'who-me', act: 'answer' };
  return { point: 'who', act: 'answer', fill: { who: calledBy(context, actor) } };
}

/** What it was done for: the last deed of the same goal, done since or still meant. */
function why(context: MindContext, { seq, goal }: Memory): TrueAnswer {
  const meant = intentionOf(context.self.inner ?? {});
  const own = ({ actor, verb, isDenied }: Memory) =>
    actor === context.id && verb !== undefined && !isDenied;
  const since = context.memories.findLast((one) => own(one) && one.goal === goal && one.seq > seq);
  const last =
    goal !== undefined && meant?.goal === goal
      ? meant.steps.findLast((one) => 'do' in one)
      : since && goal !== undefined
        ? operatorOf(since)
        : undefined;
  const deed = deedText(context, last);
  if (deed === undefined) return { point: 'why-none', act: 'answer' };
  return { point: 'why', act: 'answer', fill: { deed } };
}

function operatorOf({ verb = '', object, target }: Memory): Operator {
  const roles = { ...(object ? { object } : {}), ...(target ? { target } : {}) };
  return { do: { verb, ...roles } } as Operator;
}

function found(context: MindContext, { verb, object }: Memory): TrueAnswer {
  if (verb === 'read') return { point: 'found-read', act: 'answer' };
  const inside = [...context.believed.props.values()].filter(
    ({ at }) => 'inside' in at && at.inside === object,
  );
  if (inside.length === 0) return { point: 'found-nothing', act: 'answer' };
  return { point: 'found', act: 'answer', fill: { found: namesOfThings(context, inside) } };
}

function whether(context: MindContext, { question }: QuestionBy): TrueAnswer | undefined {
  const { about } = question;
  if (!about) return undefined;
  if (about.kind === 'need') return need(context, about.of);
  if (about.kind === 'thing') return whereThing(context, about.of);
  if (about.kind !== 'deed' || about.of === undefined) return undefined;
  const isDone = lastDeed(context, about)?.actor === context.id;
  return isDone ? { point: 'whether-yes', act: 'confirm' } : { point: 'whether-no', act: 'deny' };
}

function need({ self }: MindContext, of: string | undefined): TrueAnswer | undefined {
  const points = of === undefined ? undefined : self.inner?.needs?.[of];
  if (points === undefined || !isTold(of)) return undefined;
  return points < LACKING
    ? { point: `need-yes-${of}`, act: 'confirm' }
    : { point: `need-no-${of}`, act: 'deny' };
}

/** Needs people speak of when they are asked. */
function isTold(of: string | undefined): of is 'satiety' | 'energy' | 'mood' {
  return of === 'satiety' || of === 'energy' || of === 'mood';
}

/** Below this a need makes itself felt. */
const LACKING = 35;

/** Who is named as one who may know: whoever was last seen with it. */
function notKnown(context: MindContext, { asks, about }: AskedQuestion): TrueAnswer {
  const { memories, id } = context;
  const seen =
    about?.of === undefined
      ? undefined
      : memories.findLast(
          ({ actor, object, target }) =>
            actor !== undefined && actor !== id && (object === about.of || target === about.of),
        );
  const act = 'answer';
  const isWhere = asks === 'where';
  if (seen?.actor === undefined || context.view.characters.some((one) => one.id === seen.actor))
    return { point: isWhere ? 'where-unknown' : 'unknown', act };
  const fill = { who: calledBy(context, seen.actor) };
  return { point: isWhere ? 'where-unknown-person-may-know' : 'unknown-ask', act, fill };
}

/** The last question put to somebody here that nobody answered since. */
export function openQuestion({
  recent,
  id,
}: MindContext): (Memory & { question: AskedQuestion }) | undefined {
  const asked = recent.findLast(
    ({ actor, question }) =>
      actor !== id && question !== undefined && (question.to === undefined || question.to === id),
  );
  if (!asked?.question) return undefined;
  const isAnswered = recent.some(
    ({ actor, seq, move }) =>
      actor === id && seq > asked.seq && move !== undefined && isSpeechAct(move, 'answer'),
  );
  return isAnswered ? undefined : { ...asked, question: asked.question };
}
