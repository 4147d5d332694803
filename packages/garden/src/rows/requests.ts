// What is asked of a garden's writer by any process: placed in a row, answered in the row, once for each key.

import { type Database, StoreError, type Transaction, throughOutage } from '@hakoniwa/database';
import { UnknownGardenError } from '@hakoniwa/store';
import { sql } from 'drizzle-orm';
import { limits } from './limits.ts';

/** A request of that key has its answer; a second one would be a second act. */
export class RequestAnsweredError extends StoreError {
  readonly code = 'REQUEST_ANSWERED';
  readonly key: string;

  constructor(key: string) {
    super(`the request ${JSON.stringify(key)} is answered already`);
    this.key = key;
  }
}

/** A request by its garden and key; a key is used once in a garden, for ever. */
export interface RequestKey {
  readonly garden: string;
  readonly key: string;
}

export interface GardenRequest extends RequestKey {
  /** Canonical JSON: the same words mean the same request. */
  readonly asked: string;
  readonly state: 'waiting' | 'answered' | 'failed' | 'withdrawn';
  readonly answer: string | null;
}

/** A request as it was found or made. */
export interface PlacedRequest extends GardenRequest {
  readonly isNew: boolean;
}

const COLUMNS = 'r.key, r.asked, r.state, r.answer';

/** A request that failed or was withdrawn may be placed again; any other stays as it is. */
const PLACE = `
insert into hakoniwa.requests as r (garden_id, key, asked, state)
select id, $2, $3, 'waiting' from hakoniwa.gardens where name = $1
on conflict (garden_id, key) do update set
  asked = case when r.state in ('failed', 'withdrawn') then excluded.asked else r.asked end,
  answer = case when r.state in ('failed', 'withdrawn') then null else r.answer end,
  state = case when r.state in ('failed', 'withdrawn') then 'waiting' else r.state end
returning $1 as garden, r.xmax = 0 as "isNew", ${COLUMNS}`;

/** Places a request, or finds the one that has the key. */
export async function placeRequest(
  database: Database,
  { garden, key, asked }: RequestKey & { readonly asked: string },
): Promise<PlacedRequest> {
  const values = [garden, key, asked];
  const { rows } = await throughOutage(() => database.pool.query<PlacedRequest>(PLACE, values));
  const [row] = rows;
  if (!row) throw new UnknownGardenError(garden);
  return row;
}

/** The request that has a key. */
export async function readRequest(
  database: Database,
  { garden, key }: RequestKey,
): Promise<GardenRequest | undefined> {
  const text = `select g.name as garden, ${COLUMNS} from hakoniwa.requests r
    join hakoniwa.gardens g on g.id = r.garden_id where g.name = $1 and r.key = $2`;
  const query = { name: 'read-request', text, values: [garden, key] };
  return (await throughOutage(() => database.pool.query<GardenRequest>(query))).rows[0];
}

/** What waits in some gardens, in the order it was placed. */
export async function waitingRequests(
  { pool }: Database,
  gardens: readonly string[],
): Promise<GardenRequest[]> {
  if (gardens.length === 0) return [];
  const text = `select g.name as garden, ${COLUMNS} from hakoniwa.requests r
    join hakoniwa.gardens g on g.id = r.garden_id
    where g.name = any($1) and r.state = 'waiting' order by r.id limit $2`;
  const values = [gardens, limits.takenRequests];
  return (await throughOutage(() => pool.query<GardenRequest>(text, values))).rows;
}

/**
 * Writes the answer beside what it tells of, and says whether somebody had placed the request; REQUEST_ANSWERED, and
 * nothing is kept, when there is an answer.
 */
export async function answerRequest(
  tx: Transaction,
  { garden, key, asked, answer }: RequestKey & { readonly asked: string; readonly answer: string },
): Promise<{ readonly wasPlaced: boolean }> {
  const { rows } = await tx.execute<{ wasPlaced: boolean }>(sql`
    insert into hakoniwa.requests as r (garden_id, key, asked, state, answer)
    select id, ${key}, ${asked}, 'answered', ${answer} from hakoniwa.gardens where name = ${garden}
    on conflict (garden_id, key) do update
    set state = 'answered', asked = excluded.asked, answer = excluded.answer
    where r.state <> 'answered' or r.answer = excluded.answer
    returning r.xmax <> 0 as "wasPlaced"`);
  const [row] = rows;
  if (!row) throw new RequestAnsweredError(key);
  return row;
}

/** Writes the answer of a request that changed no log. */
export async function answerAlone(
  database: Database,
  row: RequestKey & { readonly asked: string; readonly answer: string },
): Promise<{ readonly wasPlaced: boolean }> {
  return throughOutage(() => database.transaction((tx) => answerRequest(tx, row)));
}

/** Says why a request came to nothing; it may be placed again. */
export function failRequest(
  database: Database,
  { answer, ...of }: RequestKey & { readonly answer: string },
): Promise<void> {
  return setState(database, { ...of, state: 'failed', answer });
}

/** Takes back a request nobody has answered yet. */
export function withdrawRequest(database: Database, of: RequestKey): Promise<void> {
  return setState(database, { ...of, state: 'withdrawn', answer: null });
}

async function setState(database: Database, of: Omit<GardenRequest, 'asked'>): Promise<void> {
  const text = `update hakoniwa.requests r set state = $3, answer = $4 from hakoniwa.gardens g
    where g.id = r.garden_id and g.name = $1 and r.key = $2 and r.state = 'waiting'`;
  const values = [of.garden, of.key, of.state, of.answer];
  await throughOutage(() => database.pool.query(text, values));
}
