// A result as it is told: the story, what mattered, growth, ties, the world, and what waits.
import type { SessionResult } from '@hakoniwa/protocol/sessions';
import { useTranslation } from 'react-i18next';
import { Badge } from '../ui/badge.tsx';
import { PaperCard } from '../ui/card.tsx';
import { ArcPanel } from './arc.tsx';
import { GoOn } from './go-on.tsx';
import { GrowthPanel } from './growth.tsx';
import { Relations, WorldAxes } from './shifts.tsx';

export function ToldText({ result }: { readonly result: SessionResult }) {
  const { t } = useTranslation('result');
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <PaperCard title={t('summary')} className="lg:col-span-2">
        <p className="measure text-lead leading-9 whitespace-pre-wrap">{result.storySummary}</p>
        {result.degraded.length > 0 ? (
          <p className="mt-3 text-fine text-soft">{t('degraded')}</p>
        ) : null}
      </PaperCard>
      <PaperCard title={t('events')}>
        <Events events={result.keyEvents} />
      </PaperCard>
      <GrowthPanel result={result} />
      <Relations relations={result.relations} />
      <WorldAxes world={result.world} />
      {result.storyArcProgress ? <ArcPanel progress={result.storyArcProgress} /> : null}
      <Next result={result} />
      <div className="lg:col-span-2">
        <GoOn result={result} />
        <p className="mt-3">
          <Badge tone={result.graphUpdates.status === 'applied' ? 'good' : 'plain'}>
            {t(`graph.${result.graphUpdates.status}`)}
          </Badge>
        </p>
      </div>
    </div>
  );
}

function Events({ events }: { readonly events: readonly string[] }) {
  const { t } = useTranslation('result');
  if (events.length === 0) return <p className="text-soft">{t('noEvents')}</p>;
  return (
    <ol className="grid gap-3 border-l-2 border-leaf pl-4">
      {events.map((event) => (
        <li
          key={event}
          className="relative first-letter:uppercase before:absolute before:top-3 before:-left-[1.31rem] before:size-2 before:rounded-full before:bg-moss"
        >
          {event}
        </li>
      ))}
    </ol>
  );
}

function Next({ result }: { readonly result: SessionResult }) {
  const { t } = useTranslation('result');
  const { nextSessionHint, unresolvedPlots, storyArcProgress } = result;
  return (
    <PaperCard title={t('hook')} className={storyArcProgress ? undefined : 'lg:col-span-2'}>
      <blockquote className="border-l-2 border-sun pl-4 font-title text-lead">
        {nextSessionHint}
      </blockquote>
      <h3 className="mt-4 mb-1 text-body">{t('plots')}</h3>
      {unresolvedPlots.length === 0 ? <p className="text-soft">{t('noPlots')}</p> : null}
      <ul className="list-disc pl-5 marker:text-sun">
        {unresolvedPlots.map((plot) => (
          <li key={plot}>{plot}</li>
        ))}
      </ul>
    </PaperCard>
  );
}
