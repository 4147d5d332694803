// A measured figure, and the bar it is held against.

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** `< 50` or `>= 50000`; figures without a bar are only printed. */
  readonly bar?: string;
}

/** Whether a figure reaches its bar; undefined when it has none. */
export function isReached({ value, bar }: Figure): boolean | undefined {
  const match = /^(<=|>=|<|>)\s*([\d.]+)/.exec(bar ?? '');
  if (!match) return undefined;
  const limit = Number(match[2]);
  if (match[1] === '<') return value < limit;
  if (match[1] === '<=') return value <= limit;
  return match[1] === '>' ? value > limit : value >= limit;
}
