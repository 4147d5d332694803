// A small line that shows how something went; its name says what, its ends say from where to where.

interface SparklineProps {
  readonly label: string;
  readonly points: readonly number[];
  readonly max?: number;
}

const WIDTH = 96;
const HEIGHT = 22;

export function Sparkline({ label, points, max = 100 }: SparklineProps) {
  if (points.length < 2) return null;
  const step = WIDTH / (points.length - 1);
  const path = points
    .map((value, index) => {
      const y = HEIGHT - 2 - (Math.min(max, Math.max(0, value)) / max) * (HEIGHT - 4);
      return `${index === 0 ? 'M' : 'L'}${(index * step).toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
  const [first = 0, last = 0] = [points[0], points.at(-1)];
  return (
    <svg
      role="img"
      aria-label={`${label}: ${Math.round(first)} → ${Math.round(last)}`}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="text-moss"
    >
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round" />
    </svg>
  );
}
