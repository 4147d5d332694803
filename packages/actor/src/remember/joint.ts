// What two are doing together: proposed by one, accepted by the other, over when both have done their part or the time
// for it is. It is in what was said and done, and nowhere else.
import { type Condition, isSpeechAct, MINUTE_MS, type SpeechAct } from '@hakoniwa/stage';
import type { MindContext } from '../context.ts';
import type { Practice } from '../phrases/phrase-schema.ts';
import type { Memory } from './memory.ts';

/** Something to do together, as one who heard of it has it. */
export interface Joint {
  readonly practice: Practice;
  /** Where it is to be, where that belongs to it. */
  readonly place?: string | undefined;
  readonly by: string;
  readonly to?: string | undefined;
  readonly stage: 'proposed' | 'agreed' | 'declined' | 'closed';
  /** When it came to this; what closes it leaves the time it was agreed. */
  readonly at: number;
  /** The event by which it came to this. */
  readonly seq: number;
}

/** The last thing somebody here proposed to do together and how far it has come; none whose time is over. */
export function lastJoint({ recent, phrases, view }: MindContext): Joint | undefined {
  let joint: Joint | undefined;
  for (const memory of recent) {
    const { about } = memory;
    if (about?.kind !== 'practice') continue;
    const practice = phrases.practices.find(({ id }) => id === about.of);
    if (practice) joint = heard(joint, memory, practice);
  }
  const isOver = joint && view.time.now > joint.at + joint.practice.within * MINUTE_MS;
  return isOver ? undefined : joint;
}

function heard(joint: Joint | undefined, memory: Memory, practice: Practice): Joint | undefined {
  const { move, about, actor: by, to, at, seq } = memory;
  if (move === undefined || by === undefined) return joint;
  if (isSpeechAct(move, 'propose'))
    return { practice, place: about?.with, by, to, stage: 'proposed', at, seq };
  if (joint?.practice.id !== practice.id) return joint;
  const stage = STAGES[move];
  if (stage === 'closed') return { ...joint, stage, seq };
  const isReply = stage !== undefined && joint.stage === 'proposed' && by !== joint.by;
  return isReply ? { ...joint, to: by, stage, at, seq } : joint;
}

const STAGES: Readonly<Partial<Record<SpeechAct, Joint['stage']>>> = {
  accept: 'agreed',
  agree: 'agreed',
  decline: 'declined',
  object: 'declined',
  praise: 'closed',
};

/** What somebody wants who takes part. */
export function partWanted({
  practice: { each },
  place,
}: Pick<Joint, 'practice' | 'place'>): Condition | undefined {
  if (!('go' in each)) return { done: { ...each, by: { as: 'self' } } };
  return place === undefined ? undefined : { at: { character: { as: 'self' }, place } };
}

/** Whether somebody has done their part since it was agreed, as one saw it. */
export function hasDoneShare(
  { recent, view, id, believed }: MindContext,
  { joint, who }: { readonly joint: Joint; readonly who: string },
): boolean {
  const { each } = joint.practice;
  if ('go' in each) {
    const place = who === id ? view.here : believed.characters.get(who as never)?.place;
    return place === joint.place;
  }
  return recent.some(
    ({ actor, verb, at, isDenied }) =>
      actor === who && verb === each.verb && !isDenied && at >= joint.at,
  );
}

/** The other of the two; nobody for who has no part in it. */
export function otherOf({ by, to }: Joint, who: string): string | undefined {
  if (by === who) return to;
  return to === who ? by : undefined;
}
