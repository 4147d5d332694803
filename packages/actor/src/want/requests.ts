// What others just asked for; the agreeable want to oblige, the contrary read a motive into it. Whoever is called comes.
import { type Condition, intentionOf, type SpeechAct } from '@hakoniwa/stage';
import type { MindContext } from '../context.ts';
import type { Memory } from '../remember/memory.ts';
import { madeBy } from './verb-hints.ts';
import type { Wish, WishSource } from './wish.ts';

export const requestWishes: WishSource = (context) => {
  const { id } = context;
  const heard = context.recent
    .slice(-REMEMBERED)
    .filter(({ actor }) => actor !== undefined && actor !== id);
  const asked = heard.filter(
    ({ asks }) => asks !== undefined && (asks.to === undefined || asks.to === id),
  );
  const calls = heard.filter(({ verb, target }) => verb === 'call' && target === id);
  return [
    ...asked.slice(-LATEST).flatMap((memory) => wishFor(context, memory) ?? []),
    ...calls.slice(-1).flatMap((memory) => comingTo(context, memory) ?? []),
  ];
};

/** The goal of whoever does what somebody asked for. */
export function goalOfRequest(actor: string): string {
  return `request:${actor}`;
}

function wishFor(context: MindContext, memory: Memory): Wish | undefined {
  const { actor = '', speech = '', seq, asks } = memory;
  if (!asks || isSettled(context, memory)) return undefined;
  return {
    ...{ kind: 'request', goal: goalOfRequest(actor), causes: [seq], text: speech, for: actor },
    wants: wanted(actor, asks),
    weight: Math.max(
      isAccepted(context, memory) ? GIVEN : 0,
      willing(context, actor) - ofOnesOwn(context, asks.object),
    ),
  };
}

/** Whoever has said yes means to do it. */
function isAccepted({ recent, id }: MindContext, { seq }: Memory): boolean {
  return recent.some(
    (one) => one.seq > seq && one.actor === id && one.does?.some((act) => YES.has(act)) === true,
  );
}

const YES: ReadonlySet<SpeechAct> = new Set(['accept', 'yield']);

/** What one has said yes to comes before most of what one would like. */
const GIVEN = 62;

/** Done, or declined. */
function isSettled({ recent, id }: MindContext, { seq, asks }: Memory): boolean {
  return recent.some(
    (one) =>
      one.seq > seq &&
      one.actor === id &&
      (one.move === 'decline' ||
        (one.verb === asks?.verb && one.object === asks?.object && !one.isDenied)),
  );
}

/** The deed itself, towards whoever wants it; or that it is so already. */
function wanted(actor: string, { verb, object }: NonNullable<Memory['asks']>): Condition {
  const deed = { verb, by: { as: 'self' }, ...(object === undefined ? {} : { object }) };
  const done = verb === 'give' ? { ...deed, target: actor } : deed;
  const made = object === undefined ? [] : madeBy(verb, object);
  return made.length === 0 ? { done } : { any: [{ done }, ...made] };
}

function willing({ personality, affinity }: MindContext, actor: string): number {
  return personality.agreeableness * 0.75 + (affinity[actor] ?? 0) / 4 - 10;
}

/** How hard it is to part with something: one's own, or what one is about to use. */
function ofOnesOwn({ believed, self, id }: MindContext, object: string | undefined): number {
  if (object === undefined) return 0;
  const isOwn = believed.props.get(object)?.owner === id;
  const steps = intentionOf(self.inner ?? {})?.steps ?? [];
  const isNeeded = JSON.stringify(steps).includes(JSON.stringify(object));
  return (isOwn ? OWN : 0) + (isNeeded ? NEEDED : 0);
}

const OWN = 30;
const NEEDED = 25;

function comingTo(context: MindContext, { actor = '', seq, place }: Memory): Wish | undefined {
  if (place === undefined || place === context.view.here) return undefined;
  return {
    ...{ kind: 'request', goal: goalOfRequest(actor), causes: [seq], text: '', for: actor },
    wants: { at: { character: { as: 'self' }, place } },
    weight: Math.max(0, willing(context, actor)),
  };
}

/** How many of them count. */
const LATEST = 2;
/** How far back a request still counts. */
const REMEMBERED = 12;
