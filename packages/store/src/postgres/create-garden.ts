// Begins a garden: its row, its first branch and the head, in one transaction.

import { type Database, throughOutage } from '@hakoniwa/database';
import { MAIN_BRANCH, type WorldDocument } from '@hakoniwa/stage';
import pg from 'pg';
import { GardenExistsError } from '../errors.ts';

/** What a server keeps of a garden besides its log. */
export interface GardenRowFacts {
  readonly ownerId?: string | undefined;
  readonly title?: string | undefined;
  readonly pack?: string | undefined;
  readonly scenario?: string | undefined;
  readonly language?: string | undefined;
}

export interface GardenToCreate extends GardenRowFacts {
  readonly garden: string;
  readonly genesis: WorldDocument;
  readonly hash: string;
}

const CREATE = `
with garden as (
  insert into hakoniwa.gardens
    (name, owner_id, genesis, genesis_hash, title, pack, scenario, language)
  values ($1, $2, $3, $4, $6, $7, $8, $9)
  returning id
), branch as (
  insert into hakoniwa.branches (garden_id, name, tip_seq, tip_hash)
  select id, $5, 0, $4 from garden returning id, garden_id
)
insert into hakoniwa.heads (garden_id, branch_id) select garden_id, id from branch`;

const UNIQUE_VIOLATION = '23505';

/** Keeps a new garden; GARDEN_EXISTS when there is one of that name. */
export async function createGarden(database: Database, input: GardenToCreate): Promise<void> {
  const { garden, genesis, hash, title, pack, scenario, language } = input;
  const values: unknown[] = [garden, input.ownerId, JSON.stringify(genesis), hash, MAIN_BRANCH];
  values.push(title, pack, scenario, language);
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

async function isAsMade({ pool }: Database, { garden, hash }: GardenToCreate): Promise<boolean> {
  const text = `select from hakoniwa.gardens where name = $1 and genesis_hash = $2`;
  return (await pool.query(text, [garden, hash])).rowCount === 1;
}
