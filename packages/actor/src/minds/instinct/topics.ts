// What there is to say right now: to whom, about what, in answer to what.
import {
  type Act,
  actText,
  articled,
  callsForAnswer,
  dayPart,
  intentionOf,
  nameOf,
  type Prop,
  type SpeechAct,
  type SpokenAct,
  type Why,
  whyOf,
  writingOf,
} from '@hakoniwa/stage';
import { companions, type MindContext } from '../../context.ts';
import { calledPolitely } from '../../phrases/called-politely.ts';
import { speechActNamed } from '../../phrases/phrase-schema.ts';
import type { Topic } from '../../phrases/speak.ts';
import type { Pursuit } from '../../plan/pursue.ts';
import type { Memory } from '../../remember/memory.ts';
import { recall } from '../../remember/recall.ts';
import { tellMemory } from '../../remember/tell.ts';
import { questionTopics } from '../../talk/ask.ts';
import { driftOf } from '../../talk/drift.ts';
import { answerTopics, noteTopics } from '../../talk/replies.ts';
import { togetherTopics } from '../../talk/together.ts';
import { noticed } from '../../want/happenings.ts';
import { goalOfRequest } from '../../want/requests.ts';

type Pursued = Pick<Pursuit, 'act' | 'line' | 'goal' | 'step' | 'givenUp' | 'intends'>;

/**
 * Topics of this moment, unsorted. Without a pursuit somebody's days are planned elsewhere: they ask and propose nothing
 * that has to do with plans, and know nothing to say of them.
 */
export function momentTopics(context: MindContext, pursued?: Pursued): Topic[] {
  const pursuit = pursued ?? {};
  const { act, line, goal, step, givenUp } = pursuit;
  const fill = commonFill(context);
  const { language } = context.view;
  const last = lastWords(context);
  const topics = [
    ...(line ? [requestTopic(context, line, whyOf({ goal: goal?.goal, step }))] : []),
    ...(givenUp ? givenUpTopic(context, givenUp) : refusedTopic(context)),
    ...(last ? compliance(context, last, pursuit) : []),
    ...happeningTopics(context),
    ...(pursued ? togetherTopics(context, pursued) : []),
    ...answerTopics(context, pursued),
    ...noteTopics(context),
    ...(last ? replyTopics(context, last) : greetTopics(context)),
    ...(pursued ? questionTopics(context) : []),
    ...(act ? actTopic(context, act) : []),
    ...noticeTopics(context),
    ...needTopics(context),
    ...thingTopics(context),
    ...memoryTopics(context),
    ...plainTopics(context, last),
  ];
  return topics.map((topic) => {
    const { object } = topic.fill;
    const named = object === undefined ? {} : { 'the-object': articled(object, language) };
    return { ...topic, fill: { ...fill, ...topic.fill, ...named } };
  });
}

const bare = (on: Topic['on'], weight: number, more: Partial<Topic> = {}): Topic => ({
  on,
  weight,
  fill: {},
  facts: {},
  ...more,
});

function commonFill(context: MindContext): Record<string, string | undefined> {
  const [listener] = companions(context);
  const { calls, firstPerson } = context.sheet.speech;
  const place = context.view.places.find(({ id }) => id === context.view.here)?.name;
  const own = listener && Object.hasOwn(calls, listener.id) ? calls[listener.id] : undefined;
  const politely = listener && calledPolitely(listener.name, context.view.language);
  return {
    call: own ?? listener?.name,
    'call-politely': own ?? politely,
    me: firstPerson,
    place,
  };
}

/** The last thing another said here that was not answered yet. */
function lastWords({ recent, id }: MindContext): Memory | undefined {
  const spoken = recent.filter(({ speech }) => speech !== undefined);
  const last = spoken.at(-1);
  return last && last.actor !== id ? last : undefined;
}

function replyTopics(context: MindContext, last: Memory): Topic[] {
  const to = moveOf(last);
  const isDue = callsForAnswer(to);
  const weight = isDue ? 68 : 62 - FADING * driftOf(context.recent);
  const reply = bare('reply', weight, { to, why: { answers: last.seq } });
  // What is asked for the sake of talk is answered at once or not at all, and a question that only adorns a line never.
  if (to !== 'ask') return [reply];
  const why = { answers: last.seq };
  return [bare('answer', 70, { to: 'ask', why }), { ...reply, to: 'ask', why }, reply];
}

/** What somebody waits for comes before what one wants to say oneself. */
const DUE = 96;

/** How much less one wants to go on with talk about nothing, by the line. */
const FADING = 4;

function moveOf({ move }: Memory): SpeechAct {
  return speechActNamed(move) ?? 'tell';
}

function greetTopics(context: MindContext): Topic[] {
  const hasSpoken = context.recent.some(
    ({ actor, speech }) => actor === context.id && speech !== undefined,
  );
  return hasSpoken || companions(context).length === 0 ? [] : [bare('greet', 69)];
}

function refusedTopic({ recent, id }: MindContext): Topic[] {
  const last = recent.findLast(({ actor }) => actor === id);
  return last?.denial
    ? [
        bare('refused', 90, {
          facts: { reason: last.denial.reason, thing: last.denial.about },
          why: { causes: [last.seq] },
        }),
      ]
    : [];
}

/** Nothing more can be done for it: what it failed at last, and that it is let go. */
function givenUpTopic(
  context: MindContext,
  { goal, last }: NonNullable<Pursuit['givenUp']>,
): Topic[] {
  const { verb, denial, seq } = last;
  const thing = denial?.about ?? last.object ?? last.target;
  return [
    bare('given-up', 98, {
      fill: {
        object: thingName(context, thing),
        wish: goal.kind === 'goal' ? goal.text : undefined,
      },
      facts: { ...factsOf(context, verb, thing), reason: denial?.cause ?? 'in-vain' },
      why: { goal: goal.goal, causes: [seq] },
      says: concluded(verb, thing),
    }),
  ];
}

/** What is hopeless with which thing: whoever hears it may believe it. */
function concluded(verb: string | undefined, thing: string | undefined): SpokenAct {
  if (verb === undefined || thing === undefined)
    return { act: 'announce', about: { kind: 'wish' } };
  return { act: 'announce', about: { kind: 'denial', of: verb, with: thing } };
}

/** Asking somebody for what one cannot do oneself, or would undo. */
function requestTopic(context: MindContext, line: SpokenAct, why: Why | undefined): Topic {
  const { of: verb, with: thing } = line.about ?? {};
  return bare('request', 95, {
    fill: { object: thingName(context, thing) },
    facts: factsOf(context, verb, thing),
    ...{ why, says: line },
  });
}

/** Whoever is asked for something says whether they do it; and if not, why. */
function compliance(
  context: MindContext,
  last: Memory,
  { act, goal, intends }: Pick<Pursuit, 'act' | 'goal' | 'intends'>,
): Topic[] {
  const { asks, actor = '', seq } = last;
  if (!asks || (asks.to !== undefined && asks.to !== context.id)) return [];
  const fill = { object: thingName(context, asks.object) };
  // It may be what one is about to do anyway.
  const steps = (intends ?? intentionOf(context.self.inner ?? {}))?.steps ?? [];
  const own = [...(act ? [act] : []), ...steps.flatMap((one) => ('do' in one ? [one.do] : []))];
  const isSame = own.some(({ verb, object }) => verb === asks.verb && object === asks.object);
  const isDone = isSame || goal?.goal === goalOfRequest(actor);
  const reason = isDone ? undefined : unwilling(context, asks.object);
  return [
    bare('reply', DUE + 1, {
      ...{ to: 'request', move: isDone ? 'accept' : 'decline', fill },
      facts: { ...factsOf(context, asks.verb, asks.object), reason },
      why: { answers: seq },
    }),
  ];
}

/** It is one's own, or one is in the middle of something else. */
function unwilling({ believed, id, self }: MindContext, object: string | undefined): string {
  const prop = object === undefined ? undefined : believed.props.get(object);
  const isOwn = prop !== undefined && (prop.owner === id || isHeldBy(prop, id));
  if (isOwn) return 'mine';
  return intentionOf(self.inner ?? {}) ? 'busy' : 'unable';
}

function isHeldBy({ at }: Prop, id: string): boolean {
  return 'holder' in at && at.holder === id;
}

/** What happened since one spoke last; how it was told is nobody's way of speaking. */
function happeningTopics({ view, recent, id }: MindContext): Topic[] {
  const spokenAt = recent.findLast((one) => one.actor === id && one.speech !== undefined)?.at ?? -1;
  return view.happenings
    .filter(({ at }) => at > spokenAt || recent.length === 0)
    .map((one) => bare('happening', 80, { why: whyOf({ causes: noticed(recent, one) }) }));
}

function actTopic(context: MindContext, act: Act): Topic[] {
  const name = thingName(context, act.object ?? act.target);
  const fill = { object: name, act: actText(context.rules, { world: context.believed, act }) };
  const on = act.verb === 'move' ? 'arrive' : 'act';
  return [
    bare(on, 58 + turnOf(context, 0), { fill, facts: factsOf(context, act.verb, act.object) }),
    bare('act', 50, { fill, facts: factsOf(context, act.verb, act.object) }),
  ];
}

/** What somebody else did just now. */
function noticeTopics(context: MindContext): Topic[] {
  const { recent, id } = context;
  const spokenSeq =
    recent.findLast(({ actor, speech }) => actor === id && speech !== undefined)?.seq ?? -1;
  const fresh = recent.filter(
    (one) =>
      one.actor !== undefined &&
      one.actor !== id &&
      one.verb !== undefined &&
      !one.isDenied &&
      one.seq > spokenSeq,
  );
  const last = fresh.at(-1);
  if (!last) return [];
  return [
    bare('notice', 56 + turnOf(context, 1), {
      fill: { object: thingName(context, last.object ?? last.target) },
      facts: factsOf(context, last.verb, last.object),
      why: { causes: [last.seq] },
    }),
  ];
}

/** Every third turn, what is being done outweighs an answer, so that talk does not float free of the room. */
function turnOf({ recent }: MindContext, share: number): number {
  return recent.length % 3 === share ? 9 : 0;
}

function needTopics({ self }: MindContext): Topic[] {
  return Object.entries(self.inner?.needs ?? {})
    .filter(([, points]) => points < 35)
    .map(([need, points]) =>
      bare('need', 75 - points, { facts: { need }, why: { goal: `need:${need}` } }),
    );
}

function thingTopics(context: MindContext): Topic[] {
  return context.view.props.map((prop, i) =>
    bare('thing', 34 + ((context.recent.length * 7 + i * 5) % 11), {
      fill: { object: prop.name },
      facts: { thing: prop.id, kind: prop.kind },
    }),
  );
}

/** What an act of earlier and the sum of an earlier day bring to mind now. */
function memoryTopics(context: MindContext): Topic[] {
  const { recallable, insights, vectors, recent, view } = context;
  const text = recallCue(context);
  const now = view.time.now;
  const tell = (memory: Memory) =>
    tellMemory(context, { memory, options: { called: calledBy(context) } });
  const cue = { text, now, tell, before: recent.at(-MEMORY_AGE)?.seq ?? 0, vectors };
  const acts = recallable.filter(({ actor, verb }) => actor !== undefined && verb !== undefined);
  const days = insights.filter(({ insight }) => insight?.text === undefined);
  return [recall(acts, cue)[0], recall(days, { ...cue, before: Number.POSITIVE_INFINITY })[0]]
    .flatMap((memory) => memory ?? [])
    .map((memory, i) =>
      bare('memory', 42 - i, { fill: { memory: tell(memory) }, why: recalled(memory) }),
    );
}

/** What comes back to mind sets off what is said; the sum of a day is no single event. */
function recalled({ insight, seq }: Memory): Why | undefined {
  return insight ? undefined : { causes: [seq] };
}

/** How this voice names a person, itself included. */
function calledBy({ sheet, id: self, view }: MindContext): (id: string) => string | undefined {
  const { calls } = sheet.speech;
  const { verbsStay } = writingOf(view.language);
  const firstPerson = verbsStay ? sheet.speech.firstPerson : undefined;
  return (id) => (id === self ? firstPerson : Object.hasOwn(calls, id) ? calls[id] : undefined);
}

/** What is on a mind that is about to speak: the last words, and what lies before it. */
export function recallCue(context: MindContext): string {
  const seen = context.view.props.slice(0, 3).map(({ name }) => name);
  return [lastWords(context)?.speech ?? '', ...seen].join(' ');
}

/** Talk for its own sake, turning over with time so that it does not run in one groove. */
function plainTopics(context: MindContext, last: Memory | undefined): Topic[] {
  const isAlone = companions(context).length === 0;
  if (isAlone) return [bare('alone', 48)];
  const [wish] = context.self.inner?.desires ?? [];
  const turn = context.recent.length;
  const wheel: Topic[] = [
    bare('ask', 44),
    bare('tell', 46),
    bare('wish', 40, {
      fill: { wish: wish?.text },
      why: wish && { goal: `desire:${wish.id}` },
    }),
    bare('time', 38),
    bare('weather', 36),
  ];
  return wheel.map((topic, i) => ({
    ...topic,
    weight: topic.weight + ((turn + i * 3) % 7) - (last ? 6 : 0),
  }));
}

/** What something is called; nobody speaks of themselves by name, nor of what is gone by anything else. */
function thingName(
  { believed, view, id: self, recallable }: MindContext,
  id: string | undefined,
): string | undefined {
  if (id === undefined || id === self) return undefined;
  const seen = view.props.find((prop) => prop.id === id)?.name;
  if (seen !== undefined) return seen;
  const name = nameOf(believed, id);
  const wasThere = recallable.some(
    ({ object, target, isDenied }) => !isDenied && (object === id || target === id),
  );
  return name === id && wasThere ? undefined : name;
}

function factsOf(
  { view }: MindContext,
  verb: string | undefined,
  thing: string | undefined,
): Topic['facts'] {
  return { verb, thing, kind: view.props.find(({ id }) => id === thing)?.kind };
}

/** Events back before which something counts as remembered. */
const MEMORY_AGE = 14;

/** The part of the day as phrases name it. */
export function partOfDay({ view }: MindContext): string {
  return dayPart({ now: view.time.now, start: view.calendarStart }).id;
}
