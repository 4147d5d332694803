// What somebody's own tries have taught: what was refused and why, and what was done for a goal without reaching it.
import {
  type Act,
  classOf,
  type Denial,
  isA,
  MINUTE_MS,
  type Operator,
  type PropId,
  type SpokenAct,
  type World,
} from '@hakoniwa/stage';
import type { MindContext } from '../context.ts';
import type { Memory, Refusal, SpokenAsk } from '../remember/memory.ts';
import { HOPELESS } from './conclude.ts';

type Tried = Pick<Act, 'verb' | 'object' | 'target'>;

export interface Experience {
  /** Why the act was refused, where nothing was gained since that could make it go. */
  refusal(act: Tried, steps: readonly Operator[]): Denial | undefined;
  /** How often it was done for this goal, which is still not reached; by anybody, where all see what is found. */
  timesTried(act: Tried): number;
  /** Whether it was refused before, whatever for and however long ago. */
  wasRefused(act: Tried): boolean;
  /** How much was tried for this goal since anything last came of it. */
  readonly inVain: number;
  /** Whether somebody was asked for it already, for this goal. */
  hasAsked(line: SpokenAct): boolean;
  /** Whether whoever was asked for it said no. */
  wasDeclined(line: SpokenAct): boolean;
  /** Whether somebody was asked a moment ago and may still come to it. */
  readonly isWaiting: boolean;
  /** How often one went somewhere for this goal since one last spoke with anybody about it. */
  readonly walks: number;
  /** Whether one has been in a place. */
  hasBeen(place: string): boolean;
  /** Whether one believes it to be of no use: concluded oneself, or told by somebody. */
  isHopeless(act: Tried): boolean;
}

/** Memories looked back on: what was tried longer ago may be tried again. */
const TRIED = 120;

/** What was learnt about a goal. */
export function experienceOf(
  {
    memories,
    id,
    self,
    view,
    believed,
  }: Pick<MindContext, 'memories' | 'id' | 'self' | 'view' | 'believed'>,
  goal: string,
): Experience {
  const lately = memories.slice(-TRIED);
  const own = lately.filter(({ actor, verb }) => actor === id && verb !== undefined);
  const forIt = own.filter((one) => one.goal === goal);
  const isNews = (one: Memory) => isFirst(one, own);
  const tries = forIt.filter((one) => !MEANS.has(one.verb ?? '') || isNews(one));
  const asked = lately.filter(
    ({ actor, asks, goal: of }) => actor === id && asks !== undefined && of === goal,
  );
  const answerTo = ({ seq, asks }: Memory) =>
    lately.find((one) => one.seq > seq && one.actor === asks?.to && ANSWERS.has(one.move ?? ''));
  const lastGain = tries.findLastIndex((one) => isProgress(one) || isNews(one));
  return {
    refusal(act, steps) {
      const last = own.findLast((one) => isSame(one, act));
      const { denial } = last ?? {};
      if (!last?.isDenied || !denial || !LASTING.has(denial.cause)) return undefined;
      const refused = { denial, believed };
      // What one had before it was refused is no new means.
      const isNew = (object: string | undefined) =>
        !own.some(
          (one) => one.seq < last.seq && one.object === object && GAINS.has(one.verb ?? ''),
        );
      const hasGained =
        steps.some((step) => 'do' in step && isNew(step.do.object) && helps(refused, step.do)) ||
        lately.some(
          (one) =>
            one.seq > last.seq &&
            isGain(one, id) &&
            isNew(one.object) &&
            helps(refused, { verb: one.verb ?? '', object: one.object }),
        );
      return hasGained ? undefined : (denial as Denial);
    },
    timesTried: (act) =>
      (SHOWS.has(act.verb) ? lately : forIt).filter((one) => isSame(one, act)).length,
    wasRefused: (act) =>
      memories.some((one) => one.actor === id && one.isDenied && isSame(one, act)),
    inVain: tries.length - 1 - lastGain,
    hasAsked: (line) => asked.some(({ asks }) => isAskedIn(asks, line)),
    wasDeclined: (line) =>
      asked.some((one) => isAskedIn(one.asks, line) && answerTo(one)?.move === 'decline'),
    isWaiting: asked.some(
      (one) => view.time.now - one.at <= PATIENCE_MS && answerTo(one)?.move !== 'decline',
    ),
    walks: forIt.filter(
      ({ verb, isDenied, seq }) =>
        verb === 'move' && !isDenied && seq > (asked.at(-1)?.seq ?? Number.NEGATIVE_INFINITY),
    ).length,
    hasBeen: (place) =>
      own.some((one) => one.place === place || (one.verb === 'move' && one.target === place)),
    isHopeless: ({ verb, object }) =>
      self.inner?.beliefs.some(
        ({ about, aspect, value, since }) =>
          aspect === HOPELESS &&
          value === verb &&
          about === `props/${object}` &&
          !own.some((one) => one.at >= since && isNewKey(one, { own, believed })),
      ) === true,
  };
}

/** So long one waits for what one asked for before one thinks of something else. */
const PATIENCE_MS = 5 * MINUTE_MS;

const ANSWERS: ReadonlySet<string> = new Set(['accept', 'decline']);

function isAskedIn(asks: SpokenAsk | undefined, { to, about }: SpokenAct): boolean {
  return asks?.verb === about?.of && asks?.object === about?.with && asks?.to === to;
}

/** Refusals that stay as long as one has no other key, tool or state to come with. */
const LASTING: ReadonlySet<string> = new Set([
  'locked',
  'wrong-key',
  'requirement',
  'not-afforded',
  'owned-by-other',
  'held-by-other',
]);

/** What shows everybody who is there whether something is in it, or comes of it. */
const SHOWS: ReadonlySet<string> = new Set(['open', 'search', 'inspect', 'use']);

/** Doors and machines open and run whether or not it helps; what is found, taken or used up is something. */
function isProgress({ verb = '', isDenied, isChange }: Memory): boolean {
  return !isDenied && isChange === true && !IDLE.has(verb);
}
const IDLE: ReadonlySet<string> = new Set(['open', 'use', 'give']);

/** A room one had never been in, or what was in the way for the first time: one knows more than before. */
function isFirst(one: Memory, own: readonly Memory[]): boolean {
  const { verb, isDenied, denial } = one;
  const isKnowledge = isDenied ? LASTING.has(denial?.cause ?? '') : verb === 'move';
  return isKnowledge && own.find((other) => isSame(other, one as Tried)) === one;
}

/** Going somewhere is only the way to a try. */
const MEANS: ReadonlySet<string> = new Set(['move']);

/** What brings something one did not have. */
const GAINS: ReadonlySet<string> = new Set(['take', 'unlock', 'force']);

function isGain({ verb, actor, target, isDenied }: Memory, id: string): boolean {
  if (isDenied || verb === undefined) return false;
  return actor === id ? GAINS.has(verb) : verb === 'give' && target === id;
}

interface Refused {
  readonly denial: Refusal;
  readonly believed: World;
}

/** Whether a deed since may make go what was refused: another key for a lock, what was asked for, what was handed over. */
function helps(
  { denial: { cause, about, needs }, believed }: Refused,
  { verb, object }: { readonly verb: string; readonly object?: string | undefined },
): boolean {
  if (object === undefined) return false;
  if (object === about) return verb !== 'take';
  const prop = believed.props.get(object as PropId);
  if (!prop || cause === 'not-afforded') return false;
  if (object === needs || prop.name === needs) return true;
  return LOCKS.has(cause) && isA(classOf(prop), 'key');
}

const LOCKS: ReadonlySet<string> = new Set(['locked', 'wrong-key']);

/** A key one had never had in hand: what was said of a lock before is open again. */
function isNewKey(
  { verb, isDenied, object, seq }: Memory,
  { own, believed }: { readonly own: readonly Memory[]; readonly believed: World },
): boolean {
  const prop = verb === 'take' && !isDenied ? believed.props.get(object as PropId) : undefined;
  const isFirst = !own.some((one) => one.seq < seq && one.object === object && one.verb === verb);
  return prop !== undefined && isFirst && isA(classOf(prop), 'key');
}

function isSame(one: Pick<Memory, 'verb' | 'object' | 'target'>, act: Tried): boolean {
  return one.verb === act.verb && one.object === act.object && one.target === act.target;
}
