// Follows a garden as it is written, by whichever process: every event in order, each once.

import type { Database } from '@hakoniwa/database';
import type { Head, SealedEvent } from '@hakoniwa/stage';
import { headOf } from './head-of.ts';
import { readEvents } from './read-events.ts';

export interface FollowEvents {
  readonly garden: string;
  /** The branch the garden stands on when left out. */
  readonly branch?: string | undefined;
  /** The first event wanted; 1 when left out. */
  readonly fromSeq?: number | undefined;
  /** Ends the iteration. */
  readonly signal?: AbortSignal | undefined;
}

/** The events of a branch's line, those that are there and those to come, until it is aborted. */
export async function* followEvents(
  database: Database,
  input: FollowEvents,
): AsyncGenerator<SealedEvent> {
  const { garden, signal } = input;
  const branch = input.branch ?? (await headOf(database, garden)).branch;
  let next = input.fromSeq ?? 1;
  while (!signal?.aborted) {
    const since = database.feed.mark(garden);
    for await (const event of readEvents(database.pool, { garden, branch, fromSeq: next })) {
      if (signal?.aborted) return;
      next = event.seq + 1;
      yield event;
    }
    await database.feed.changed(garden, { since, signal });
  }
}

/** Where the garden stands, now and each time it stands on another branch. */
export async function* followHead(
  database: Database,
  { garden, signal }: Pick<FollowEvents, 'garden' | 'signal'>,
): AsyncGenerator<Head> {
  let branch: string | undefined;
  while (!signal?.aborted) {
    const since = database.feed.mark(garden);
    const head = await headOf(database, garden);
    if (head.branch !== branch) yield head;
    branch = head.branch;
    await database.feed.changed(garden, { since, signal });
  }
}
