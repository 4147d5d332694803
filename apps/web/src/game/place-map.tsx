// The map as the player knows it: a drawing around where they are, and the ways from here as a list.
import type { CharacterSheetAnswer, CharacterState } from '@hakoniwa/protocol/sessions';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { MAP, spotsAround } from './place-spots.ts';

type Places = CharacterSheetAnswer['places'];

interface PlaceMapProps {
  readonly places: Places;
  readonly here: CharacterState['location'];
  readonly onSuggest: ((text: string) => void) | undefined;
}

export function PlaceMap({ places, here, onSuggest }: PlaceMapProps) {
  const { t } = useTranslation('game');
  if (places.length === 0) return <p className="text-small text-soft">{t('mapNone')}</p>;
  const nameOf = (id: string) => places.find((place) => place.id === id)?.name ?? '';
  const ways = places.find(({ id }) => id === here.id)?.ways ?? [];
  return (
    <div className="grid gap-3">
      <MapDrawing places={places} here={here} />
      <ul className="grid gap-1 text-small">
        {ways.map(({ to, minutes }) => (
          <li key={to} className="flex items-center justify-between gap-2">
            {onSuggest ? (
              <Button
                isSmall
                tone="quiet"
                icon="map"
                onClick={() => onSuggest(t('goTo', { place: nameOf(to) }))}
              >
                {nameOf(to)}
              </Button>
            ) : (
              nameOf(to)
            )}
            <span className="text-fine text-soft">{t('walk', { count: minutes })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function MapDrawing({ places, here }: Pick<PlaceMapProps, 'places' | 'here'>) {
  const { t } = useTranslation('game');
  const spots = spotsAround(places, here.id);
  return (
    <svg
      role="img"
      aria-label={t('mapLabel', { place: here.name })}
      viewBox={`0 0 ${MAP.width} ${MAP.height}`}
      className="w-full rounded-chip bg-sunk"
    >
      <g className="stroke-edge" strokeWidth="1.5" strokeDasharray="1 5" strokeLinecap="round">
        {places.flatMap(({ id, ways }) =>
          ways.map(({ to }) => {
            const [a, b] = [spots.get(id), spots.get(to)];
            return a && b && id < to ? (
              <line key={`${id} ${to}`} x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
            ) : null;
          }),
        )}
      </g>
      {places.map(({ id, name, isVisited }) => {
        const spot = spots.get(id);
        if (!spot) return null;
        return (
          <g key={id} transform={`translate(${spot.x} ${spot.y})`}>
            <circle
              r={id === here.id ? 8 : 5}
              strokeWidth="1.5"
              className={classNames(
                id === here.id
                  ? 'fill-moss stroke-moss'
                  : isVisited
                    ? 'fill-leaf stroke-moss'
                    : 'fill-card stroke-edge',
              )}
            />
            <text
              y={id === here.id ? 22 : 18}
              textAnchor="middle"
              className="fill-ink"
              fontSize="11"
            >
              {name.length > 12 ? `${name.slice(0, 11)}…` : name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
