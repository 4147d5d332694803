// What two are doing together: begun by one, taken up by the other, step by step, over when its last step is taken or the
// time for it is. It is in what was said and done, and nowhere else.
import { type Condition, isSpeechAct, MINUTE_MS, type SpeechAct } from '@hakoniwa/stage';
import type { MindContext } from '../context.ts';
import { actOfPoint } from '../phrases/points.ts';
import { type Practice, type PracticeStep, stepsOf } from '../phrases/practice-schema.ts';
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

/** The last thing somebody here began to do together and how far it has come; none whose time is over. */
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
  // Where nothing is proposed, the first step opens it; that step is the first thing done in it.
  if (!joint || joint.practice.id !== practice.id)
    return practice.after ? { practice, by, to, stage: 'agreed', at, seq: seq - 1 } : joint;
  const stage = STAGES[move];
  if (stage === 'closed' && !practice.after) return { ...joint, stage, seq };
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

/** The step that is to be taken now, with who has taken their part of it; none once the last one is taken. */
export interface OpenStep extends PracticeStep {
  readonly taken: ReadonlySet<string>;
}

/** How far it has come, as far as one saw it. */
export function openStep(context: MindContext, joint: Joint): OpenStep | undefined {
  const steps = stepsOf(joint.practice);
  let at = 0;
  let taken = new Set<string>();
  const isAllThere = () => {
    const step = steps[at];
    return step && 'go' in step.does && isWhole(step, arrived(context, joint, step));
  };
  for (const memory of context.recent) {
    while (isAllThere()) at += 1;
    const step = steps[at];
    const { actor } = memory;
    if (!step || actor === undefined || memory.seq <= joint.seq) continue;
    if (!isBy(joint, step, actor) || !takes(memory, { step, joint })) continue;
    taken.add(actor);
    if (!isWhole(step, taken)) continue;
    at += 1;
    taken = new Set();
  }
  while (isAllThere()) at += 1;
  const step = steps[at];
  return step && { ...step, taken: 'go' in step.does ? arrived(context, joint, step) : taken };
}

const isWhole = ({ who }: PracticeStep, taken: ReadonlySet<string>): boolean =>
  taken.size >= (who === 'each' ? 2 : 1);

/** Who of them is where they meant to go, as one believes. */
function arrived(
  { id, view, believed }: MindContext,
  joint: Joint,
  step: PracticeStep,
): Set<string> {
  const people = [joint.by, ...(joint.to === undefined ? [] : [joint.to])];
  const isThere = (who: string) =>
    (who === id ? view.here : believed.characters.get(who as never)?.place) === joint.place;
  return new Set(people.filter((who) => isBy(joint, step, who) && isThere(who)));
}

function isBy({ by, to }: Joint, { who }: PracticeStep, actor: string): boolean {
  return (who !== 'to' && actor === by) || (who !== 'by' && actor === to);
}

function takes(
  { verb, isDenied, about, does = [] }: Memory,
  { step, joint }: { readonly step: PracticeStep; readonly joint: Joint },
): boolean {
  const it = step.does;
  if ('say' in it) {
    const isOfIt = about?.kind === 'practice' && about.of === joint.practice.id;
    return isOfIt && it.say.some((point) => does.includes(actOfPoint(point) ?? 'tell'));
  }
  return 'verb' in it && verb === it.verb && !isDenied;
}

/** Whether it is for somebody to take the step now. */
export function isToTake(
  joint: Joint,
  { step, who }: { readonly step: OpenStep; readonly who: string },
): boolean {
  return isBy(joint, step, who) && !step.taken.has(who);
}

/** What somebody wants who takes a step; words are said and not wanted. */
export function partWanted(
  { does }: PracticeStep,
  place: string | undefined,
): Condition | undefined {
  if ('say' in does) return undefined;
  if (!('go' in does)) return { done: { ...does, by: { as: 'self' } } };
  return place === undefined ? undefined : { at: { character: { as: 'self' }, place } };
}

/** The other of the two; nobody for who has no part in it. */
export function otherOf({ by, to }: Joint, who: string): string | undefined {
  if (by === who) return to;
  return to === who ? by : undefined;
}
