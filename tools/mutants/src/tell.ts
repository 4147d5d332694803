// What the mutants showed: shares with their lower bounds, and each survivor with its line.
import { scoreInterval } from '@hakoniwa/lab';
import { BARS, type MutatedPackage } from './packages.data.ts';
import { type TriedMutant, UNTRIED } from './results.ts';

export type TriedByPackage = Readonly<Partial<Record<MutatedPackage, readonly TriedMutant[]>>>;

/** A table, then the survivors. */
export function tell(tried: TriedByPackage): string {
  const rows = Object.entries(tried).map(([name, mutants]) => row(name, mutants));
  const all = Object.values(tried).flat();
  const survivors = all
    .filter(({ status, isKilled }) => !isKilled && status !== UNTRIED)
    .map(survivor);
  return [...rows, row('all', all), '', 'Survivors:', ...survivors].join('\n');
}

/** Whether every bar is reached. */
export function reachesBars(tried: TriedByPackage): boolean {
  const whole = shareOf(Object.values(tried).flat());
  const each = Object.values(tried).map(shareOf);
  return whole.low >= BARS.whole && each.every(({ low }) => low >= BARS.each);
}

function shareOf(mutants: readonly TriedMutant[]) {
  const killed = mutants.filter(({ isKilled }) => isKilled).length;
  const of = mutants.length;
  const { low } = scoreInterval(killed, { of, confidence: 0.95 });
  return { killed, of, share: killed / of, low };
}

function row(name: string, mutants: readonly TriedMutant[]): string {
  const { killed, of, share, low } = shareOf(mutants);
  const percent = (value: number) => `${(value * 100).toFixed(1)} %`;
  const counted = `${name.padEnd(9)} ${killed} of ${of} killed, ${percent(share)}, at least ${percent(low)}`;
  const loud = mutants.filter(({ status, isKilled }) => isKilled && status !== 'Killed').length;
  const untried = mutants.filter(({ status }) => status === UNTRIED).length;
  return [
    counted,
    ...(loud === 0 ? [] : [`${loud} of them by time or by an error outside a test`]),
    ...(untried === 0 ? [] : [`${untried} not tried yet, which count as not killed`]),
  ].join('; ');
}

function survivor({ mutant, status }: TriedMutant): string {
  const { file, location, mutatorName, replacement } = mutant;
  const said = replacement.replace(/\s+/gu, ' ').slice(0, 60);
  return `  ${file}:${location.start.line}:${location.start.column} ${mutatorName} → ${said} (${status})`;
}
