// Why somebody did what they did, as the log tells it: the goal, the plan, what set it off; and what was refused.
import {
  contextOf,
  memoriesOf,
  type NotDone,
  type PhraseBook,
  tellConsidered,
} from '@hakoniwa/actor';
import {
  type EventFacts,
  eventText,
  type Intention,
  intentionOf,
  isJsonObject,
  type Operator,
  type Rulebook,
  type SealedEvent,
  type World,
  worldAfter,
} from '@hakoniwa/stage';
import { rngAt } from './turn.ts';

/** One event with the reasons behind it. */
export interface EventReasons {
  readonly seq: number;
  readonly text: string;
  readonly goal?: string | undefined;
  /** The wish in the words of the sheet, where it is one. */
  readonly wish?: string | undefined;
  /** What was set out to be done, and how far it had come. */
  readonly plan?: { readonly steps: readonly string[]; readonly at: number } | undefined;
  /** Earlier tries for the same goal that were refused, with the cause. */
  readonly refused: readonly {
    readonly seq: number;
    readonly text: string;
    readonly cause: string;
  }[];
  /** What else was weighed just then, and why it was not done. */
  readonly considered: readonly NotDone[];
  /** The events that set it off, or that it answers. */
  readonly causes: readonly { readonly seq: number; readonly text: string }[];
}

export interface WhyAsked {
  readonly rules: Rulebook;
  readonly genesis: World;
  /** The log up to the event, in order. */
  readonly events: readonly SealedEvent[];
  readonly seq: number;
}

/** The reasons of an event; undefined when there is no such event. */
export function reasonsOf({ rules, genesis, events, seq }: WhyAsked): EventReasons | undefined {
  const event = events.find((one) => one.seq === seq);
  if (!event) return undefined;
  const earlier = events.filter((one) => one.seq < seq);
  const world = worldAfter(genesis, earlier);
  const told = (one: EventFacts) => eventText(rules, { world, event: one });
  const { goal, causes = [], answers } = event.why ?? {};
  const set = new Set([...causes, ...(answers === undefined ? [] : [answers])]);
  return {
    seq,
    text: told(event),
    goal,
    wish: wishOf(world, event),
    plan: planOf(worldAfter(world, [event]), event) ?? planOf(world, event),
    refused: earlier
      .filter((one) => one.actor === event.actor && one.denial && one.why?.goal === goal)
      .map((one) => ({ seq: one.seq, text: told(one), cause: one.denial?.cause ?? '' })),
    considered: consideredBy({ rules, genesis, events: earlier }, event),
    causes: earlier
      .filter((one) => set.has(one.seq))
      .map((one) => ({ seq: one.seq, text: told(one) })),
  };
}

/** Worked out anew from what was so, seen and remembered when the turn began. */
function consideredBy(
  { rules, genesis, events }: Omit<WhyAsked, 'seq'>,
  { actor, turn, why }: SealedEvent,
): readonly NotDone[] {
  if (why?.goal === undefined) return [];
  const before = events.filter((one) => one.seq < turn);
  const world = worldAfter(genesis, before);
  const who = actor === undefined ? undefined : world.characters.get(actor);
  if (!who || who.controlledBy === 'human') return [];
  const { id } = who;
  const context = contextOf({
    ...{ rules, world, id, phrases: PLAIN_VOICE, memories: memoriesOf(before, id) },
    rng: rngAt({ world, seq: before.at(-1)?.seq ?? 0 }, id),
  });
  return context ? tellConsidered(context, why.goal) : [];
}

/** Everybody has some words to ask by: the default grammar sees to it. */
const PLAIN_VOICE: PhraseBook = {
  lines: [
    { on: 'request', who: undefined, to: undefined, move: undefined, when: {}, template: '' },
  ],
  lists: new Map(),
  practices: [],
};

/** The words of the wish on the sheet of whoever did it. */
function wishOf({ characters }: World, { actor = '', why }: SealedEvent): string | undefined {
  const id = why?.goal?.startsWith(DESIRE) ? why.goal.slice(DESIRE.length) : undefined;
  return characters.get(actor)?.desires.find((one) => one.id === id)?.text;
}

const DESIRE = 'desire:';

function planOf({ characters }: World, { actor = '', why }: SealedEvent): EventReasons['plan'] {
  const intention: Intention | undefined = intentionOf(characters.get(actor) ?? {});
  if (!intention || why?.goal !== intention.goal) return undefined;
  return { steps: intention.steps.map(stepText), at: intention.at };
}

function stepText(step: Operator): string {
  const [kind, said] = Object.entries(step)[0] ?? ['', {}];
  const words = isJsonObject(said) ? Object.values(said).flatMap(wordsOf) : [];
  return [...(kind === 'do' ? [] : [kind]), ...words].join(' ');
}

function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return isJsonObject(value as never) ? Object.values(value as object).flatMap(wordsOf) : [];
}
