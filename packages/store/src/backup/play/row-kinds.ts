// The rows of play in a backup: every table of sessions, which of its columns go along, and what may stand in them.

import {
  characterStateSchema,
  messageTypeSchema,
  PLAY_EVENTS,
  PROPOSAL_STATES,
  processingStatusSchema,
  proposalSchema,
  SESSION_STATUSES,
  SP_KINDS,
  STEP_STATES,
  senderTypeSchema,
  sessionResultSchema,
  storyStatusSchema,
} from '@hakoniwa/protocol/sessions';
import { LANGUAGES } from '@hakoniwa/stage';
import { z } from 'zod';
import { backupCount, backupText, idOf, jsonOf, moment, name, short } from '../fields.ts';
import { soundBackupJson } from '../sound-json.ts';

const anyObject = jsonOf(z.record(z.string(), z.unknown()));
const characterId = idOf('character');
const sessionId = idOf('session');
const arcId = idOf('arc');
const resultId = idOf('result');

const character = z.strictObject({
  id: characterId,
  name: short.min(1),
  about: jsonOf(
    z.object({ description: z.string(), appearance: z.string(), personality: z.string() }),
  ),
  pack: name,
  scenario: name,
  language: z.enum(LANGUAGES),
  seed: z.int().min(0).max(0xffff_ffff),
  garden: idOf('campaign'),
  createdAt: moment,
  deletedAt: moment.nullable(),
});

const arc = z.strictObject({
  id: arcId,
  characterId,
  arc: name,
  status: storyStatusSchema,
  progress: z.number().min(0).max(100),
  phase: backupCount.min(1),
  phases: backupCount.min(1),
  sessionCount: backupCount,
  startedAt: moment,
  completedAt: moment.nullable(),
});

const session = z.strictObject({
  id: sessionId,
  characterId,
  number: backupCount.min(1),
  status: z.enum(SESSION_STATUSES),
  isFirst: z.boolean(),
  previousSessionId: sessionId.nullable(),
  storyArcId: arcId.nullable(),
  initialPlace: name,
  startSeq: backupCount,
  endSeq: backupCount.nullable(),
  turnCount: backupCount,
  wordCount: backupCount,
  messageCount: backupCount,
  activeMs: z.int().min(0),
  lastActedAt: moment.nullable(),
  proposalCount: backupCount,
  lastProposalAt: moment.nullable(),
  currentScene: backupText,
  data: jsonOf(
    z.object({
      choices: z.array(z.looseObject({ id: z.string(), text: z.string() })),
      state: characterStateSchema,
      settled: z.array(z.string()),
    }),
  ),
  resultId: resultId.nullable(),
  resultStatus: processingStatusSchema.nullable(),
  resultSummary: backupText.nullable(),
  resultProcessedAt: moment.nullable(),
  createdAt: moment,
  updatedAt: moment,
  endedAt: moment.nullable(),
  archivedAt: moment.nullable(),
});

const message = z.strictObject({
  sessionId,
  sequence: backupCount.min(1),
  turnNumber: backupCount,
  messageType: messageTypeSchema,
  senderType: senderTypeSchema,
  content: backupText,
  metadata: anyObject,
  createdAt: moment,
});

const event = z.strictObject({
  sessionId,
  number: backupCount.min(1),
  turnNumber: backupCount,
  kind: z.enum(PLAY_EVENTS),
  subject: name.nullable(),
  place: name.nullable(),
  detail: jsonOf(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  branch: name,
  seq: backupCount,
  at: moment,
});

const proposal = z.strictObject({
  sessionId,
  number: backupCount.min(1),
  isMandatory: z.boolean(),
  body: jsonOf(proposalSchema),
  state: z.enum(PROPOSAL_STATES),
  createdAt: moment,
  decidedAt: moment.nullable(),
});

const step = z.strictObject({
  sessionId,
  step: name,
  state: z.enum(STEP_STATES),
  attempts: backupCount,
  output: anyObject.nullable(),
  error: backupText.nullable(),
  changedAt: moment,
});

const result = z.strictObject({
  id: resultId,
  sessionId,
  body: jsonOf(sessionResultSchema.omit({ graphUpdates: true })),
  createdAt: moment,
});

const milestone = z.strictObject({ arcId, milestone: name, sessionId, reachedAt: moment });

const update = z.strictObject({
  campaign: name,
  eventId: name,
  sessionId: sessionId.nullable(),
  body: anyObject,
  createdAt: moment,
});

const wallet = z.strictObject({ balance: backupCount });

const entry = z.strictObject({
  key: name,
  kind: z.enum(SP_KINDS),
  amount: z.int().min(-2_147_483_648).max(2_147_483_647),
  balanceAfter: backupCount,
  sessionId: sessionId.nullable(),
  turnNumber: backupCount.nullable(),
  at: moment,
});

interface RowKind {
  readonly table: string;
  readonly schema: z.ZodObject;
  /** Columns by which the rows of one are in order. */
  readonly order: string;
}

/** The rows of one campaign, each kind after those it points to. One line for a table. */
export const PLAY_KINDS = {
  character: { table: 'play_characters', schema: character, order: 'id' },
  arc: { table: 'play_arcs', schema: arc, order: 'started_at, id' },
  session: { table: 'play_sessions', schema: session, order: 'number' },
  message: { table: 'play_messages', schema: message, order: 'session_id, sequence' },
  event: { table: 'play_events', schema: event, order: 'session_id, number' },
  proposal: { table: 'play_proposals', schema: proposal, order: 'session_id, number' },
  step: { table: 'play_result_steps', schema: step, order: 'session_id, step' },
  result: { table: 'play_results', schema: result, order: 'created_at, id' },
  milestone: { table: 'play_milestones', schema: milestone, order: 'arc_id, milestone' },
  update: { table: 'graph_updates', schema: update, order: 'id' },
} as const satisfies Readonly<Record<string, RowKind>>;

/** The wallet of a person, and every change of it. */
export const LEDGER_KINDS = {
  wallet: { table: 'sp_wallets', schema: wallet, order: 'person' },
  entry: { table: 'sp_entries', schema: entry, order: 'id' },
} as const satisfies Readonly<Record<string, RowKind>>;

export type PlayKind = keyof typeof PLAY_KINDS;
export type LedgerKind = keyof typeof LEDGER_KINDS;
const KINDS = { ...PLAY_KINDS, ...LEDGER_KINDS };
export type KindName = keyof typeof KINDS;

/** A row as it stands in a backup, with the kind it is of. */
export type RowOf<Kind extends KindName> = {
  readonly [K in Kind]: { readonly row: K } & z.output<(typeof KINDS)[K]['schema']>;
}[Kind];
export type PlayRow = RowOf<PlayKind>;
export type LedgerRow = RowOf<LedgerKind>;

const TAGGED = new Map<string, z.ZodType>(
  Object.entries(KINDS).map(([kind, { schema }]) => [
    kind,
    schema.extend({ row: z.literal(kind) }),
  ]),
);

/** A line of a backup as a row of one of some kinds; what is wrong is said with its field. */
export function soundRow<K extends KindName>(
  json: unknown,
  { kinds, entry: at }: { kinds: Readonly<Record<K, unknown>>; entry: string },
): RowOf<K> {
  const tag = z.looseObject({ row: z.enum(Object.keys(kinds) as [K, ...K[]]) });
  const { row } = soundBackupJson(json, { schema: tag, entry: at });
  const schema = TAGGED.get(row) ?? tag;
  return soundBackupJson(json, { schema, entry: at }) as RowOf<K>;
}

/** The fields of a kind and the columns they are kept in. */
export function columnsOf(kind: KindName): readonly { field: string; column: string }[] {
  return Object.keys(KINDS[kind].schema.shape).map((field) => ({
    field,
    column: field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  }));
}

export function rowKindOf(kind: KindName): RowKind {
  return KINDS[kind];
}
