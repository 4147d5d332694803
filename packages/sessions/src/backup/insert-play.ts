// Writes the rows of play into a database, in the transaction of everything else that is restored.
import { insertTableRows, type RestoringInto } from '@hakoniwa/database/backup';
import { LEDGER_KINDS, type LedgerRow, PLAY_KINDS, type PlayRow } from './play-kinds.ts';

type Into = Pick<RestoringInto, 'client' | 'ownerId'>;

interface InsertPlay {
  readonly rows: AsyncIterable<PlayRow>;
  /** Told of each session whose result was on its way: nobody works on it here yet. */
  readonly asked: (sessionId: string) => Promise<void>;
}

/** Keeps a campaign, or a character who never began, for an owner. */
export async function insertPlay({ client, ownerId }: Into, given: InsertPlay): Promise<void> {
  let characterId = '';
  const rows = async function* () {
    for await (const row of given.rows) {
      if (row.row === 'character') characterId = row.id;
      yield row;
    }
  };
  const more = { character: { owner_id: ownerId } };
  await insertTableRows(client, { kinds: PLAY_KINDS, rows: rows(), more });
  const { rows: waiting } = await client.query<{ id: string }>(WAITING, [characterId]);
  for (const { id } of waiting) await given.asked(id);
}

const WAITING = `select s.id from hakoniwa.play_sessions s where s.character_id = $1 and (
  (s.status = 'COMPLETED' and s.result_status in ('processing', 'failed'))
  or (s.status = 'ENDING_PROPOSED' and exists (select from hakoniwa.play_proposals p
    where p.session_id = s.id and p.is_mandatory and p.state = 'open')))`;

/** Keeps a wallet with its ledger, unless its owner has one: points are never made twice. */
export async function insertLedger(
  { client, ownerId }: Into,
  rows: AsyncIterable<LedgerRow>,
): Promise<boolean> {
  const person = ownerId ?? 'local';
  const there = await client.query('select from hakoniwa.sp_wallets where person = $1', [person]);
  if (there.rowCount !== 0) return false;
  const more = { wallet: { person, owner_id: ownerId }, entry: { person } };
  await insertTableRows(client, { kinds: LEDGER_KINDS, rows, more });
  return true;
}
