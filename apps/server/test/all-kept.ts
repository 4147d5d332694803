// Looks at a database after all that was done to its servers: everything acknowledged is there, once.

import type { Database } from '@hakoniwa/database';
import { loadWorld } from '@hakoniwa/store';
import { PostgresEventStore } from '@hakoniwa/store/postgres';
import { expect } from 'vitest';
import type { Acknowledged } from './persistent-client.ts';

/** Every acknowledged turn stands in its log where it was said to be, no turn twice, and every hash chains. */
export async function expectAllKept(
  database: Database,
  acknowledged: readonly Acknowledged[],
): Promise<void> {
  const store = new PostgresEventStore(database);
  const gardens = new Set(acknowledged.map(({ garden }) => garden));
  for (const garden of gardens) {
    const { head } = await loadWorld({ store, garden, verify: true });
    expect(head).toEqual(await store.head(garden));
    const hashes = new Map<number, string>();
    const turns = new Map<string, Set<number>>();
    for await (const event of store.read({ garden, branch: head.branch })) {
      hashes.set(event.seq, event.hash);
      if (event.command?.type !== 'perform') continue;
      const { text = '' } = event.command;
      turns.set(text, (turns.get(text) ?? new Set()).add(event.turn));
    }
    for (const turn of acknowledged.filter((one) => one.garden === garden)) {
      expect(hashes.get(turn.head.seq), turn.key).toBe(turn.head.hash);
      expect(turns.get(turn.text)?.size, turn.key).toBe(1);
    }
    for (const [text, times] of turns) if (/^"turn-/.test(text)) expect(times.size, text).toBe(1);
  }
}
