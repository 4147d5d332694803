// A lorebook as cards carry it: what the formats name is checked, what they do not is kept.
import { z } from 'zod';
import { limits } from '../limits.ts';
import { cardText } from './text.ts';

const extensions = z.record(z.string(), z.unknown());
const keys = z.array(cardText).max(limits.listLength);

export const bookEntrySchema = z.looseObject({
  keys: keys.default([]),
  content: cardText.default(''),
  extensions: extensions.default({}),
  enabled: z.boolean().default(true),
  /** Lower stands earlier. */
  insertion_order: z.number().default(100),
  use_regex: z.boolean().optional(),
  case_sensitive: z.boolean().optional(),
  constant: z.boolean().optional(),
  selective: z.boolean().optional(),
  secondary_keys: keys.optional(),
  position: z.string().optional(),
  /** Lower is dropped first. */
  priority: z.number().optional(),
  name: cardText.optional(),
  comment: cardText.optional(),
  id: z.union([z.number(), z.string()]).optional(),
});

export const bookSchema = z.looseObject({
  name: cardText.optional(),
  description: cardText.optional(),
  scan_depth: z.number().optional(),
  token_budget: z.number().optional(),
  recursive_scanning: z.boolean().optional(),
  extensions: extensions.default({}),
  entries: z.array(bookEntrySchema).max(limits.bookEntries).default([]),
});

export type BookEntry = Readonly<z.infer<typeof bookEntrySchema>>;
export type Book = Readonly<z.infer<typeof bookSchema>>;
