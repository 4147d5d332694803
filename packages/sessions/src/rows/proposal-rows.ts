// Proposals to end, in their table: made once, read without side effects, decided once.
import type { EndingProposal, PROPOSAL_STATES } from '@hakoniwa/protocol/sessions';
import { sql } from 'drizzle-orm';
import { countOf, type Queryable, queryRows } from './run.ts';

export interface ProposalRow {
  readonly number: number;
  readonly isMandatory: boolean;
  readonly state: (typeof PROPOSAL_STATES)[number];
  readonly body: EndingProposal;
}

/** The last proposal of a session. */
export async function lastProposal(
  runs: Queryable,
  sessionId: string,
): Promise<ProposalRow | undefined> {
  const rows = await queryRows<Omit<ProposalRow, 'body'> & { body: string }>(
    runs,
    sql`select number, is_mandatory as "isMandatory", state, body from hakoniwa.play_proposals
      where session_id = ${sessionId} order by number desc limit 1`,
  );
  return rows.map((row) => ({ ...row, body: JSON.parse(row.body) as EndingProposal }))[0];
}

export async function insertProposal(
  runs: Queryable,
  { sessionId, body, now }: { sessionId: string; body: EndingProposal; now: Date },
): Promise<void> {
  await runs.execute(sql`
    insert into hakoniwa.play_proposals (session_id, number, is_mandatory, body, state, created_at)
    values (${sessionId}, ${body.proposalCount}, ${body.isMandatory}, ${JSON.stringify(body)}, 'open',
      ${now})`);
}

/** Decides the open proposal; whether there was one. */
export async function decideProposal(
  runs: Queryable,
  { sessionId, state, now }: { sessionId: string; state: 'rejected' | 'accepted'; now: Date },
): Promise<boolean> {
  const decided = await countOf(
    runs,
    sql`update hakoniwa.play_proposals set state = ${state}, decided_at = ${now}
      where session_id = ${sessionId} and state = 'open'`,
  );
  return decided === 1;
}
