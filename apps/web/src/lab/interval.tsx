// A measured value as a point on its interval; the numbers stand beside it.
import type { LabResults } from '@hakoniwa/client';
import { useTranslation } from 'react-i18next';

export type MeasuredValue = LabResults['arms'][number]['metrics'][string];

/** Digits that a reader can use: a share in percent, a mean with two places. */
export function sayValue(value: number | null, kind: 'share' | 'mean'): string {
  if (value === null) return '–';
  return kind === 'share' ? `${(value * 100).toFixed(1)} %` : value.toFixed(2);
}

interface IntervalProps {
  readonly measured: MeasuredValue;
  readonly kind: 'share' | 'mean';
  /** The right end of the scale. */
  readonly top: number;
}

export function IntervalBar({
  measured: { value, low, high, of, note },
  kind,
  top,
}: IntervalProps) {
  const { t } = useTranslation('lab');
  const x = (at: number) => 2 + (top > 0 ? Math.min(1, at / top) : 0) * 96;
  return (
    <span className="grid gap-0.5">
      <span className="text-small whitespace-nowrap">
        {sayValue(value, kind)}{' '}
        <span className="text-fine text-soft">
          [{sayValue(low, kind)}, {sayValue(high, kind)}]
        </span>
      </span>
      <svg aria-hidden="true" viewBox="0 0 100 8" className="h-2 w-28">
        <line x1="2" x2="98" y1="4" y2="4" className="stroke-line" strokeWidth="1" />
        {low !== null && high !== null ? (
          <line x1={x(low)} x2={x(high)} y1="4" y2="4" className="stroke-moss" strokeWidth="3" />
        ) : null}
        {value === null ? null : <circle cx={x(value)} cy="4" r="3" className="fill-moss-deep" />}
      </svg>
      <span className="text-fine text-soft">
        {note === undefined ? t('results.of', { count: of }) : t(`notes.${note}`, { count: of })}
      </span>
    </span>
  );
}
