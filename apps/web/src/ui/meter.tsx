// A quantity as a bar with its name and its number.
import { classNames } from './class-names.ts';

interface MeterProps {
  readonly label: string;
  readonly value: number;
  readonly max?: number;
  /** Below it the bar turns warm. */
  readonly low?: number;
  /** How the number is read. */
  readonly text?: string;
}

export function Meter({ label, value, max = 100, low = 25, text }: MeterProps) {
  const share = Math.min(1, Math.max(0, value / max));
  const words = text ?? String(Math.round(value));
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 text-small">
      <meter className="sr-only" aria-label={label} min={0} max={max} value={value}>
        {words}
      </meter>
      <span aria-hidden="true" className="text-soft">
        {label}
      </span>
      <span aria-hidden="true" className="tabular-nums">
        {words}
      </span>
      <span aria-hidden="true" className="col-span-2 h-2 overflow-hidden rounded-full bg-sunk">
        <span
          className={classNames(
            'block h-full origin-left rounded-full transition-transform duration-500',
            value < low ? 'bg-clay' : 'bg-moss',
          )}
          style={{ transform: `scaleX(${share})` }}
        />
      </span>
    </div>
  );
}
