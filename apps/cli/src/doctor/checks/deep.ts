// Looks into everything that is kept: every page, every table, every event of every branch. Only when it is asked for.
import { join } from 'node:path';
import {
  type CheckedPages,
  checkPages,
  checkTables,
  type Database,
  type DatabaseAddress,
  type EmbeddedState,
  inspectDatabase,
  inspectEmbedded,
  missingTables,
  namesOfFiles,
  openDatabase,
  StoreError,
  storageFailure,
  ToldError,
} from '@hakoniwa/database';
import { KEPT_TABLES } from '../../kept-tables.ts';
import {
  type DoctorCheck,
  type DoctorFinding,
  doctorFinding,
  type Saying,
  type Surroundings,
} from '../finding.ts';
import { limits } from '../limits.ts';
import { checkGardens } from './gardens.ts';

/** A stopped database is started for it, and stopped again; nothing in it is changed. */
export const checkDeep: DoctorCheck = async (around) => {
  const { settings, dataFolder, bin, deep } = around;
  const { DATABASE_URL: url, HAKONIWA_DATA: data } = settings;
  if (!deep || (url === undefined && data === 'memory')) return [];
  if (url !== undefined) return opened(around, { open: { url } });
  const found = await inspectEmbedded(join(dataFolder, 'database'), { bin });
  if (found.state === 'absent' || found.state === 'refused') return [];
  const open = { embedded: { folder: found.folder, bin } };
  // What was left in disorder is put in order by a start, and looked at then.
  const pages = found.isInOrder ? await pagesOf(found, deep) : undefined;
  return opened(around, { open, embedded: found, pages });
};

interface Opening {
  readonly open: DatabaseAddress;
  readonly embedded?: EmbeddedState;
  /** The pages, where they could be looked at without a start. */
  readonly pages?: CheckedPages | undefined;
}

function pagesOf({ data, state }: EmbeddedState, deep: (about: string) => void) {
  return checkPages({ data, isRunning: state === 'running', onFile: deep });
}

/** Opens the database to look on, and lets go of it again. */
async function opened(around: Surroundings, opening: Opening): Promise<DoctorFinding[]> {
  let database: Database;
  try {
    database = await openDatabase({ ...opening.open, tables: KEPT_TABLES, isReadOnly: true });
  } catch (error) {
    const about = opening.pages ? await told(opening.pages, { folder: folderOf(opening) }) : [];
    return [...about, unopened(error)];
  }
  try {
    return await lookInto(database, around, opening);
  } catch (error) {
    return [unopened(error)];
  } finally {
    await database.close();
  }
}

async function lookInto(
  database: Database,
  { deep = () => undefined }: Surroundings,
  { embedded, pages }: Opening,
): Promise<DoctorFinding[]> {
  const { place } = database;
  const running = embedded && { ...embedded, state: 'running' as const };
  const checked = pages ?? (running && (await pagesOf(running, deep)));
  const findings = checked ? await told(checked, { folder: place, database }) : [];
  const { tables: state } = await inspectDatabase(database.settings, database.owners);
  if (state === 'none') return findings;
  const { tables, faults } = await checkTables(database, deep);
  for (const { table, reason } of few(faults, findings))
    findings.push(fail({ word: 'deepTable', blanks: { table, reason, place } }));
  if (faults.length === 0) findings.push(well({ word: 'deepTables', blanks: { tables } }));
  if (state !== 'current') return [...findings, said({ state: 'warn', word: 'deepOlder' })];
  for (const table of few(await missingTables(database), findings))
    findings.push(fail({ word: 'deepMissing', blanks: { table, place } }));
  return [...findings, ...(await checkGardens(database, deep))];
}

/** What was found in the pages, with the names of their tables where the database can still say them. */
async function told(
  { pages, faults, hasChecksums }: CheckedPages,
  { folder, database }: { folder: string; database?: Database },
): Promise<DoctorFinding[]> {
  if (!hasChecksums)
    return [said({ state: 'warn', word: 'deepUnsummed', blanks: { pages, folder } })];
  if (faults.length === 0) return [well({ word: 'deepPages', blanks: { pages } })];
  const files = faults.map(({ file }) => file);
  // The names stand in tables, too, which may be the ones that are damaged.
  const names = await (database && namesOfFiles(database, files).catch(() => undefined));
  const findings: DoctorFinding[] = [];
  for (const { file, block, pages: count } of few(faults, findings)) {
    const name =
      names?.get(file) ?? doctorFinding('database', { state: 'ok', word: 'deepFileUnknown' }).cause;
    findings.push(fail({ word: 'deepPage', blanks: { file, block, count, folder, name } }));
  }
  return findings;
}

/** The first of many; how many more there are is said after them. */
function* few<T>(faults: readonly T[], findings: DoctorFinding[]): Generator<T> {
  yield* faults.slice(0, limits.toldFaults);
  const count = faults.length - limits.toldFaults;
  if (count > 0) findings.push(fail({ word: 'deepMore', blanks: { count } }));
}

/** Errors people can mend are told; mistakes of ours are thrown on. */
function unopened(error: unknown): DoctorFinding {
  const known = error instanceof ToldError ? error : storageFailure(error);
  if (!known && !(error instanceof StoreError)) throw error;
  const message = known?.text ?? (error as StoreError).message;
  return fail({ word: 'deepUnopened', blanks: { message } });
}

function folderOf({ embedded }: Opening): string {
  return embedded?.folder ?? '';
}

function said(saying: Saying): DoctorFinding {
  return doctorFinding('database', saying);
}

function fail(saying: Omit<Saying, 'state'>): DoctorFinding {
  return said({ state: 'fail', ...saying });
}

function well(saying: Omit<Saying, 'state'>): DoctorFinding {
  return said({ state: 'ok', ...saying });
}
