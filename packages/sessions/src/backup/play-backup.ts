// Play in a backup: a campaign beside its garden's log, characters who never began, and the wallet of whoever plays.
import {
  type BackupPart,
  BackupRefusedError,
  type PartCheck,
  type PartTarget,
  type RestoringInto,
  renamed,
  soundRow,
} from '@hakoniwa/database/backup';
import { resultQueue } from '../result/result-job.ts';
import { checkLedger } from './check-ledger.ts';
import { PlayCheck } from './check-play.ts';
import { insertLedger, insertPlay } from './insert-play.ts';
import { LEDGER_KINDS, PLAY_KINDS } from './play-kinds.ts';
import { readCampaign, readLedger, readUnplayed } from './read-play.ts';

const CAMPAIGN = 'play.jsonl';
const CHARACTERS = 'characters.jsonl';
const LEDGER = 'ledger.jsonl';

export const playBackup: BackupPart = {
  name: 'play',
  files: [
    { file: CHARACTERS, since: 2 },
    { file: LEDGER, since: 2 },
  ],
  gardenFile: {
    ...{ file: CAMPAIGN, counts: 'play', isAlways: false, isForFolders: false },
    gardenKind: 'campaign',
  },
  totals: ({ gardens, files }) => ({
    characters: gardens.length + (files[CHARACTERS] ?? 0),
    ledger: files[LEDGER] ?? 0,
  }),
  source: (database, { owner }) => ({
    garden: async (garden) => {
      const read = await readCampaign(database, garden);
      return read && { rows: oneByOne(read.rows), moment: read.moment };
    },
    async *rows(file, { isAll }) {
      if (!isAll) return;
      if (file === CHARACTERS) yield* await readUnplayed(database, owner);
      else yield* await readLedger(database, owner?.id ?? 'local');
    },
  }),
  check: checkOf,
  takenId: async (pool, ids) => (await pool.query<{ id: string }>(TAKEN, [ids])).rows[0]?.id,
  target: targetOf,
};

const TAKEN = `
select id from hakoniwa.play_characters where id = any($1) or garden = any($1)
union all select id from hakoniwa.play_sessions where id = any($1) or result_id = any($1)
union all select id from hakoniwa.play_arcs where id = any($1) limit 1`;

function checkOf(): PartCheck {
  const ids: string[] = [];
  let living = 0;
  let lines = 0;
  const finish = (check: PlayCheck) => {
    const found = check.finish();
    ids.push(...found.ids);
    if (found.isLiving) living += 1;
  };
  return {
    garden: async (rows, { entry, ...sheet }) => {
      const check = new PlayCheck({ entry, sheet });
      for await (const row of rows) check.take(row);
      finish(check);
    },
    file: async (file, rows) => {
      if (file === LEDGER) {
        lines += await checkLedger(rows, LEDGER);
        return;
      }
      // Characters who never began: each is a campaign of one row.
      for await (const row of rows) {
        const check = new PlayCheck({ entry: CHARACTERS });
        check.take(row);
        finish(check);
      }
    },
    finish: () => {
      if (new Set(ids).size !== ids.length)
        throw new BackupRefusedError('BAD_PLAY', { detail: 'two campaigns have an id in common' });
      const names = lines > 0 ? [LEDGER_LEFT] : [];
      return { ids, names, limited: { livingCharacters: living } };
    },
  };
}

/** What is said to be left when a wallet is not taken. */
export const LEDGER_LEFT = 'ledger';

function targetOf(into: RestoringInto): PartTarget {
  const { renames, ownerId, tx } = into;
  const left: string[] = [];
  const moved: { from: string; id: string }[] = [];
  const sound = async function* (
    lines: AsyncIterable<unknown> | readonly unknown[],
    entry: string,
  ) {
    for await (const line of lines) {
      const row = soundRow(line, { kinds: PLAY_KINDS, entry });
      const made = renamed(row, renames);
      if (row.row === 'character' && made.row === 'character')
        moved.push({ from: row.id, id: made.id });
      yield made;
    }
  };
  const asked = (sessionId: string) =>
    resultQueue.enqueue(tx, { sessionId, ownerId: ownerId ?? undefined });
  const ledger = async function* (lines: AsyncIterable<unknown>) {
    for await (const line of lines)
      yield renamed(soundRow(line, { kinds: LEDGER_KINDS, entry: LEDGER }), renames);
  };
  return {
    garden: (rows) => insertPlay(into, { rows: sound(rows, CAMPAIGN), asked }),
    after: async (read) => {
      for await (const line of read(CHARACTERS))
        await insertPlay(into, { rows: sound([line], CHARACTERS), asked });
      const lines = read(LEDGER)[Symbol.asyncIterator]();
      const first = await lines.next();
      if (first.done) return;
      const all = (async function* () {
        yield first.value;
        for (let next = await lines.next(); !next.done; next = await lines.next()) yield next.value;
      })();
      if (!(await insertLedger(into, ledger(all)))) left.push(LEDGER_LEFT);
    },
    report: () => ({ left, moved }),
  };
}

async function* oneByOne<T>(rows: readonly T[]): AsyncGenerator<T> {
  yield* rows;
}
