// What shifted in a session: ties to people, and the axes of the world, before and after.
import type { SessionResult } from '@hakoniwa/protocol/sessions';
import { useTranslation } from 'react-i18next';
import { Badge } from '../ui/badge.tsx';
import { PaperCard } from '../ui/card.tsx';

/** A change with its sign. */
const signed = (change: number) => (change > 0 ? `+${change}` : String(change));
const toneOf = (change: number) => (change > 0 ? 'good' : change < 0 ? 'bad' : 'plain');

export function Relations({ relations }: Pick<SessionResult, 'relations'>) {
  const { t } = useTranslation('result');
  return (
    <PaperCard title={t('relations')}>
      {relations.length === 0 ? <p className="text-soft">{t('noRelations')}</p> : null}
      <ul className="grid gap-2">
        {relations.map(({ name, change, affinity }) => (
          <li key={name} className="flex items-baseline justify-between gap-3">
            <span>{name}</span>
            <span className="flex items-baseline gap-2 tabular-nums">
              <span className="text-soft">{affinity}</span>
              <Badge tone={toneOf(change)}>{signed(change)}</Badge>
            </span>
          </li>
        ))}
      </ul>
    </PaperCard>
  );
}

export function WorldAxes({ world }: Pick<SessionResult, 'world'>) {
  const { t } = useTranslation('result');
  if (world.length === 0) return null;
  return (
    <PaperCard title={t('world')}>
      <ul className="grid gap-3">
        {world.map((axis) => (
          <Axis key={axis.name} {...axis} />
        ))}
      </ul>
    </PaperCard>
  );
}

/** From 0 to 100: where it was as a hollow mark, where it is as a full one. */
function Axis({ name, before, after }: SessionResult['world'][number]) {
  return (
    <li className="text-small">
      <p className="flex justify-between gap-3">
        <span className="inline-block text-soft first-letter:uppercase">{name}</span>
        <span className="tabular-nums">
          {before} → <b className="font-medium">{after}</b>
        </span>
      </p>
      <svg aria-hidden="true" viewBox="0 0 104 8" className="h-3 w-full" preserveAspectRatio="none">
        <rect x="2" y="3" width="100" height="2" rx="1" className="fill-sunk" />
        <rect
          x={2 + Math.min(before, after)}
          y="3"
          width={Math.abs(after - before)}
          height="2"
          className={after >= before ? 'fill-moss' : 'fill-clay'}
        />
        <rect x={1.4 + before} y="1" width="1.2" height="6" className="fill-edge" />
        <rect x={1.2 + after} y="0" width="1.6" height="8" className="fill-moss" />
      </svg>
    </li>
  );
}
