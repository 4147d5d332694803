// The answer to a request: whether one does what one was asked for, and if not, why.
import { intentionOf, type Prop } from '@hakoniwa/stage';
import type { MindContext } from '../context.ts';
import type { Point } from '../phrases/points.ts';
import type { Topic } from '../phrases/speak.ts';
import { isWithinReach, type Pursuit } from '../plan/pursue.ts';
import type { Memory } from '../remember/memory.ts';
import { goalOfRequest } from '../want/requests.ts';
import { factsOf, thingName } from './named.ts';
import { deedText } from './phrase-of.ts';

const WAITED_FOR = 97;

/** Whoever is asked for something says whether they do it; and if not, why. */
export function compliance(
  context: MindContext,
  { last, pursuit }: { readonly last: Memory; readonly pursuit: Partial<Pursuit> },
): Topic[] {
  const { act: next, goal, intends } = pursuit;
  const { asks, actor = '', seq } = last;
  if (!asks || (asks.to !== undefined && asks.to !== context.id)) return [];
  const fill = { object: thingName(context, asks.object) };
  // It may be what one is about to do anyway.
  const steps = (intends ?? intentionOf(context.self.inner ?? {}))?.steps ?? [];
  const own = [...(next ? [next] : []), ...steps.flatMap((one) => ('do' in one ? [one.do] : []))];
  const isSame = own.some(({ verb, object }) => verb === asks.verb && object === asks.object);
  const isDone =
    isSame || goal?.goal === goalOfRequest(actor) || isWilling(context, actor, pursuit);
  const reason = isDone ? undefined : unwilling(context, asks.object);
  const act = isDone ? 'accept' : 'decline';
  const why = { answers: seq };
  const of = { on: 'reply', to: 'request', due: 'request', fill, why } as const;
  const facts = factsOf(context, asks);
  const deed = deedText(
    context,
    steps.findLast((one) => 'do' in one),
  );
  return [
    { ...of, weight: WAITED_FOR, move: act, facts: { ...facts, reason } },
    {
      ...{ ...of, weight: WAITED_FOR - 1, fill: { ...fill, deed } },
      facts: { ...facts, point: complying(context, reason) },
      says: { act, to: actor },
    },
  ];
}

/** Whether one will see to it, though something else comes first: it is wished for a little, and there is a way. */
function isWilling(
  context: MindContext,
  actor: string,
  { wishes = [] }: Partial<Pursuit>,
): boolean {
  const wish = wishes.find((one) => one.goal === goalOfRequest(actor));
  if (!wish?.wants || wish.weight < WILLING) return false;
  return isWithinReach(context, { wants: wish.wants, goal: wish.goal });
}

/** Below this much of a wish one says no. */
const WILLING = 12;

/** With what grace one says yes, or no: the contrary hear a push in it. */
function complying({ personality }: MindContext, reason: string | undefined): Point {
  const { agreeableness } = personality;
  if (reason === undefined)
    return agreeableness >= GLAD
      ? 'yes-glad'
      : agreeableness >= PLAIN
        ? 'yes-plain'
        : 'yes-grudging';
  if (agreeableness < PLAIN) return 'no-pushed';
  return NO[reason] ?? 'no-unable';
}

const GLAD = 65;
const PLAIN = 40;
const NO: Readonly<Record<string, Point>> = { mine: 'no-mine', busy: 'no-busy' };

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
