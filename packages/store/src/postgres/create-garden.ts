// Begins a garden: its row, its first branch and the head, in one transaction.
import { MAIN_BRANCH, type WorldDocument } from '@hakoniwa/stage';
import pg from 'pg';
import { GardenExistsError } from '../errors.ts';
import { throughOutage } from './connection-loss.ts';
import type { Database } from './database.ts';

export interface NewGarden {
  readonly garden: string;
  readonly genesis: WorldDocument;
  readonly hash: string;
  readonly ownerId?: string | undefined;
}

const CREATE = `
with garden as (
  insert into hakoniwa.gardens (name, owner_id, genesis, genesis_hash) values ($1, $2, $3, $4)
  returning id
), branch as (
  insert into hakoniwa.branches (garden_id, name, tip_seq, tip_hash)
  select id, $5, 0, $4 from garden returning id, garden_id
)
insert into hakoniwa.heads (garden_id, branch_id) select garden_id, id from branch`;

const UNIQUE_VIOLATION = '23505';

/** Keeps a new garden; GARDEN_EXISTS when there is one of that name. */
export async function createGarden(database: Database, input: NewGarden): Promise<void> {
  const { garden, genesis, hash, ownerId = null } = input;
  const values = [garden, ownerId, JSON.stringify(genesis), hash, MAIN_BRANCH];
  await throughOutage(async (attempt) => {
    try {
      await database.pool.query(CREATE, values);
    } catch (error) {
      const isThere = error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION;
      if (!isThere) throw error;
      // A try nobody answered may have been the one that made it.
      if (attempt > 0 && (await isAsMade(database, input))) return;
      throw new GardenExistsError(garden);
    }
  });
}

async function isAsMade({ pool }: Database, { garden, hash }: NewGarden): Promise<boolean> {
  const text = `select from hakoniwa.gardens where name = $1 and genesis_hash = $2`;
  return (await pool.query(text, [garden, hash])).rowCount === 1;
}
