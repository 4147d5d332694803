// The drawing itself: circles and lines, the chosen one and its ties in full colour.
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../ui/class-names.ts';
import { useNarrow } from '../ui/use-narrow.ts';
import type { Ties } from './fold-events.ts';
import { LOOKS, shownKindOf } from './kinds.ts';
import { layOut } from './layout.ts';
import { GRAPH_SHEETS } from './sheets.ts';
import { shortName } from './short-name.ts';

interface SheetProps {
  readonly ties: Ties;
  readonly chosen: string | undefined;
  readonly onChoose: (id: string | undefined) => void;
}

export function GraphSheet({ ties, chosen, onChoose }: SheetProps) {
  const { t } = useTranslation('graph');
  const size = GRAPH_SHEETS[useNarrow() ? 'narrow' : 'wide'];
  const spots = useMemo(() => layOut(ties, size), [ties, size]);
  const near = useMemo(() => neighboursOf(ties, chosen), [ties, chosen]);
  const isFaint = (id: string) => chosen !== undefined && !near.has(id);
  return (
    <figure className="paper-edge self-start rounded-card bg-card">
      <svg
        role="img"
        aria-label={t('drawing')}
        viewBox={`0 0 ${size.width} ${size.height}`}
        className="block w-full"
      >
        <g className="stroke-edge" strokeWidth="1.2">
          {ties.edges.map(({ from, to, type }) => {
            const [a, b] = [spots.get(from), spots.get(to)];
            return a && b ? (
              <line
                key={`${from} ${to} ${type}`}
                x1={a.x}
                y1={a.y}
                x2={b.x}
                y2={b.y}
                opacity={
                  chosen === undefined ? 0.45 : from === chosen || to === chosen ? 0.9 : 0.08
                }
              />
            ) : null;
          })}
        </g>
        {ties.nodes.map(({ id, label, name }) => {
          const { fill, radius } = LOOKS[shownKindOf(label)];
          const { x, y } = spots.get(id) ?? { x: 0, y: 0 };
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: the list beside the drawing does the same by keyboard.
            <g
              key={id}
              transform={`translate(${x} ${y})`}
              opacity={isFaint(id) ? 0.25 : 1}
              className="cursor-pointer"
              onClick={() => onChoose(id === chosen ? undefined : id)}
            >
              <circle r={radius + 10} fill="transparent" />
              <circle
                r={radius}
                className={classNames(fill, id === chosen && 'stroke-ink')}
                strokeWidth="3"
              />
              <text
                y={radius + size.textSize + 2}
                textAnchor="middle"
                className="fill-ink"
                fontSize={size.textSize}
              >
                {shortName(name, size.nameLength)}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className="border-t border-line px-4 py-2 text-fine text-soft">
        {t('pick')}
      </figcaption>
    </figure>
  );
}

function neighboursOf({ edges }: Ties, chosen: string | undefined): ReadonlySet<string> {
  const near = edges.flatMap(({ from, to }) =>
    from === chosen || to === chosen ? [from, to] : [],
  );
  return new Set(chosen === undefined ? [] : [chosen, ...near]);
}
