// Someone's needs as bars that move with the world's clock, each with a line of how it went.
import type { WatchState } from '@hakoniwa/client';
import { needPoints, type WatchPerson } from '@hakoniwa/protocol';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { worldNow } from '../data/world-now.ts';
import { Meter } from '../ui/meter.tsx';
import { useNeedLabel } from './need-label.ts';
import { Sparkline } from './sparkline.tsx';

interface NeedsProps {
  readonly state: WatchState;
  readonly person: WatchPerson;
}

const LOOK_MS = 1_000;
const KEPT = 60;

export function Needs({ state, person }: NeedsProps) {
  const { t } = useTranslation('people');
  const label = useNeedLabel();
  const points = useNeedPoints(state, person);
  const needs = Object.keys(person.needs ?? {});
  if (needs.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 text-body">{t('needsTitle')}</h3>
      <ul className="grid gap-2">
        {needs.map((need) => (
          <li key={need} className="grid grid-cols-[1fr_auto] items-end gap-3">
            <Meter label={label(need)} value={points[need]?.at(-1) ?? 0} />
            <Sparkline label={t('needTrend', { need: label(need) })} points={points[need] ?? []} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The last points of each need, looked at once a second. */
function useNeedPoints(
  state: WatchState,
  { needs }: WatchPerson,
): Readonly<Record<string, readonly number[]>> {
  const [points, setPoints] = useState<Readonly<Record<string, readonly number[]>>>({});
  useEffect(() => {
    const look = () => {
      const now = worldNow(state);
      if (!needs || now === undefined) return;
      setPoints((before) =>
        Object.fromEntries(
          Object.entries(needs).map(([need, line]) => [
            need,
            [...(before[need] ?? []), needPoints(line, now)].slice(-KEPT),
          ]),
        ),
      );
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [state, needs]);
  return points;
}
