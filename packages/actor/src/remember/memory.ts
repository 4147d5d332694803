// A memory: one witnessed event as the one who witnessed it has it, without what was in others' heads.
import {
  type Command,
  type EventDraft,
  isJsonObject,
  type Json,
  type SealedEvent,
  type SpeechAct,
  saysIn,
} from '@hakoniwa/stage';
import { speechActNamed } from '../phrases/phrase-schema.ts';
import type { Insight } from './insight.ts';
import { type WordGiven, wordsGiven } from './word-given.ts';

export interface Memory {
  readonly seq: number;
  readonly at: number;
  readonly type: string;
  readonly actor?: string;
  readonly object?: string;
  readonly target?: string;
  readonly place?: string;
  readonly isDenied: boolean;
  /** Why it was refused, and what was lacking. */
  readonly denial?: {
    readonly reason: string;
    readonly cause: string;
    readonly about?: string;
    readonly needs?: string;
  };
  readonly speech?: string;
  readonly verb?: string;
  /** What the speaker meant by it, where the speaker said so: a proposal, a question. */
  readonly move?: SpeechAct;
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
export type Witnessed = EventDraft & Pick<SealedEvent, 'seq'>;

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
      verb: text(detail.verb),
      move: spokenActOf(event),
      text: text(detail.text),
      action: text(detail.action),
      promise: text(detail.promise),
      promises: promises.length > 0 ? promises : undefined,
    }),
  };
}

/** What the words of an event do in the talk; in logs of 0.1 the mind's note says so. */
export function spokenActOf(event: Pick<EventDraft, 'command' | 'detail'>): SpeechAct | undefined {
  const [said] = saysIn(event);
  if (said) return said.act;
  const note = noteOf(event.command);
  return isJsonObject(note) ? speechActNamed(text(note.move)) : undefined;
}

/** What the speaker meant, with words of one's own accord or a line of a talk that was asked for. */
function noteOf(command: Command): Json | undefined {
  if (command.type === 'perform') return command.note;
  return command.type === 'answer' && isJsonObject(command.value) ? command.value.note : undefined;
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
