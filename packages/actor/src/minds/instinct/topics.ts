// What there is to say right now: to whom, about what, in answer to what.
import {
  type Act,
  actText,
  articled,
  callsForAnswer,
  dayPart,
  isSpeechAct,
  MINUTE_MS,
  type SpeechAct,
  type SpokenAct,
  type Why,
  whyOf,
  writingOf,
} from '@hakoniwa/stage';
import { companions, type MindContext } from '../../context.ts';
import type { Hearing } from '../../phrases/as-meant.ts';
import { calledPolitely } from '../../phrases/called-politely.ts';
import { speechActNamed } from '../../phrases/phrase-schema.ts';
import type { Point } from '../../phrases/points.ts';
import type { Topic } from '../../phrases/speak.ts';
import type { Pursuit } from '../../plan/pursue.ts';
import type { Memory } from '../../remember/memory.ts';
import { recall } from '../../remember/recall.ts';
import { tellMemory } from '../../remember/tell.ts';
import { questionTopics } from '../../talk/ask.ts';
import { compliance } from '../../talk/comply.ts';
import { driftOf } from '../../talk/drift.ts';
import { type Duty, dutiesOf } from '../../talk/duties.ts';
import { failedTopics, reachedTopics } from '../../talk/felt.ts';
import { factsOf, thingName } from '../../talk/named.ts';
import { answerTopics, noteTopics } from '../../talk/replies.ts';
import { openingTopics, threadTopics } from '../../talk/thread.ts';
import { togetherTopics } from '../../talk/together.ts';
import { noticed } from '../../want/happenings.ts';

type Pursued = Partial<Pursuit>;

/**
 * Topics of this moment, unsorted. Without a pursuit somebody's days are planned elsewhere: they ask and propose nothing
 * that has to do with plans, and know nothing to say of them.
 */
export function momentTopics(context: MindContext, pursued?: Pursued): Topic[] {
  const pursuit = pursued ?? {};
  const { act, line, goal, step, givenUp } = pursuit;
  const fill = commonFill(context);
  const { language } = context.view;
  const duties = dutiesOf(context);
  const urgent = [
    ...(line ? [requestTopic(context, line, whyOf({ goal: goal?.goal, step }))] : []),
    ...(givenUp
      ? givenUpTopic(context, givenUp)
      : [...refusedTopic(context), ...failedTopics(context)]),
    ...duties.flatMap((duty) => compliance(context, { last: duty.line, pursuit })),
    ...happeningTopics(context),
    ...(pursued ? togetherTopics(context, pursued) : []),
    ...answerTopics(context, pursued),
    ...duties.flatMap(dutyTopics),
    ...(duties.length === 0 && !lastWords(context) ? greetTopics(context) : []),
  ];
  // Beside a deed one speaks of it, or of what somebody waits for; about anything else while the hands are free.
  const rest = act ? actTopic(context, act) : idleTopics(context, pursued);
  const topics = [...urgent, ...rest];
  return topics.map((topic) => {
    // What words are about is named where nothing else fills the blank.
    const object = topic.fill.object ?? thingName(context, topic.facts.thing);
    const named = object === undefined ? {} : { object, 'the-object': articled(object, language) };
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

/** What there is to say while nothing is done: a word to what was said or seen, a question, and talk for its own sake. */
function idleTopics(context: MindContext, pursued: Pursued | undefined): Topic[] {
  const last = lastWords(context);
  const isQuiet = isLull(context);
  return [
    ...noteTopics(context),
    ...threadTopics(context),
    ...(last ? replyTopics(context, last) : []),
    ...(pursued ? [...questionTopics(context), ...reachedTopics(context, pursued)] : []),
    ...noticeTopics(context),
    ...needTopics(context),
    ...(isQuiet || !pursued ? [...openingTopics(context), ...chatTopics(context, last)] : []),
  ];
}

/** Whether a talk has come to rest and may begin anew: after events without a word, and after minutes without either. */
export function isLull({ recent, view }: MindContext): boolean {
  const spoken = recent.findLast(({ speech }) => speech !== undefined);
  const isLong = spoken !== undefined && view.time.now - spoken.at >= LULL * MINUTE_MS;
  return isLong || !recent.slice(-LULL).some(({ speech }) => speech !== undefined);
}

const LULL = 2;

function chatTopics(context: MindContext, last: Memory | undefined): Topic[] {
  return [...thingTopics(context), ...memoryTopics(context), ...plainTopics(context, last)];
}

/** A word to what was said, where nobody waits for one. */
function replyTopics(context: MindContext, last: Memory): Topic[] {
  if (last.does?.some(callsForAnswer)) return [];
  const weight = 62 - FADING * driftOf(context.recent);
  const why = { answers: last.seq };
  const heard = { facts: { point: 'heard' }, says: { act: 'acknowledge' }, why } as const;
  return [
    bare('reply', weight, { to: moveOf(last), takes: 'tell', why }),
    // The shortest sign of having heard, where no word of one's own is left.
    ...(weight > HEARD ? [bare('reply', HEARD, { to: 'tell', ...heard })] : []),
    bare('reply', weight - LOOSE, { to: moveOf(last), why }),
  ];
}

const HEARD = 55;
/** How much less one cares to say what is not heard as an answer. */
const LOOSE = 14;

/** What somebody waits for, in words that answer it. */
function dutyTopics({ first, line }: Duty): Topic[] {
  const why = { answers: line.seq };
  const main = moveOf(line);
  const isAsked = isSpeechAct(first, 'ask');
  const point = BACK[first];
  return [
    bare('reply', DUE, { to: first, due: first, why }),
    ...(isAsked ? [bare('answer', DUE - 1, { to: 'ask', due: first, why })] : []),
    ...(point === undefined
      ? []
      : [bare('reply', DUE - 1, { to: first, due: first, facts: { point }, why })]),
    ...(main === first ? [] : [bare('reply', DUE - 2, { to: main, due: first, why })]),
  ];
}

/** What any voice may give back. */
const BACK: Readonly<Partial<Record<SpeechAct, Point>>> = {
  greet: 'greet-back',
  part: 'part-back',
};

/** What somebody waits for comes before what one wants to say oneself. */
const DUE = 95;

/** How much less one wants to go on with talk about nothing, by the line. */
const FADING = 4;

function moveOf({ move }: Memory): SpeechAct {
  return speechActNamed(move) ?? 'tell';
}

function greetTopics(context: MindContext): Topic[] {
  const hasSpoken = context.recent.some(
    ({ actor, speech }) => actor === context.id && speech !== undefined,
  );
  return hasSpoken || companions(context).length === 0
    ? []
    : [bare('greet', 75, { says: { act: 'greet' } })];
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
      facts: { ...factsOf(context, { verb, object: thing }), reason: denial?.cause ?? 'in-vain' },
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
    facts: factsOf(context, { verb, object: thing }),
    ...{ why, says: line },
  });
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
  const facts = factsOf(context, act);
  return [
    bare(on, 59, { fill, facts, isNaming: true }),
    bare('act', 58, { fill, facts, isNaming: true }),
    bare('act', 57, {
      ...{ fill, facts: { ...facts, point: 'do' } },
      says: { act: 'announce', about: { kind: 'deed', of: act.verb } },
    }),
    // What is before everybody's eyes anyway need not be named.
    ...(isSalient(context, act)
      ? [bare(on, 56, { fill, facts }), bare('act', 55, { fill, facts })]
      : []),
  ];
}

/** Whether what is done is about something that was handled a moment ago. */
function isSalient({ recent }: MindContext, { object, target, verb }: Act): boolean {
  if (verb === 'move') return false;
  const about = [object, target].filter((one) => one !== undefined);
  if (about.length === 0) return true;
  return recent
    .slice(-SALIENT)
    .some((one) => about.some((id) => one.object === id || one.target === id));
}

/** Events within which a thing is still before everybody's eyes. */
const SALIENT = 4;

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
    bare('notice', 56, {
      fill: { object: thingName(context, last.object ?? last.target) },
      facts: factsOf(context, last),
      why: { causes: [last.seq] },
    }),
  ];
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

/** Events back before which something counts as remembered. */
const MEMORY_AGE = 14;

/** What was said last by anybody else, and so what the next words seem to answer. */
export function hearingOf({ recent, id, view }: MindContext): Hearing {
  const before = recent.findLast(({ actor, speech }) => speech !== undefined && actor !== id);
  return { language: view.language, before: before?.speech };
}

/** The part of the day as phrases name it. */
export function partOfDay({ view }: MindContext): string {
  return dayPart({ now: view.time.now, start: view.calendarStart }).id;
}
