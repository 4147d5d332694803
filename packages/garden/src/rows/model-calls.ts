// Calls to models as rows: begun, ended, found again, summed, and shortened when they are old.
import { type Database, throughOutage } from '@hakoniwa/database';

export interface CallRow {
  readonly id: string;
  readonly branch: string;
  readonly seq: number;
  readonly state: string;
  readonly model: string | null;
  readonly character: string | null;
  readonly purpose: string | null;
  readonly key: string | null;
  readonly request: string;
  readonly answer: string | null;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  readonly startedAt: Date;
}

const COLUMNS = `c.id, c.branch, c.seq, c.state, c.model, c.character, c.purpose, c.key, c.request,
  c.answer, c.input_tokens as "inputTokens", c.output_tokens as "outputTokens",
  c.started_at as "startedAt"`;

const OF = 'hakoniwa.model_calls c join hakoniwa.gardens g on g.id = c.garden_id and g.name = $1';

type NewCallRow = Pick<CallRow, 'id' | 'branch' | 'seq' | 'request'> &
  Record<'model' | 'key' | 'purpose', string> & { readonly character: string | undefined };

/** Writes a call down before it is made; one that was broken off is begun anew. */
export async function beginCall(
  { pool }: Database,
  { garden, call }: { readonly garden: string; readonly call: NewCallRow },
): Promise<void> {
  const { id, branch, seq, model, character, purpose, key, request } = call;
  const text = `insert into hakoniwa.model_calls
      (id, garden_id, branch, seq, state, model, character, purpose, key, request)
    select $2, id, $3, $4, 'open', $5, $6, $7, $8, $9 from hakoniwa.gardens where name = $1
    on conflict (garden_id, id) do update set state = 'open', model = excluded.model,
      key = excluded.key, request = excluded.request, answer = null, input_tokens = null,
      output_tokens = null, started_at = now(), ended_at = null`;
  const values = [garden, id, branch, seq, model, character, purpose, key, request];
  await throughOutage(() => pool.query(text, values));
}

export interface EndedCall extends Pick<CallRow, 'id' | 'state' | 'inputTokens' | 'outputTokens'> {
  readonly answer: string;
}

/** Writes down what came of a call. */
export async function endCall(
  { pool }: Database,
  { garden, call }: { readonly garden: string; readonly call: EndedCall },
): Promise<void> {
  const text = `update hakoniwa.model_calls c set state = $3, answer = $4, input_tokens = $5,
      output_tokens = $6, ended_at = now()
    from hakoniwa.gardens g where g.id = c.garden_id and g.name = $1 and c.id = $2`;
  const { id, state, answer, inputTokens, outputTokens } = call;
  const values = [garden, id, state, answer, inputTokens, outputTokens];
  await throughOutage(() => pool.query(text, values));
}

/** A call by its id. */
export async function callRow(
  { pool }: Database,
  { garden, id }: { readonly garden: string; readonly id: string },
): Promise<CallRow | undefined> {
  const text = `select ${COLUMNS} from ${OF} where c.id = $2`;
  return (await throughOutage(() => pool.query<CallRow>(text, [garden, id]))).rows[0];
}

/** The last call of a character, or the last before another one. */
export async function lastCallOf(
  { pool }: Database,
  wanted: { readonly garden: string; readonly character: string; readonly before?: string },
): Promise<CallRow | undefined> {
  const { garden, character, before } = wanted;
  const text = `select ${COLUMNS} from ${OF} where c.character = $2 and ($3::text is null or
      (c.started_at, c.id) < (select started_at, id from hakoniwa.model_calls
        where garden_id = c.garden_id and id = $3))
    order by c.started_at desc, c.id desc limit 1`;
  const values = [garden, character, before ?? null];
  return (await throughOutage(() => pool.query<CallRow>(text, values))).rows[0];
}

/** What the calls of the last 24 hours came to. */
export async function callSums(
  { pool }: Database,
  garden: string,
): Promise<{ readonly calls: number; readonly failures: number; readonly tokens: number }> {
  const text = `select count(*)::int as calls,
      (count(*) filter (where c.state = 'failed'))::int as failures,
      coalesce(sum(coalesce(c.input_tokens, 0) + coalesce(c.output_tokens, 0)), 0)::float8 as tokens
    from ${OF} where c.started_at > now() - interval '24 hours'`;
  type Sums = { calls: number; failures: number; tokens: number };
  const { rows } = await throughOutage(() => pool.query<Sums>(text, [garden]));
  return rows[0] ?? { calls: 0, failures: 0, tokens: 0 };
}

/** Ends what a writer that is no more left open. */
export async function abandonCalls(
  { pool }: Database,
  { garden, answer }: { readonly garden: string; readonly answer: string },
): Promise<void> {
  const text = `update hakoniwa.model_calls c set state = 'failed', answer = $2, ended_at = now()
    from hakoniwa.gardens g where g.id = c.garden_id and g.name = $1 and c.state = 'open'`;
  await throughOutage(() => pool.query(text, [garden, answer]));
}
