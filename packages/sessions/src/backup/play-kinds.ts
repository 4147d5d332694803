// The rows of play in a backup: one line for a table, each after those it points to.
import { jsonOf, name, rowKind, type TaggedRow } from '@hakoniwa/database/backup';
import { graphUpdates } from '@hakoniwa/database/graph';
import { z } from 'zod';
import { arcKind, milestoneKind } from '../tables/arc-tables.ts';
import { characterKind } from '../tables/character-table.ts';
import { proposalKind, resultKind, stepKind } from '../tables/ending-tables.ts';
import { PLAY_IDS } from '../tables/play-ids.ts';
import { sessionKind } from '../tables/session-table.ts';
import { eventKind, messageKind } from '../tables/spoken-tables.ts';
import { entryKind, walletKind } from '../tables/wallet-tables.ts';

/** News of a campaign that the graph was or is to be told; whether it was is made anew. */
const updateKind = rowKind(graphUpdates, {
  order: 'id',
  madeAnew: ['id', 'attempts', 'error', 'appliedAt'],
  checks: {
    ...{ campaign: name, eventId: name, sessionId: PLAY_IDS.session },
    body: jsonOf(z.record(z.string(), z.unknown())),
  },
});

/** The rows of one campaign. */
export const PLAY_KINDS = {
  character: characterKind,
  arc: arcKind,
  session: sessionKind,
  message: messageKind,
  event: eventKind,
  proposal: proposalKind,
  step: stepKind,
  result: resultKind,
  milestone: milestoneKind,
  update: updateKind,
} as const;

/** The wallet of a person, and every change of it. */
export const LEDGER_KINDS = { wallet: walletKind, entry: entryKind } as const;

export type PlayKind = keyof typeof PLAY_KINDS;

/** A row of play as it stands in a backup, with the kind it is of. */
export type PlayRow<Kind extends PlayKind = PlayKind> = TaggedRow<typeof PLAY_KINDS, Kind>;
export type LedgerRow = TaggedRow<typeof LEDGER_KINDS>;
