// The form of a backup: which entries it has and what stands in them. docs/guides/back-up.md tells it to people.
import { z } from 'zod';
import { limits } from './limits.ts';

/** The form this program writes; older ones it reads, newer ones it refuses. */
export const BACKUP_VERSION = 1;

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const name = z
  .string()
  .min(1)
  .max(200)
  .regex(/^\P{Cc}*$/u);
/** No database keeps a text with the character 0. */
const text = z.string().refine((given) => !given.includes('\u0000'), 'a character is not allowed');
const short = text.max(1_000);
const count = z.int().min(0).max(2_147_483_647);
const moment = z.iso.datetime({ offset: true });

/** Where an entry of a garden stands; gardens are numbered, so no name becomes a path. */
export function gardenEntry(
  number: number,
  file: 'genesis.json' | 'events.jsonl' | 'calls.jsonl' | 'garden.json',
): string {
  return `gardens/${String(number).padStart(4, '0')}/${file}`;
}
export const MANIFEST = 'manifest.json';
export const PACKS = 'packs.jsonl';
export const SETTINGS = 'settings.jsonl';

/** The only names an entry can have. */
export const ENTRY_NAME =
  /^(?:manifest\.json|packs\.jsonl|settings\.jsonl|gardens\/\d{4,5}\/(?:garden\.json|genesis\.json|events\.jsonl|calls\.jsonl))$/;

export const manifestSchema = z.strictObject({
  format: z.literal('hakoniwa-backup'),
  version: z.int().min(1),
  createdAt: moment,
  gardens: count.max(limits.gardens),
  events: count,
  calls: count,
  packs: count,
  settings: count,
  /** Every other entry, with its size and digest. */
  entries: z.array(z.strictObject({ name, bytes: count, sha256: hash })).max(limits.entries),
});
export type Manifest = z.infer<typeof manifestSchema>;

const position = z.strictObject({ branch: name, seq: count });

const branchSchema = z.strictObject({
  id: name,
  parent: position.optional(),
  undoes: name.optional(),
  createdAt: short.optional(),
  /** The last event of its line, and the world after it. */
  seq: count,
  hash,
  stateHash: z.string().max(200),
});

/** What is known of a garden besides its log; a log that no server keeps has none of it. */
export const factsSchema = z.strictObject({
  title: short.optional(),
  pack: name.optional(),
  scenario: name.optional(),
  language: short.optional(),
  createdAt: moment.optional(),
  clockState: short.optional(),
  clockSpeed: short.optional(),
});
export type GardenFacts = z.infer<typeof factsSchema>;

export const sheetSchema = z.strictObject({
  name,
  facts: factsSchema,
  genesisHash: hash,
  head: name,
  events: count,
  calls: count,
  branches: z.array(branchSchema).min(1).max(limits.branches),
});
export type GardenSheet = z.infer<typeof sheetSchema>;

export const callSchema = z.strictObject({
  id: name,
  branch: name,
  seq: count,
  state: short,
  model: short.nullable(),
  request: text,
  answer: text.nullable(),
  inputTokens: count.nullable(),
  outputTokens: count.nullable(),
  startedAt: moment,
  endedAt: moment.nullable(),
});
export type BackupCall = z.infer<typeof callSchema>;

export const packSchema = z.strictObject({
  name,
  version: short,
  hash: short,
  /** `{path: text}` as JSON text. */
  files: text,
});
export type BackupPack = z.infer<typeof packSchema>;

export const settingSchema = z.strictObject({ name, value: text });
export type BackupSetting = z.infer<typeof settingSchema>;
