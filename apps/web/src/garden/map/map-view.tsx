// The map in a page: drawn when it has loaded, with words above the heads of those who just spoke.
import type { WatchState } from '@hakoniwa/client';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTheme } from '../../shell/theme.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Loading } from '../../ui/states.tsx';
import { bubblesOf } from './bubbles.ts';
import type { GardenMap } from './garden-map.ts';
import type { Picked } from './pick.ts';

interface MapViewProps {
  readonly state: WatchState;
  readonly selected?: string | undefined;
  readonly onPick?: (picked: Picked | undefined) => void;
  readonly className?: string;
}

export function MapView({ state, selected, onPick, className }: MapViewProps) {
  const { t } = useTranslation('garden');
  const theme = useTheme();
  const host = useRef<HTMLDivElement>(null);
  const map = useMap(host, onPick);
  useEffect(() => map?.show(state, theme), [map, state, theme]);
  useEffect(() => map?.select(selected), [map, selected]);
  return (
    <div
      ref={host}
      className={classNames(
        'relative touch-none overflow-hidden rounded-card border border-line bg-grass',
        className,
      )}
    >
      {map ? null : <Loading label={t('map.loading')} />}
      {map
        ? bubblesOf(state).map(({ who, text, seq }) => (
            <div
              key={`${who} ${seq}`}
              aria-hidden="true"
              ref={(element) => map.attach(who, element)}
              className="pointer-events-none invisible absolute top-0 left-0 w-max max-w-56"
            >
              <p className="rise rounded-card border border-line bg-card px-3 py-1.5 text-fine leading-5 shadow-md">
                {text}
              </p>
            </div>
          ))
        : null}
      <div className="absolute right-2 bottom-2 flex gap-1">
        <Button isSmall aria-label={t('map.nearer')} onClick={() => map?.zoom(1.35)}>
          ＋
        </Button>
        <Button isSmall aria-label={t('map.farther')} onClick={() => map?.zoom(1 / 1.35)}>
          －
        </Button>
        <Button isSmall onClick={() => map?.fit()}>
          {t('map.fit')}
        </Button>
      </div>
    </div>
  );
}

/** The drawing of a map, loaded only when one is shown. */
function useMap(
  host: React.RefObject<HTMLDivElement | null>,
  onPick: MapViewProps['onPick'],
): GardenMap | undefined {
  const [map, setMap] = useState<GardenMap>();
  const pick = useRef(onPick);
  pick.current = onPick;
  useEffect(() => {
    let isGone = false;
    let opened: GardenMap | undefined;
    const open = async () => {
      const loaded = await import('./garden-map.ts');
      if (isGone || !host.current) return;
      opened = await loaded.GardenMap.open(host.current, {
        onPick: (picked) => pick.current?.(picked),
      });
      if (isGone) opened.close();
      else setMap(opened);
    };
    open().catch((error: unknown) => console.error(error));
    return () => {
      isGone = true;
      opened?.close();
      setMap(undefined);
    };
  }, [host]);
  return map;
}
