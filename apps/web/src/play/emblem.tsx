// A character's emblem: the first letter of the name in a wreath that no other has, drawn from the id.

const TONES = [
  'bg-leaf text-moss-deep',
  'bg-sky-soft text-sky',
  'bg-sun-soft text-sun',
  'bg-plum-soft text-plum',
  'bg-clay-soft text-clay',
] as const;
const LEAF = 'M0-18.6c2.6-2.2 2.9-5 .2-8.4-3 3.2-3 6-.2 8.4Z';

interface EmblemProps {
  readonly id: string;
  readonly name: string;
  readonly size?: number;
}

export function Emblem({ id, name, size = 56 }: EmblemProps) {
  const seed = [...id].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
  const leaves = 7 + (seed % 5);
  const open = 40 + (seed % 4) * 25;
  const angles = Array.from({ length: leaves }, (_, i) =>
    Math.round(180 + open / 2 + (i * (360 - open)) / (leaves - 1)),
  );
  const [first] = new Intl.Segmenter().segment(name);
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="-30 -30 60 60"
      className={`shrink-0 rounded-full ${TONES[seed % TONES.length]}`}
    >
      <g fill="currentColor" opacity="0.75">
        {angles.map((angle) => (
          <path key={angle} d={LEAF} transform={`rotate(${angle})`} />
        ))}
      </g>
      <text
        textAnchor="middle"
        dominantBaseline="central"
        className="font-title"
        fontSize="20"
        fill="currentColor"
      >
        {first?.segment}
      </text>
    </svg>
  );
}
