// The statements a running garden lives on, each prepared once per connection by its name.
import { IS_HELD } from './is-held.ts';

/** Adds events and moves the tip in one statement, when the tip is where the writer thinks it is. */
const KEEP = `
moved as (
  update hakoniwa.branches b set tip_seq = $5, tip_hash = $6,
    bytes = b.bytes + (select sum(octet_length(one)) from unnest($8::text[]) one)
  from fence
  where b.garden_id = fence.garden_id and b.name = $2 and b.tip_seq = $3 and b.tip_hash = $4
  returning b.id
), kept as (
  insert into hakoniwa.events (branch_id, seq, hash, body)
  select moved.id, $3::int + e.n, e.hash, e.body
  from moved, unnest($7::text[], $8::text[]) with ordinality as e(hash, body, n)
)
select count(*)::int as moved from moved`;

export const statements = {
  /** $1 garden $2 branch $3 expected seq $4 expected hash $5 seq $6 hash $7 hashes $8 bodies. */
  append: {
    name: 'append',
    text: `with fence as (
      select g.id as garden_id from hakoniwa.gardens g
      where g.name = $1 and not exists (
        select from hakoniwa.leases l where l.garden_id = g.id and ${IS_HELD})
    ), ${KEEP}`,
  },
  /**
   * The same under a lease, $9 its token. The row is locked until the commit: a takeover waits for
   * an append that began before it, and an append that comes after it finds another token.
   */
  appendLeased: {
    name: 'append-leased',
    text: `with fence as (
      select l.garden_id from hakoniwa.leases l
      where l.garden_id = (select id from hakoniwa.gardens where name = $1) and l.token = $9
      for share of l
    ), ${KEEP}`,
  },
  /** The events of one branch, $1 its row, from $2 to $3, and the hash of the one before. */
  page: {
    name: 'page',
    text: `select seq, hash, case when seq >= $2 then body end as body from hakoniwa.events
      where branch_id = $1 and seq between $2::int - 1 and $3 order by seq`,
  },
  /** The segment of the branch of row $1 that holds the event $2, if one does. */
  segment: {
    name: 'segment',
    text: `select from_seq, to_seq, prev_hash, last_hash, body from hakoniwa.segments
      where branch_id = $1 and to_seq >= $2 and from_seq <= $2 order by to_seq limit 1`,
  },
  /** The garden $1, its branches in the order they were made, and the one it stands on. */
  ledger: {
    name: 'ledger',
    text: `select g.id as garden_id, g.genesis_hash, b.id, b.name, b.parent, b.parent_seq, b.undoes,
        b.made_at, b.tip_seq, b.tip_hash, b.packed_seq, h.branch_id = b.id as is_head
      from hakoniwa.gardens g
      join hakoniwa.branches b on b.garden_id = g.id
      join hakoniwa.heads h on h.garden_id = g.id
      where g.name = $1 order by b.id`,
  },
  /** The tip of the branch the garden $1 stands on. */
  head: {
    name: 'head',
    text: `select b.name, b.tip_seq, b.tip_hash from hakoniwa.gardens g
      join hakoniwa.heads h on h.garden_id = g.id
      join hakoniwa.branches b on b.id = h.branch_id
      where g.name = $1`,
  },
  /** The hash of the event $2 on the branch of row $1. */
  hashAt: {
    name: 'hash-at',
    text: 'select hash from hakoniwa.events where branch_id = $1 and seq = $2',
  },
  /** The last snapshot on any of the runs: branches $1 up to $2. */
  nearestSnapshot: {
    name: 'nearest-snapshot',
    text: `select b.name as branch, s.seq, s.hash, s.state_hash, s.document
      from unnest($1::bigint[], $2::int[]) as run(branch_id, to_seq)
      join hakoniwa.snapshots s on s.branch_id = run.branch_id and s.seq <= run.to_seq
      join hakoniwa.branches b on b.id = s.branch_id
      order by s.seq desc limit 1`,
  },
} as const;
