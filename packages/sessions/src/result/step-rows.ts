// How far each step of a result is: rows that outlive a killed process.
import type { STEP_STATES } from '@hakoniwa/protocol/sessions';
import { sql } from 'drizzle-orm';
import { type Queryable, queryRows } from '../rows/run.ts';

export type StepState = (typeof STEP_STATES)[number];

export interface StepRow {
  readonly step: string;
  readonly state: StepState;
  readonly attempts: number;
  readonly output: unknown;
}

/** The steps of a session's result that were begun. */
export async function stepRowsOf(runs: Queryable, sessionId: string): Promise<StepRow[]> {
  const rows = await queryRows<StepRow & { readonly output: string | null }>(
    runs,
    sql`select step, state, attempts, output from hakoniwa.play_result_steps
      where session_id = ${sessionId}`,
  );
  return rows.map((row) => {
    const output: unknown = row.output === null ? undefined : JSON.parse(row.output);
    return { ...row, output };
  });
}

interface StepChange {
  readonly sessionId: string;
  readonly step: string;
  readonly state: StepState;
  readonly output?: unknown;
  readonly error?: string | undefined;
}

/** Characters kept of what went wrong. */
const ERROR_LENGTH = 500;

/** Notes a try and what it came to; a step that is over stays as it is. */
export async function noteStep(runs: Queryable, change: StepChange): Promise<void> {
  const { sessionId, step, state } = change;
  const output = change.output === undefined ? null : JSON.stringify(change.output);
  const error = change.error?.slice(0, ERROR_LENGTH) ?? null;
  await runs.execute(sql`
    insert into hakoniwa.play_result_steps as s (session_id, step, state, attempts, output, error)
    values (${sessionId}, ${step}, ${state}, 1, ${output}, ${error})
    on conflict (session_id, step) do update set state = excluded.state,
      attempts = s.attempts + 1, output = excluded.output, error = excluded.error,
      changed_at = now()
    where s.state = 'waiting'`);
}
