// Places and the things in them, as a list beside the map.
import type { WatchView } from '@hakoniwa/protocol';
import { useTranslation } from 'react-i18next';
import { glyphOf } from './map/glyph-of.ts';
import type { Picked } from './map/pick.ts';

interface PlaceListProps {
  readonly view: WatchView;
  readonly picked: Picked | undefined;
  readonly onPick: (picked: Picked) => void;
}

const LOOK =
  'rounded-chip px-2 py-1 text-left text-small hover:bg-sunk aria-pressed:bg-leaf aria-pressed:text-moss-deep';

export function PlaceList({ view, picked, onPick }: PlaceListProps) {
  const { t } = useTranslation('garden');
  const isPicked = (kind: Picked['kind'], id: string) => picked?.kind === kind && picked.id === id;
  return (
    <details className="mt-3 border-t border-line pt-2">
      <summary className="min-h-9 cursor-pointer text-small text-soft">{t('places.title')}</summary>
      <ul className="max-h-80 overflow-y-auto">
        {Object.entries(view.places).map(([id, { name }]) => (
          <li key={id} className="flex flex-wrap items-center gap-1">
            <button
              type="button"
              className={LOOK}
              aria-pressed={isPicked('place', id)}
              onClick={() => onPick({ kind: 'place', id })}
            >
              {name}
            </button>
            {Object.entries(view.props)
              .filter(([, prop]) => prop.place === id)
              .map(([prop, thing]) => (
                <button
                  key={prop}
                  type="button"
                  className={LOOK}
                  aria-pressed={isPicked('prop', prop)}
                  onClick={() => onPick({ kind: 'prop', id: prop })}
                >
                  <span aria-hidden="true">{glyphOf(prop, thing)} </span>
                  {thing.name}
                </button>
              ))}
          </li>
        ))}
      </ul>
    </details>
  );
}
