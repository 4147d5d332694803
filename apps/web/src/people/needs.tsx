// Someone's needs as bars that move with the world's clock, each with a line of how it went.
import type { WatchState } from '@hakoniwa/client';
import type { WatchPerson } from '@hakoniwa/protocol';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { worldNow } from '../data/world-now.ts';
import { Meter } from '../ui/meter.tsx';
import { useNeedLabel } from './need-label.ts';
import { pointsAlong } from './need-lines.ts';
import { Sparkline } from './sparkline.tsx';
import { useNeedLines } from './use-need-lines.ts';

interface NeedsProps {
  readonly garden: string;
  readonly id: string;
  readonly state: WatchState;
  readonly person: WatchPerson;
}

const LOOK_MS = 1_000;
/** How far back the lines go, in world time, and of how many points they are made. */
const BACK_MS = 6 * 3_600_000;
const POINTS = 48;

export function NeedsPanel({ garden, id, state, person }: NeedsProps) {
  const { t } = useTranslation('people');
  const label = useNeedLabel();
  const lines = useNeedLines({ garden, id, state, person });
  const now = useWorldNow(state);
  const needs = Object.keys(person.needs ?? {});
  if (needs.length === 0) return null;
  const pointsOf = (need: string) =>
    pointsAlong(lines[need] ?? [], { now, backMs: BACK_MS, count: POINTS });
  return (
    <section>
      <h3 className="mb-2 text-body">{t('needsTitle')}</h3>
      <ul className="grid gap-2">
        {needs.map((need) => {
          const points = pointsOf(need);
          return (
            <li key={need} className="grid grid-cols-[1fr_auto] items-end gap-3">
              <Meter label={label(need)} value={points.at(-1) ?? 0} />
              <Sparkline label={t('needTrend', { need: label(need) })} points={points} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The world's time, looked at once a second. */
function useWorldNow(state: WatchState): number {
  const [, look] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => look((times) => times + 1), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return worldNow(state) ?? 0;
}
