// Prints what a reader understands of the labels of meaning, set by set.
import type { Confusion, GaugeFigure, GaugePart, Miss } from '../src/meaning/gauge.ts';
import { sayShare } from '../src/wilson.ts';

/** The lines of all parts. */
export function reportMeaning(parts: readonly GaugePart[]): string[] {
  return parts.flatMap(({ set, language, half, n, figures, confusions }) => [
    `${set} ${language} ${half}: n ${n}`,
    ...figures.map(sayFigure),
    ...(confusions.length > 0 ? ['  worst acts, missed of wanted: taken for'] : []),
    ...confusions.map(sayConfusion),
  ]);
}

function sayFigure({ name, share, byChance }: GaugeFigure): string {
  const [width, column] = [40, 38];
  return `  ${name.padEnd(width)}${sayShare(share).padEnd(column)}shuffled ${percent(byChance.rate)}`;
}

function percent(rate: number): string {
  return Number.isNaN(rate) ? '–' : `${(rate * 100).toFixed(1)} %`;
}

function sayConfusion({ act, missed, of, takenFor }: Confusion): string {
  const others = takenFor.map(([other, times]) => `${other} ${times}`).join(', ');
  return `    ${act.padEnd(12)}${missed} of ${of}: ${others}`;
}

/** All figures as a table, a row each, for the README. */
export function tableOfMeaning(parts: readonly GaugePart[]): string[] {
  const columns = [...new Set(parts.map(columnOf))];
  const rows = new Map<string, Map<string, GaugeFigure>>();
  for (const part of parts)
    for (const figure of part.figures) {
      const row = `${part.set} | ${figure.name}`;
      rows.set(row, (rows.get(row) ?? new Map()).set(columnOf(part), figure));
    }
  return [
    `| set | figure | ${columns.join(' | ')} |`,
    `|---|---|${columns.map(() => '---|').join('')}`,
    ...[...rows].map(
      ([row, cells]) =>
        `| ${row} | ${columns.map((column) => sayCell(cells.get(column))).join(' | ')} |`,
    ),
  ];
}

function columnOf({ language, half }: GaugePart): string {
  return `${language} ${half}`;
}

/** `35.9 [27.3, 45.5] of 103 (3.9)`: per cent, interval, how many, and by chance. */
function sayCell(figure: GaugeFigure | undefined): string {
  if (!figure || figure.share.of === 0) return '–';
  const { share, byChance } = figure;
  const [rate, low, high] = [share.rate, share.low, share.high].map((it) => (it * 100).toFixed(1));
  return `${rate} [${low}, ${high}] of ${share.of} (${(byChance.rate * 100).toFixed(1)})`;
}

/** Every label of the half for building that is not wholly right, with what was read instead. */
export function reportMisses(parts: readonly GaugePart[]): string[] {
  return parts.flatMap(({ misses }) => misses.flatMap(sayMiss));
}

/** A label that is not wholly right, with what was read instead. */
export function sayMiss({ label: { id, speaker, text, ...label }, read }: Miss): string[] {
  const { language: _, world: _world, ...answer } = label;
  return [
    `${id} ${speaker}: ${text}`,
    `  want ${JSON.stringify(answer)}`,
    `  got  ${JSON.stringify(read)}`,
  ];
}
