// The form of a backup: which entries it has and what stands in them. docs/guides/back-up.md tells it to people.
import { LANGUAGES } from '@hakoniwa/stage';
import { z } from 'zod';
import { backupCount, backupText, hash, idOf, jsonOf, moment, name, short } from './fields.ts';
import { limits } from './limits.ts';

/** The form this program writes; older ones it reads, newer ones it refuses. */
export const BACKUP_VERSION = 2;

/** Where an entry of a garden stands; gardens are numbered, so no name becomes a path. */
export function gardenEntry(
  number: number,
  file: 'genesis.json' | 'events.jsonl' | 'calls.jsonl' | 'garden.json' | 'play.jsonl',
): string {
  return `gardens/${String(number).padStart(4, '0')}/${file}`;
}
export const MANIFEST = 'manifest.json';
export const PACKS = 'packs.jsonl';
export const REVISIONS = 'revisions.jsonl';
export const BACKUP_SETTINGS = 'settings.jsonl';
/** Player characters who never began, and the wallet of whoever plays. */
export const CHARACTERS = 'characters.jsonl';
export const LEDGER = 'ledger.jsonl';

/** The only names an entry can have. */
export const ENTRY_NAME =
  /^(?:manifest\.json|(?:packs|revisions|settings|characters|ledger)\.jsonl|gardens\/\d{4,5}\/(?:garden\.json|genesis\.json|events\.jsonl|calls\.jsonl|play\.jsonl))$/;

export const manifestSchema = z.strictObject({
  format: z.literal('hakoniwa-backup'),
  version: z.int().min(1),
  createdAt: moment,
  gardens: backupCount.max(limits.gardens),
  events: backupCount,
  calls: backupCount,
  packs: backupCount,
  settings: backupCount,
  /** Since version 2: player characters, lines of the ledger, states of packs. */
  characters: backupCount.default(0),
  ledger: backupCount.default(0),
  revisions: backupCount.default(0),
  /** Every other entry, with its size and digest. */
  entries: z.array(z.strictObject({ name, bytes: backupCount, sha256: hash })).max(limits.entries),
});
export type Manifest = z.infer<typeof manifestSchema>;

const position = z.strictObject({ branch: name, seq: backupCount });

const branchSchema = z.strictObject({
  id: name,
  parent: position.optional(),
  undoes: name.optional(),
  createdAt: short.optional(),
  /** The last event of its line, and the world after it. */
  seq: backupCount,
  hash,
  stateHash: z.string().max(200),
});

/** What is known of a garden besides its log; a log that no server keeps has none of it. */
export const factsSchema = z.strictObject({
  title: short.optional(),
  pack: name.optional(),
  scenario: name.optional(),
  language: z.enum(LANGUAGES).optional(),
  createdAt: moment.optional(),
  clockState: short.optional(),
  clockSpeed: short.optional(),
});
export type BackupGarden = z.infer<typeof factsSchema>;

export const sheetSchema = z.strictObject({
  name,
  facts: factsSchema,
  genesisHash: hash,
  head: name,
  events: backupCount,
  calls: backupCount,
  branches: z.array(branchSchema).min(1).max(limits.branches),
  /** How many rows of play there are; left out where nobody plays. */
  play: backupCount.optional(),
});
export type GardenSheet = z.infer<typeof sheetSchema>;

export const callSchema = z.strictObject({
  id: name,
  branch: name,
  seq: backupCount,
  state: short,
  model: short.nullable(),
  /** Whose call it was, why it was made, and the hash of what decides its answer; since version 2. */
  character: short.nullable().default(null),
  purpose: short.nullable().default(null),
  key: short.nullable().default(null),
  request: backupText,
  answer: backupText.nullable(),
  inputTokens: backupCount.nullable(),
  outputTokens: backupCount.nullable(),
  startedAt: moment,
  endedAt: moment.nullable(),
});
export type BackupCall = z.infer<typeof callSchema>;

/** `{path: text}` as JSON text. */
const packFiles = jsonOf(z.record(z.string(), z.string()));

export const packSchema = z.strictObject({
  name,
  version: short,
  hash: short,
  files: packFiles,
  /** What gardens know it by, and the state it is in; since version 2. */
  handle: idOf('pack').optional(),
  revision: backupCount.min(1).optional(),
});
export type BackupPack = z.infer<typeof packSchema>;

/** A state a pack was in; gardens live by the one they were made from. */
export const revisionSchema = z.strictObject({
  handle: idOf('pack'),
  number: backupCount.min(1),
  parent: backupCount.min(1).nullable(),
  files: packFiles,
  hash: short,
  note: backupText.nullable(),
  createdAt: moment,
});
export type BackupRevision = z.infer<typeof revisionSchema>;

export const settingSchema = z.strictObject({ name, value: backupText });
export type BackupSetting = z.infer<typeof settingSchema>;
