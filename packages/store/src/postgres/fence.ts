// The fence around a leased garden: only who holds the latest token writes.
import { GardenLeasedError, LeaseLostError } from './errors.ts';
import { IS_HELD } from './is-held.ts';
import type { Sender } from './load-ledger.ts';

/** The right to write a garden, as the database knows it. */
export interface Fence {
  readonly garden: string;
  readonly token: number;
}

interface Row {
  readonly holder: string;
  readonly token: string;
  readonly left_ms: number;
  readonly is_held: boolean;
}

/** Refuses a writer whose lease is gone, and one without a lease where somebody holds one. */
export async function checkFence(
  sender: Sender,
  input: { readonly garden: string; readonly fence: Fence | undefined },
): Promise<void> {
  const { garden, fence } = input;
  const { rows } = await sender.query<Row>(
    `select l.holder, l.token, ceil(extract(epoch from l.expires_at - clock_timestamp()) * 1000)::int
       as left_ms, ${IS_HELD} as is_held
     from hakoniwa.leases l join hakoniwa.gardens g on g.id = l.garden_id
     where g.name = $1 for share of l`,
    [garden],
  );
  const [lease] = rows;
  if (fence) {
    if (Number(lease?.token) !== fence.token) throw new LeaseLostError(garden);
  } else if (lease?.is_held) {
    throw new GardenLeasedError({ garden, holder: lease.holder, expiresInMs: lease.left_ms });
  }
}
