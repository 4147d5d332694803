// Doing something together: to propose it, to say yes or no to it, and to say so when it was good.
import {
  callsForAnswer,
  drawOne,
  hashText,
  intentionOf,
  type Operator,
  PASSED_THROUGH,
  type SpeechAct,
  seedRng,
} from '@hakoniwa/stage';
import { companions, type MindContext } from '../context.ts';
import { BORROWED_POINTS } from '../phrases/borrowed-points.ts';
import { actOfPoint, type Point } from '../phrases/points.ts';
import { type Practice, stepsOf } from '../phrases/practice-schema.ts';
import type { Topic } from '../phrases/speak.ts';
import { isWithinReach } from '../plan/pursue.ts';
import {
  isToTake,
  type Joint,
  lastJoint,
  openStep,
  otherOf,
  partWanted,
} from '../remember/joint.ts';
import type { Memory } from '../remember/memory.ts';
import { AGREED, goalOfPractice } from '../want/practices.ts';
import type { Plans } from './answer.ts';
import { lately } from './lately.ts';
import { deedText, namedPlace } from './phrase-of.ts';

/** What there is to say about doing something together. */
export function togetherTopics(context: MindContext, plans: Plans): Topic[] {
  const joint = lastJoint(context);
  const opening = openedTopics(context, joint);
  if (opening.length > 0) return opening;
  if (!joint) return proposal(context);
  switch (joint.stage) {
    case 'proposed':
      return joint.by === context.id ? [] : [reply(context, joint, plans)];
    case 'agreed':
      return going(context, joint);
    case 'declined':
      return joint.by === context.id ? taking(context, joint) : [];
    case 'closed':
      return proposal(context);
  }
}

/** Something one could do now, and would like not to do alone; what was spoken of lately is not proposed again. */
function proposal(context: MindContext): Topic[] {
  const [listener] = companions(context);
  if (!listener || hasProposed(context)) return [];
  const found = drawnPractice(context);
  if (!found || hasJustDone(context, { practice: found.practice, who: listener.id })) return [];
  const { practice, place } = found;
  const about = { kind: 'practice', of: practice.id, ...(place ? { with: place } : {}) } as const;
  return [
    {
      on: 'ask',
      weight: PROPOSED + (context.personality.extraversion - 50) / 6,
      fill: { place: place && namedPlace(context, place) },
      facts: { point: `propose-${practice.id}` },
      says: { act: 'propose', to: listener.id, about },
      why: { practice: practice.id },
    },
  ];
}

const PROPOSED = 51;

/** So many lines pass before anybody here proposes anything again. */
const APART = 14;

function hasProposed({ memories }: MindContext): boolean {
  return lately(memories, APART).some(({ about }) => about?.kind === 'practice');
}

/** One of the practices there is a way to now, drawn anew every some lines. */
function drawnPractice(
  context: MindContext,
): { readonly practice: Practice; readonly place?: string | undefined } | undefined {
  const { phrases, seed, recent, id, view } = context;
  const ways = view.places.find((one) => one.id === view.here)?.exits ?? [];
  const exits = ways.filter(({ to }) => !isForOne(context, to));
  const drawn = hashText(`${seed}:${id}:${recent.at(-1)?.seq ?? 0}`);
  const rng = seedRng(Number.parseInt(drawn.slice(0, 8), 16));
  const [practice, next] = drawOne(
    rng,
    phrases.practices.filter(({ after }) => after === undefined),
  );
  if (!practice) return undefined;
  const [exit] = drawOne(next, exits);
  const isGoing = stepsOf(practice).some(({ does }) => 'go' in does);
  const place = isGoing ? exit?.to : undefined;
  return canDo(context, { practice, place }) ? { practice, place } : undefined;
}

/** Nobody is asked along to where one goes alone. */
function isForOne({ believed }: MindContext, place: string): boolean {
  const { tags = [] } = believed.places.get(place as never)?.facility ?? {};
  return tags.some((tag) => PASSED_THROUGH.has(tag));
}

/** Whether somebody has done the same lately, as one saw it. */
function hasJustDone(
  { recent }: MindContext,
  { practice, who }: { readonly practice: Practice; readonly who: string },
): boolean {
  const deeds = stepsOf(practice).flatMap(({ does }) => ('verb' in does ? [does.verb] : []));
  return recent.some(
    ({ actor, verb }) => actor === who && verb !== undefined && deeds.includes(verb),
  );
}

/** Whether there is a way to what one would do first in it oneself; words can always be said. */
function canDo(
  context: MindContext,
  {
    practice,
    place,
    by = context.id,
  }: Pick<Joint, 'practice' | 'place'> & { readonly by?: string },
): boolean {
  const role = by === context.id ? 'by' : 'to';
  const own = stepsOf(practice).find(
    ({ who, does }) => (who === role || who === 'each') && !('say' in does),
  );
  if (!own) return true;
  const wants = partWanted(own, place);
  return (
    wants !== undefined && isWithinReach(context, { wants, goal: goalOfPractice(practice.id) })
  );
}

/** Yes, or no with the reason. */
function reply(context: MindContext, joint: Joint, plans: Plans): Topic {
  const { practice, place, by, seq } = joint;
  const refusal = whyNot(context, joint, plans);
  const point: Point = refusal?.point ?? `accept-${practice.id}`;
  const act: SpeechAct = refusal ? 'decline' : 'accept';
  return {
    on: 'reply',
    to: 'propose',
    due: 'propose',
    weight: 97,
    fill: { place: place && namedPlace(context, place), ...refusal?.fill },
    facts: { point },
    says: { act, to: by, about: { kind: 'practice', of: practice.id } },
    why: { answers: seq, practice: practice.id },
  };
}

interface Refusal {
  readonly point: Point;
  readonly fill?: Readonly<Record<string, string | undefined>>;
}

/** What speaks against it: there is no way, one has just done it, one is busy, or does not care to. */
function whyNot(
  context: MindContext,
  joint: Joint,
  { act, intends, goal }: Plans,
): Refusal | undefined {
  const { personality, affinity, self, id } = context;
  if (!canDo(context, joint)) return { point: 'decline-cannot' };
  if (hasJustDone(context, { practice: joint.practice, who: id }))
    return { point: 'decline-later' };
  const steps = (intends ?? intentionOf(self.inner ?? {}))?.steps ?? [];
  const deed = deedText(
    context,
    steps.findLast((one) => 'do' in one),
  );
  const willing = personality.agreeableness + (affinity[joint.by] ?? 0) / 2;
  const isDearer = goal !== undefined && goal.weight > AGREED;
  if (deed !== undefined && (isDearer || willing < WILLING))
    return { point: 'decline-busy', fill: { deed } };
  return willing < WILLING && act === undefined ? { point: 'decline-mood' } : undefined;
}

/** How well-disposed one must be, in points of agreeableness and half of affinity. */
const WILLING = 35;

/** What is to be said in it now, and that it was good once its last step is taken. */
function going(context: MindContext, joint: Joint): Topic[] {
  const other = otherOf(joint, context.id);
  if (other === undefined || !companions(context).some(({ id }) => id === other)) return [];
  const { practice, place, seq } = joint;
  const step = openStep(context, joint);
  if (step) {
    if (!('say' in step.does) || !isToTake(joint, { step, who: context.id })) return [];
    return saidIn(context, joint, { points: step.does.say, to: other });
  }
  if (practice.after) return [];
  return [
    {
      on: 'tell',
      weight: 76,
      fill: { place: place && namedPlace(context, place) },
      facts: { point: `close-${practice.id}` },
      says: { act: 'praise', to: other, about: { kind: 'practice', of: practice.id } },
      why: { practice: practice.id, causes: [seq] },
    },
  ];
}

/** The words of a step: the agreeable take the first way there is, the contrary the last. */
function saidIn(
  context: MindContext,
  { practice, seq }: Pick<Joint, 'practice' | 'seq'>,
  { points, to }: { readonly points: readonly Point[]; readonly to: string },
): Topic[] {
  const isMild = context.personality.agreeableness >= MILD;
  const about = { kind: 'practice', of: practice.id } as const;
  const deed = lastDeedText(context);
  return (isMild ? points : [...points].reverse()).map((point, index) => {
    const { on, act, to: first } = spokenBy(point);
    const due = first !== undefined && callsForAnswer(first) ? { due: first } : {};
    return {
      ...{ on, to: first, weight: STEP - index, fill: { deed }, facts: { point }, ...due },
      says: { act, to, about },
      why: { practice: practice.id, causes: [seq] },
    };
  });
}

const MILD = 45;
/** After what somebody waits for, before what one wants to say oneself. */
const STEP = 94;

function spokenBy(point: Point): { on: Topic['on']; act: SpeechAct; to?: SpeechAct } {
  return Object.hasOwn(BORROWED_POINTS, point)
    ? BORROWED_POINTS[point as keyof typeof BORROWED_POINTS]
    : { on: 'tell', act: actOfPoint(point) ?? 'tell' };
}

/** The last thing one has done oneself, in words. */
function lastDeedText(context: MindContext): string | undefined {
  const last = context.recent.findLast(
    ({ actor, verb, isDenied }) => actor === context.id && verb !== undefined && !isDenied,
  );
  if (last?.verb === undefined) return undefined;
  const roles = {
    ...(last.object ? { object: last.object } : {}),
    ...(last.target ? { target: last.target } : {}),
  };
  return deedText(context, { do: { verb: last.verb, ...roles } } as Operator);
}

/** What begins without being proposed, where there is cause for it and nothing of it stands open. */
function openedTopics(context: MindContext, joint: Joint | undefined): Topic[] {
  if (joint?.stage === 'agreed' && openStep(context, joint)) return [];
  const lines = lately(context.memories, APART);
  return context.phrases.practices.flatMap((practice) => {
    const { after } = practice;
    const cause = after && causeOf(context, after);
    const wasSaid = lines.some(
      ({ about }) => about?.kind === 'practice' && about.of === practice.id,
    );
    const [first] = stepsOf(practice);
    if (!cause?.actor || wasSaid || !first || !('say' in first.does)) return [];
    return saidIn(
      context,
      { practice, seq: cause.seq },
      { points: first.does.say, to: cause.actor },
    ).map((topic) => ({
      ...topic,
      weight: OPENED,
      facts: { ...topic.facts, thing: cause.object ?? cause.target },
    }));
  });
}

const OPENED = 72;

/** What has just happened that calls for it, to somebody who is here; the kind comfort, the contrary take offence. */
function causeOf(context: MindContext, after: NonNullable<Practice['after']>): Memory | undefined {
  const { recent, id, personality } = context;
  const { agreeableness } = personality;
  const spokeSeq =
    recent.findLast((one) => one.actor === id && one.speech !== undefined)?.seq ?? -1;
  const isHere = ({ actor }: Memory) => companions(context).some((one) => one.id === actor);
  const fresh = recent.filter((one) => one.actor !== id && one.seq > spokeSeq && isHere(one));
  if (after === 'failed')
    return agreeableness < KIND ? undefined : fresh.findLast(({ denial }) => denial !== undefined);
  const says = (act: SpeechAct) =>
    fresh.findLast(({ does, to }) => does?.includes(act) && (to ?? id) === id);
  if (after === 'declined') return agreeableness > TOUCHY ? undefined : says('decline');
  const quarrel = recent.findLast(({ does }) => does?.includes('blame'));
  const isMine = quarrel !== undefined && isHere(quarrel);
  return isMine && agreeableness >= KIND ? quarrel : undefined;
}

const KIND = 45;
const TOUCHY = 60;

/** One no is taken as it comes. */
function taking({ recent, id }: MindContext, { practice, seq }: Joint): Topic[] {
  const last = recent.findLast(({ speech }) => speech !== undefined);
  if (last?.seq !== seq) return [];
  return [
    {
      on: 'reply',
      to: 'decline',
      weight: 64,
      fill: {},
      facts: { point: 'take-up' },
      says: {
        act: 'yield',
        ...(last.actor === undefined || last.actor === id ? {} : { to: last.actor }),
      },
      why: { answers: seq, practice: practice.id },
    },
  ];
}
