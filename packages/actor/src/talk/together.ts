// Doing something together: to propose it, to say yes or no to it, and to say so when it was good.
import { drawOne, hashText, intentionOf, type SpeechAct, seedRng } from '@hakoniwa/stage';
import { companions, type MindContext } from '../context.ts';
import type { Practice } from '../phrases/phrase-schema.ts';
import type { Point } from '../phrases/points.ts';
import type { Topic } from '../phrases/speak.ts';
import { isWithinReach } from '../plan/pursue.ts';
import { hasDoneShare, type Joint, lastJoint, otherOf, partWanted } from '../remember/joint.ts';
import { AGREED, goalOfPractice } from '../want/practices.ts';
import type { Plans } from './answer.ts';
import { lately } from './lately.ts';
import { deedText, namedPlace } from './phrase-of.ts';

/** What there is to say about doing something together. */
export function togetherTopics(context: MindContext, plans: Plans): Topic[] {
  const joint = lastJoint(context);
  if (!joint) return proposal(context);
  switch (joint.stage) {
    case 'proposed':
      return joint.by === context.id ? [] : [reply(context, joint, plans)];
    case 'agreed':
      return closing(context, joint);
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
  const exits = view.places.find((one) => one.id === view.here)?.exits ?? [];
  const drawn = hashText(`${seed}:${id}:${recent.at(-1)?.seq ?? 0}`);
  const rng = seedRng(Number.parseInt(drawn.slice(0, 8), 16));
  const [practice, next] = drawOne(rng, phrases.practices);
  if (!practice) return undefined;
  const [exit] = drawOne(next, exits);
  const place = 'go' in practice.each ? exit?.to : undefined;
  return canDo(context, { practice, place }) ? { practice, place } : undefined;
}

/** Whether somebody has done the same lately, as one saw it. */
function hasJustDone(
  { recent }: MindContext,
  { practice: { each }, who }: { readonly practice: Practice; readonly who: string },
): boolean {
  return 'verb' in each && recent.some(({ actor, verb }) => actor === who && verb === each.verb);
}

function canDo(context: MindContext, joint: Pick<Joint, 'practice' | 'place'>): boolean {
  const wants = partWanted(joint);
  return (
    wants !== undefined &&
    isWithinReach(context, { wants, goal: goalOfPractice(joint.practice.id) })
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

/** Said once, by whoever of the two sees first that both have done their part. */
function closing(context: MindContext, joint: Joint): Topic[] {
  const other = otherOf(joint, context.id);
  if (other === undefined || !companions(context).some(({ id }) => id === other)) return [];
  const isDone = [context.id, other].every((who) => hasDoneShare(context, { joint, who }));
  if (!isDone) return [];
  const { practice, place, seq } = joint;
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
