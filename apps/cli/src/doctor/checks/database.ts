// Whether gardens can be kept: the embedded database, or the server that DATABASE_URL names.
import { join } from 'node:path';
import {
  DatabaseRefusedError,
  type DatabaseState,
  DatabaseUnavailableError,
  type EmbeddedState,
  inspectDatabase,
  inspectEmbedded,
  newerRelease,
  type StoreError,
  ToldError,
} from '@hakoniwa/database';
import { KEPT_TABLES } from '../../kept-tables.ts';
import {
  type DoctorCheck,
  type DoctorFinding,
  doctorFinding,
  type Saying,
  sized,
} from '../finding.ts';
import { limits } from '../limits.ts';
import type { Blanks } from '../locale/index.ts';

export const checkDatabase: DoctorCheck = async ({ settings, dataFolder, bin, nowMs }) => {
  const { DATABASE_URL: url, HAKONIWA_DATA: data } = settings;
  if (url !== undefined)
    return server({
      ...{ settings: { connectionString: url }, place: placeOf(url) },
      ...{ behind: 'databaseBehind', nowMs },
    });
  if (data === 'memory') return [said({ state: 'warn', word: 'databaseMemory' })];
  const found = await inspectEmbedded(join(dataFolder, 'database'), { bin });
  return [...embedded(found), ...(await running(found, nowMs))];
};

function said(saying: Saying): DoctorFinding {
  return doctorFinding('database', saying);
}

/** A server's address without its password. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${decodeURIComponent(host)}${pathname}`;
}

const REFUSALS = {
  DATABASE_DAMAGED: 'databaseDamaged',
  DATABASE_VERSION: 'databaseVersion',
  DATABASE_ACCOUNT: 'databaseAccount',
} as const;

function embedded({
  folder,
  state,
  sizeBytes,
  refusal,
  programs,
  version = '',
}: EmbeddedState): DoctorFinding[] {
  const blanks = {
    folder,
    version,
    size: sized(sizeBytes),
    message: saidBy(refusal ?? programs),
  };
  const findings: DoctorFinding[] = [];
  const isRoot =
    process.getuid?.() === 0 && !/not installed|no programs/.test(programs?.message ?? '');
  if (programs && isRoot)
    findings.push(said({ state: 'warn', word: 'databaseProgramsCopied', blanks }));
  else if (programs) findings.push(said({ state: 'fail', word: 'databasePrograms', blanks }));
  const word = refusal && REFUSALS[refusal.code as keyof typeof REFUSALS];
  if (refusal) findings.push(said({ state: 'fail', word: word ?? 'databaseDamaged', blanks }));
  else if (state === 'absent') findings.push(said({ state: 'ok', word: 'databaseAbsent', blanks }));
  else
    findings.push(
      said({
        state: 'ok',
        word: state === 'running' ? 'databaseRunning' : 'databaseStopped',
        blanks,
      }),
    );
  if (sizeBytes > limits.databaseLargeBytes)
    findings.push(said({ state: 'warn', word: 'databaseLarge', blanks }));
  return findings;
}

/** What an error says, in both languages where it can. */
function saidBy(error: StoreError | undefined): Blanks[string] {
  return error instanceof ToldError ? error.text : (error?.message ?? '');
}

/** What a running embedded server says of itself, where that is not well. */
async function running(
  { address, folder }: EmbeddedState,
  nowMs: () => number,
): Promise<DoctorFinding[]> {
  if (!address) return [];
  const settings = { ...address, database: 'hakoniwa' };
  const findings = await server({ settings, place: folder, behind: 'databaseBehindHere', nowMs });
  return findings.filter(({ state }) => state !== 'ok');
}

interface AskedServer {
  readonly settings: Parameters<typeof inspectDatabase>[0];
  readonly place: string;
  /** What is said where a newer release is known. */
  readonly behind: 'databaseBehind' | 'databaseBehindHere';
  readonly nowMs: () => number;
}

async function server({ settings, place, behind, nowMs }: AskedServer): Promise<DoctorFinding[]> {
  try {
    return standing(await inspectDatabase(settings, KEPT_TABLES), { place, behind, nowMs });
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) {
      const message = error.cause instanceof Error ? error.cause.message : '';
      return [said({ state: 'fail', word: 'databaseUnreachable', blanks: { place, message } })];
    }
    if (!(error instanceof DatabaseRefusedError)) throw error;
    return [said({ state: 'fail', word: 'databaseRefused', blanks: { message: error.message } })];
  }
}

function standing(
  found: DatabaseState,
  { place, behind, nowMs }: Pick<AskedServer, 'place' | 'behind' | 'nowMs'>,
): DoctorFinding[] {
  const { version, isTooOld, tables, sizeBytes } = found;
  const size = sized(sizeBytes);
  const blanks = { version, place, tables, size, folder: place };
  if (isTooOld) return [said({ state: 'fail', word: 'databaseTooOld', blanks })];
  if (tables === 'newer') return [said({ state: 'fail', word: 'databaseNewer', blanks })];
  const findings = [said({ state: 'ok', word: 'databaseServer', blanks })];
  if (sizeBytes > limits.databaseLargeBytes)
    findings.push(said({ state: 'warn', word: 'databaseLarge', blanks }));
  const newer = newerRelease(version);
  if (newer !== undefined)
    findings.push(said({ state: 'warn', word: behind, blanks: { ...blanks, newer } }));
  const apartMs = Math.abs(found.nowMs - nowMs());
  const seconds = Math.round(apartMs / 1_000);
  if (apartMs > limits.clockApartMs)
    findings.push(
      doctorFinding('clock', { state: 'warn', word: 'clockApart', blanks: { seconds } }),
    );
  return findings;
}
