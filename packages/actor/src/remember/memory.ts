// A memory: one witnessed event as the one who witnessed it has it, without what was in others' heads.
import {
  type Command,
  type EventFacts,
  type Gesture,
  gesturesIn,
  isJsonObject,
  isSpeechAct,
  type Json,
  type SealedEvent,
  type SpeechAct,
  saysIn,
  TURN_PERFORMED,
} from '@hakoniwa/stage';
import { speechActNamed } from '../phrases/phrase-schema.ts';
import type { Insight } from './insight.ts';
import { type AskedQuestion, type Matter, questionIn } from './question.ts';
import { type WordGiven, wordsGiven } from './word-given.ts';

/** Why something could not be done. */
export interface Refusal {
  readonly reason: string;
  readonly cause: string;
  /** By id where the world knows it, else in the actor's own word. */
  readonly about?: string;
  readonly needs?: string;
}

/** A deed somebody was asked for. */
export interface SpokenAsk {
  readonly verb: string;
  readonly object?: string;
  readonly to?: string;
}

export interface Memory {
  readonly seq: number;
  readonly at: number;
  readonly type: string;
  readonly actor?: string;
  readonly object?: string;
  readonly target?: string;
  readonly place?: string;
  readonly isDenied: boolean;
  /** Whether things, places or bodies are other than before, or something came from outside. */
  readonly isChange?: true;
  /** Why it was refused, and what was lacking. */
  readonly denial?: Refusal;
  readonly speech?: string;
  /** What was done beside the words. */
  readonly gestures?: readonly Gesture[];
  /** What its actor tried in vain before anybody saw it: known to them alone. */
  readonly refused?: readonly Refusal[];
  readonly verb?: string;
  /** What the speaker meant by it, where the speaker said so: a proposal, a question. */
  readonly move?: SpeechAct;
  /** Everything the words do. */
  readonly does?: readonly SpeechAct[];
  /** What the words ask somebody to do. */
  readonly asks?: SpokenAsk;
  /** What the words want to know. */
  readonly question?: AskedQuestion;
  /** Whom the words are said to, where they say so. */
  readonly to?: string;
  /** What the words are about, where it is something of the world. */
  readonly about?: Matter;
  /** What its actor was after: known to them alone. */
  readonly goal?: string;
  /** A happening's own words. */
  readonly text?: string;
  /** What of daily life was begun or done. */
  readonly action?: string;
  /** The promise whose time came, or passed. */
  readonly promise?: string;
  /** What became of promises by it. */
  readonly promises?: readonly WordGiven[];
  /** What was made of a whole day, when it is no single event. */
  readonly insight?: Insight;
  /** From 0 (passing) to 100 (never to be forgotten). */
  readonly importance: number;
}

/** What a memory is made of: any event that has its number. */
export type Witnessed = EventFacts & Pick<SealedEvent, 'seq' | 'command'>;

/** What a character has witnessed of a log, oldest first. */
export function memoriesOf(events: Iterable<SealedEvent>, id: string): Memory[] {
  const memories: Memory[] = [];
  for (const event of events) if (event.witnesses.includes(id)) memories.push(memoryOf(event));
  return memories;
}

/** One event as a memory. Thoughts are left out: nobody witnesses them. */
export function memoryOf(event: Witnessed): Memory {
  const detail = isJsonObject(event.detail) ? event.detail : {};
  const { denial } = event;
  const promises = wordsGiven(event);
  return {
    seq: event.seq,
    at: event.at,
    type: event.type,
    isDenied: event.outcome === 'denied',
    ...(isChange(event) ? { isChange: true } : {}),
    importance: promises.length > 0 ? GIVEN_WORD : importanceOf(event),
    ...given({
      actor: event.actor,
      object: event.object,
      target: event.target,
      place: event.place,
      denial: denial && {
        reason: denial.reason,
        cause: denial.cause,
        ...given({ about: denial.about, needs: denial.needs }),
      },
      speech: text(detail.speech),
      gestures: some(gesturesIn(event)),
      refused: some(refusedIn(event)),
      verb: text(detail.verb),
      move: spokenActOf(event),
      does: some(saysIn(event).map(({ act }) => act)),
      asks: askedIn(event),
      question: questionIn(event),
      to: saysIn(event).find(({ to }) => to !== undefined)?.to,
      about: saysIn(event).find(({ about }) => about !== undefined)?.about,
      goal: event.why?.goal,
      text: text(detail.text),
      action: text(detail.action),
      promise: text(detail.promise),
      promises: some(promises),
    }),
  };
}

/** What people believe, want and remember, and what systems count, is no change of what can be seen. */
function isChange({ outcome, patch, detail }: EventFacts): boolean {
  if (outcome === 'denied') return false;
  if (isJsonObject(detail) && text(detail.text) !== undefined) return true;
  return patch.some(({ path }) => SEEN.test(path));
}

const SEEN =
  /^\/(?:props|places)\/|^\/characters\/[^/]+(?:$|\/(?:place|posture|status|activity)(?:$|\/))/;

/** What the words of an event do in the talk; in logs of 0.1 the mind's note says so. */
function spokenActOf(event: Pick<SealedEvent, 'command' | 'detail'>): SpeechAct | undefined {
  const acts = saysIn(event).map(({ act }) => act);
  const said = acts.find((act) => !PREFACES.has(act)) ?? acts[0];
  if (said) return said;
  const note = noteOf(event.command);
  return isJsonObject(note) ? speechActNamed(text(note.move)) : undefined;
}

/** What is said ahead of what is meant: sorry, I cannot. */
const PREFACES: ReadonlySet<SpeechAct> = new Set(['apologise', 'acknowledge', 'call', 'thank']);

/** The deed the words of an event ask for. */
function askedIn(event: Pick<SealedEvent, 'detail'>): SpokenAsk | undefined {
  for (const { act, about, to } of saysIn(event)) {
    if (!isSpeechAct(act, 'request') || about?.kind !== 'deed' || about.of === undefined) continue;
    return { verb: about.of, ...given({ object: about.with, to }) };
  }
  return undefined;
}

/** What the speaker meant, with words of one's own accord or a line of a talk that was asked for. */
function noteOf(command: Command | undefined): Json | undefined {
  if (command?.type === 'perform') return command.note;
  return command?.type === 'answer' && isJsonObject(command.value) ? command.value.note : undefined;
}

/** What the record of a turn says was given up before it was tried. */
function refusedIn({ type, command }: Pick<SealedEvent, 'type' | 'command'>): readonly Refusal[] {
  const note = type === TURN_PERFORMED ? noteOf(command) : undefined;
  const kept = isJsonObject(note) && Array.isArray(note.refused) ? note.refused : [];
  return kept.flatMap((one) => {
    if (!isJsonObject(one)) return [];
    const { reason, cause, about, needs } = one;
    if (typeof reason !== 'string' || typeof cause !== 'string') return [];
    return [{ reason, cause, ...given({ about: text(about), needs: text(needs) }) }];
  });
}

function some<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length > 0 ? list : undefined;
}

const IMPORTANCE: Readonly<Record<string, number>> = {
  'happening-injected': 70,
  'act-denied': 45,
  'prop-given': 55,
  'prop-eaten': 35,
  'prop-thrown': 50,
  'prop-spilled': 60,
  'prop-forced': 65,
  'prop-unlocked': 55,
  'promise-due': 60,
  'turn-performed': 30,
  'words-said': 30,
  'character-moved': 20,
};

/** A word given, kept or broken is not soon forgotten. */
const GIVEN_WORD = 75;

function importanceOf(event: Witnessed): number {
  return IMPORTANCE[event.type] ?? 25;
}

function text(value: Json | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function given<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
