// The shape of a pack's phrases: what is said on which occasion, by whom, in answer to what.
import {
  localisedWords,
  REGISTERS,
  SPEECH_ACTS,
  type SpeechAct,
  type SpokenAct,
} from '@hakoniwa/stage';
import { z } from 'zod';
import { pointSchema } from './points.ts';
import { practiceSchema } from './practice-schema.ts';

/** Occasions on which instinct speaks; each phrase belongs to one. */
export const OCCASIONS = [
  'greet',
  'reply',
  'ask',
  'answer',
  'tell',
  'act',
  'notice',
  'refused',
  'happening',
  'thing',
  'need',
  'memory',
  'wish',
  'time',
  'weather',
  'alone',
  'arrive',
  'thank',
  'given-up',
  'request',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** What packs of 0.1 call some acts of speech. */
const OLD_NAMES = { push: 'insist' } as const satisfies Readonly<Record<string, SpeechAct>>;

/** What a line does in the talk, as a pack writes it; the next line may answer it. */
const moveSchema = z.enum([...SPEECH_ACTS, 'push']);

/** The act of speech of that name, in packs and logs of any version; undefined when there is none. */
export function speechActNamed(name: string | undefined): SpeechAct | undefined {
  if (name === undefined) return undefined;
  const today = Object.hasOwn(OLD_NAMES, name) ? OLD_NAMES[name as keyof typeof OLD_NAMES] : name;
  return SPEECH_ACTS.find((one) => one === today);
}

/** What is done with words on an occasion, where a phrase says nothing else, and about what. */
export const OCCASION_ACTS: Readonly<Record<Occasion, SpokenAct>> = {
  greet: { act: 'greet' },
  reply: { act: 'tell' },
  ask: { act: 'ask' },
  answer: { act: 'answer' },
  tell: { act: 'tell' },
  act: { act: 'announce', about: { kind: 'deed' } },
  notice: { act: 'tell', about: { kind: 'deed' } },
  refused: { act: 'tell', about: { kind: 'denial' } },
  happening: { act: 'tell', about: { kind: 'happening' } },
  thing: { act: 'tell', about: { kind: 'thing' } },
  need: { act: 'tell', about: { kind: 'need' } },
  memory: { act: 'tell', about: { kind: 'memory' } },
  wish: { act: 'announce', about: { kind: 'wish' } },
  time: { act: 'tell', about: { kind: 'time' } },
  weather: { act: 'tell', about: { kind: 'weather' } },
  alone: { act: 'tell' },
  arrive: { act: 'announce', about: { kind: 'place' } },
  thank: { act: 'thank' },
  'given-up': { act: 'announce', about: { kind: 'wish' } },
  request: { act: 'request', about: { kind: 'deed' } },
};

const when = z.strictObject({
  /** Parts of the day: dawn, morning, noon, evening, night, late-night. */
  time: z.array(z.string()).optional(),
  /** The verb of the act it is about. */
  verb: z.array(z.string()).optional(),
  /** The kind of thing it is about. */
  kind: z.array(z.string()).optional(),
  /** The thing it is about, by id. */
  thing: z.array(z.string()).optional(),
  /** Why the act was refused. */
  reason: z.array(z.string()).optional(),
  need: z.array(z.string()).optional(),
  /** The point its words make about the world; a line without one makes none. */
  point: z.array(pointSchema).min(1).optional(),
  /** Only when someone is there to hear it, or only when nobody is. */
  company: z.boolean().optional(),
  /** At least this much affinity to the listener. */
  affinity: z.number().optional(),
});

export const phraseSchema = z.strictObject({
  on: z.enum(OCCASIONS),
  /** Whose phrase it is; anybody's when absent. */
  who: z.string().optional(),
  /** The move it answers; any when absent. */
  to: moveSchema.optional(),
  /** The move it makes. */
  move: moveSchema.optional(),
  when: when.optional(),
  /**
   * Lines; `{call}` the listener, `{call-politely}` with an honorific, `{object}`, `{the-object}` with an
   * article, `{act}`, `{wish}`, `{memory}`, `{me}`, `{place}`, `{#list}` a word of a list; with a point also `{where}`,
   * `{deed}`, `{found}`, `{who}` and `{when}`. How a narrator told of something (`{event}`) is in nobody's mouth.
   */
  say: localisedWords,
});

export const phrasesFileSchema = z.strictObject({
  /** What can be proposed to others. */
  practices: z.array(practiceSchema).optional(),
  /** Who speaks by this file: only voices of this register; every voice when absent. */
  register: z.enum(REGISTERS).optional(),
  /** Lists of words by name, drawn from by `{#name}`; a character's own list is `name@id`. */
  lists: z.record(z.string(), localisedWords).optional(),
  phrases: z.array(phraseSchema).default([]),
});

export type Phrase = Readonly<z.infer<typeof phraseSchema>>;
export type PhrasesFile = Readonly<z.infer<typeof phrasesFileSchema>>;
