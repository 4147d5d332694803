// The shape of a pack's phrases: what is said on which occasion, by whom, in answer to what.
import { localisedWords } from '@hakoniwa/stage';
import { z } from 'zod';

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
] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** What a line does in the talk; the next line may answer it. */
export const MOVES = [
  'greet',
  'propose',
  'object',
  'push',
  'yield',
  'ask',
  'answer',
  'tell',
  'tease',
  'thank',
  'comfort',
] as const;
export type Move = (typeof MOVES)[number];

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
  to: z.enum(MOVES).optional(),
  /** The move it makes. */
  move: z.enum(MOVES).optional(),
  when: when.optional(),
  /** Lines; `{call}` the listener, `{object}`, `{act}`, `{event}`, `{wish}`, `{memory}`, `{me}`, `{place}`, `{#list}` a word of a list. */
  say: localisedWords,
});

export const phrasesFileSchema = z.strictObject({
  /** Lists of words by name, drawn from by `{#name}`; a character's own list is `name@id`. */
  lists: z.record(z.string(), localisedWords).optional(),
  phrases: z.array(phraseSchema),
});

export type Phrase = Readonly<z.infer<typeof phraseSchema>>;
export type PhrasesFile = Readonly<z.infer<typeof phrasesFileSchema>>;
