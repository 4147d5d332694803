// Every garden from its first event to the tip of every branch, and what is played in it.

import type { Database } from '@hakoniwa/database';
import { checkWallets } from '@hakoniwa/sessions';
import { type CheckedStore, checkStored, databaseSource } from '@hakoniwa/store/backup';
import { type DoctorFinding, doctorFinding, type Saying } from '../finding.ts';
import { limits } from '../limits.ts';

/** Goes through all of them, whoever they belong to; one that is damaged does not keep the next from it. */
export async function checkGardens(
  database: Database,
  onGarden: (garden: string) => void,
): Promise<DoctorFinding[]> {
  const source = databaseSource(database);
  const checked: CheckedStore[] = [];
  for (const garden of await source.gardens()) {
    onGarden(garden);
    const one = await checkStored(source, garden);
    if (one) checked.push(one);
  }
  return [...gardens(checked), ...wallets(await checkWallets(database))];
}

function gardens(checked: readonly CheckedStore[]): DoctorFinding[] {
  const faults = checked.flatMap(({ garden, fault }) => (fault ? [{ garden, fault }] : []));
  const count = faults.length - limits.toldFaults;
  const more = count > 0 ? [fail({ word: 'deepMore', blanks: { count } })] : [];
  if (faults.length > 0) return [...faults.slice(0, limits.toldFaults).map(faultFinding), ...more];
  const sum = (of: (one: CheckedStore) => number) => checked.reduce((all, one) => all + of(one), 0);
  const blanks = {
    gardens: checked.length,
    branches: sum(({ branches }) => branches),
    events: sum(({ events }) => events),
    campaigns: sum(({ parts }) => (parts.includes('play') ? 1 : 0)),
  };
  return [doctorFinding('gardens', { state: 'ok', word: 'gardensOk', blanks })];
}

const WORDS = { log: 'gardenLog', storage: 'gardenStorage' } as const;

function faultFinding({
  garden,
  fault,
}: Required<Pick<CheckedStore, 'garden' | 'fault'>>): DoctorFinding {
  const { of, part, event, detail } = fault ?? {
    of: 'log',
    part: '',
    event: undefined,
    detail: '',
  };
  if (event) return fail({ word: 'gardenEvent', blanks: { garden, ...event } });
  if (of !== 'rows') return fail({ word: WORDS[of], blanks: { garden, detail } });
  const word = part === 'play' ? 'gardenPlay' : 'gardenRows';
  return fail({ word, blanks: { garden, detail } });
}

function wallets({
  wallets: count,
  wrong,
}: Awaited<ReturnType<typeof checkWallets>>): DoctorFinding[] {
  if (wrong.length > 0)
    return wrong.map((person) => fail({ word: 'walletWrong', blanks: { person } }));
  if (count === 0) return [];
  return [doctorFinding('gardens', { state: 'ok', word: 'walletsOk', blanks: { wallets: count } })];
}

function fail(saying: Omit<Saying, 'state'>): DoctorFinding {
  return doctorFinding('gardens', { state: 'fail', ...saying });
}
