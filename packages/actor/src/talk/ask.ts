// What one would like to know from who is here, and does not: asked once, and only what they can tell.
import type { CharacterView, SpokenAct } from '@hakoniwa/stage';
import { companions, type MindContext } from '../context.ts';
import type { Point } from '../phrases/points.ts';
import type { Topic } from '../phrases/speak.ts';
import type { Memory } from '../remember/memory.ts';
import { type AskedQuestion, isSameQuestion } from '../remember/question.ts';
import { lately } from './lately.ts';
import { calledBy } from './phrase-of.ts';

/** A question one could put to somebody. */
interface Curiosity {
  readonly point: Point;
  readonly question: AskedQuestion;
  /** How much one wants to know, for a mind of middling openness. */
  readonly weight: number;
  readonly fill?: Readonly<Record<string, string | undefined>>;
  /** What set it off. */
  readonly cause?: Memory | undefined;
}

/** The questions one has for who is spoken to. */
export function questionTopics(context: MindContext): Topic[] {
  const [listener] = companions(context);
  if (!listener) return [];
  const lines = lately(context.memories);
  const isAsked = (question: AskedQuestion) =>
    lines.some((line) => line.question !== undefined && isSameQuestion(line.question, question));
  const curious = (context.personality.openness - 50) / 6;
  return curiosities(context, listener)
    .filter(({ question }) => !isAsked(question))
    .map(({ point, question, weight, fill = {}, cause }) => ({
      on: 'ask',
      weight: weight + curious,
      fill,
      facts: { point },
      says: saying(question, listener.id),
      ...(cause ? { why: { causes: [cause.seq] } } : {}),
    }));
}

function saying({ asks, about }: AskedQuestion, to: string): SpokenAct {
  const matter = about === undefined ? {} : { about };
  return asks === 'whether'
    ? { act: 'ask-yn', to, ...matter }
    : { act: 'ask-wh', to, ...matter, asks };
}

function curiosities(context: MindContext, listener: CharacterView): Curiosity[] {
  const { id: to } = listener;
  return [
    ...aboutDeed(context, to),
    ...aboutHappening(context),
    ...aboutThirds(context, to),
    ...aboutNeeds(context, to),
    {
      point: 'ask-intent',
      question: { asks: 'what', about: { kind: 'wish', of: to } },
      weight: 50,
    },
  ];
}

/** What the other did since one spoke last: what was in it, what it is for, what brings them here. */
function aboutDeed({ recent, id, believed }: MindContext, to: string): Curiosity[] {
  const spoke = recent.findLast((one) => one.actor === id && one.speech !== undefined)?.seq ?? -1;
  const cause = recent.findLast(
    ({ actor, verb, isDenied, seq }) =>
      actor === to && verb !== undefined && !isDenied && seq > spoke,
  );
  const { verb, object } = cause ?? {};
  const kind = verb === undefined ? undefined : CURIOUS_OF[verb];
  if (!cause || verb === undefined || !kind) return [];
  const { point, asks, weight } = kind;
  const name = object === undefined ? undefined : believed.props.get(object as never)?.name;
  const about = {
    kind: 'deed',
    of: verb,
    ...(object === undefined ? {} : { with: object }),
  } as const;
  return [{ point, question: { asks, about }, weight, fill: { object: name }, cause }];
}

const found = { point: 'ask-found', asks: 'what', weight: 57 } as const;
const whatFor = { point: 'ask-why-thing', asks: 'why', weight: 54 } as const;

/** What deeds make one ask. */
const CURIOUS_OF: Readonly<
  Record<string, Pick<Curiosity, 'point' | 'weight'> & Pick<AskedQuestion, 'asks'>>
> = {
  open: found,
  search: found,
  read: found,
  take: whatFor,
  move: { point: 'ask-why-came', asks: 'why', weight: 55 },
};

function aboutHappening({ view, recent, id }: MindContext): Curiosity[] {
  const last = view.happenings.at(-1);
  const spoke = recent.findLast((one) => one.actor === id && one.speech !== undefined)?.at ?? -1;
  if (!last || last.at <= spoke) return [];
  const about = { kind: 'happening', of: last.id } as const;
  return [{ point: 'ask-happened', question: { asks: 'what', about }, weight: 60 }];
}

/** Somebody one stands close to and has not seen for a while. */
function aboutThirds(context: MindContext, to: string): Curiosity[] {
  const { affinity, view, believed } = context;
  const isHere = (one: string) => view.characters.some(({ id }) => id === one);
  const missed = Object.entries(affinity)
    .filter(([one]) => one !== to && !isHere(one) && believed.characters.has(one as never))
    .sort(([, a], [, b]) => b - a)[0]?.[0];
  if (missed === undefined) return [];
  const about = { kind: 'person', of: missed } as const;
  const fill = { who: calledBy(context, missed) };
  return [{ point: 'ask-where-person', question: { asks: 'where', about }, weight: 44, fill }];
}

/** How the other is; where bodies have needs, each in its turn. */
function aboutNeeds({ self, personality }: MindContext, to: string): Curiosity[] {
  const needs = Object.keys(self.inner?.needs ?? {});
  const caring = (personality.agreeableness - 50) / 6;
  return ASKED_NEEDS.filter(({ need }) => needs.includes(need)).map(({ point, need }) => ({
    point,
    question: { asks: 'whether', about: { kind: 'need', of: need, with: to } },
    weight: 43 + caring,
  }));
}

const ASKED_NEEDS = [
  { point: 'ask-need-satiety', need: 'satiety' },
  { point: 'ask-need-energy', need: 'energy' },
  { point: 'ask-need-mood', need: 'mood' },
] as const;
