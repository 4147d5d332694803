// A character in one language, as far as a card can carry them: who they are, not how they fare.
import { z } from 'zod';
import type { V1_FIELDS } from '../schema/card-data.ts';

const name = z.string().min(1).max(200);
const prose = z.string().min(1).max(8_000);
const names = z.array(name);
const points = z.int().min(0).max(100);
const pointsByName = z.record(z.string().min(1).max(200), points);
const desires = z.array(z.object({ text: prose, weight: points })).max(25);

const personality = z.object({
  openness: points,
  conscientiousness: points,
  extraversion: points,
  agreeableness: points,
  neuroticism: points,
  grit: points,
  growthMindset: points,
  values: names.max(20).optional(),
});

const manner = z.object({
  firstPerson: name.optional(),
  style: prose.optional(),
  endings: names.max(50).optional(),
  openers: names.max(50).optional(),
  never: names.max(50).optional(),
  maxSentences: z.int().min(1).max(20).optional(),
});

/** What no field of a card is for; it travels in an extension of ours. */
export const traitsSchema = z.object({
  aliases: names.max(50).optional(),
  traits: names.max(30).optional(),
  moods: names.max(30).optional(),
  personality,
  priorities: pointsByName.optional(),
  skills: pointsByName.optional(),
  hands: z.int().min(0).max(8).optional(),
  desires: z.object({ short: desires.optional(), long: desires.optional() }).optional(),
  manner: manner.optional(),
});

export type PlainTraits = Readonly<z.infer<typeof traitsSchema>>;

/** A story's beginning with this character. */
export interface PlainBeginning {
  readonly scenario: string;
  readonly opening: string;
}

export interface PlainCharacter {
  readonly name: string;
  readonly fullName?: string | undefined;
  readonly description: string;
  readonly profile?: string | undefined;
  /** Lines that sound like them. */
  readonly lines: readonly string[];
  readonly traits: PlainTraits;
}

export interface PlainLore {
  readonly title?: string | undefined;
  readonly text: string;
  readonly keys: readonly string[];
}

/** The texts of a card that the sheet speaks to. */
export type SheetField = (typeof V1_FIELDS)[number] | 'nickname';

/** An object without the fields that say nothing. */
export function withoutUndefined<T extends object>(
  value: T,
): { [K in keyof T]: Exclude<T[K], undefined> } {
  const kept = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(kept) as { [K in keyof T]: Exclude<T[K], undefined> };
}
