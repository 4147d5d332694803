// One arc: what it is about, how far it is, and its phases as a road with milestones along it.
import type { WireArc } from '@hakoniwa/protocol/sessions';
import { useTranslation } from 'react-i18next';
import { useMoment } from '../play/moments.ts';
import { Badge } from '../ui/badge.tsx';
import { PaperCard } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { Meter } from '../ui/meter.tsx';

const TONES = { active: 'note', completed: 'good', abandoned: 'plain' } as const;

export function ArcCard({ arc }: { readonly arc: WireArc }) {
  const { t } = useTranslation('arcs');
  const percent = Math.round(arc.progressPercentage);
  return (
    <PaperCard
      title={arc.title}
      aside={<Badge tone={TONES[arc.status]}>{t(`status.${arc.status}`)}</Badge>}
    >
      <div className="grid gap-6 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="grid content-start gap-4">
          <p className="measure">{arc.description}</p>
          <Meter label={t('progress')} value={percent} low={0} text={`${percent}%`} />
          {arc.conflict === '' ? null : (
            <p className="text-small">
              <span className="block text-fine text-soft">{t('conflict')}</span>
              {arc.conflict}
            </p>
          )}
          <p className="flex flex-wrap gap-1.5">
            <span className="sr-only">{t('themes')}: </span>
            {arc.themes.map((theme) => (
              <Badge key={theme} tone="inner">
                {theme}
              </Badge>
            ))}
          </p>
          <p className="text-fine text-soft">{t('sessions', { count: arc.sessionCount })}</p>
        </div>
        <ol className="grid gap-5">
          {arc.phases.map((phase, i) => (
            <Phase key={phase.title} arc={arc} phase={phase} number={i + 1} />
          ))}
        </ol>
      </div>
    </PaperCard>
  );
}

interface PhaseProps {
  readonly arc: WireArc;
  readonly phase: WireArc['phases'][number];
  readonly number: number;
}

function Phase({ arc, phase, number }: PhaseProps) {
  const { t } = useTranslation('arcs');
  const isNow = arc.status === 'active' && number === arc.currentPhase;
  const isPassed = arc.status === 'completed' || number < arc.currentPhase;
  return (
    <li
      aria-current={isNow ? 'step' : undefined}
      className={classNames(
        'border-l-4 pl-4',
        isNow ? 'border-moss' : isPassed ? 'border-leaf' : 'border-line',
      )}
    >
      <h3 className="flex flex-wrap items-center gap-2 text-lead">
        <span className="font-body text-fine font-normal text-soft">{t('phase', { number })}</span>
        {phase.title}
        {isNow ? <Badge tone="good">{t('now')}</Badge> : null}
        {isPassed ? <span className="sr-only">{t('passed')}</span> : null}
      </h3>
      <p className="measure text-small text-soft">{phase.text}</p>
      {phase.milestones.length === 0 ? null : <Milestones milestones={phase.milestones} />}
    </li>
  );
}

function Milestones({ milestones }: Pick<WireArc['phases'][number], 'milestones'>) {
  const { t } = useTranslation('arcs');
  const momentOf = useMoment();
  return (
    <ul aria-label={t('milestones')} className="mt-2 grid gap-1 text-small">
      {milestones.map(({ id, title, completedAt }) => (
        <li key={id} className="flex flex-wrap items-center gap-2">
          <span className={completedAt ? 'text-moss' : 'text-soft'}>
            <Icon name={completedAt ? 'check' : 'sprout'} size={16} />
          </span>
          {title}
          <span className="text-fine text-soft">
            {completedAt ? t('reached', { at: momentOf(completedAt) }) : t('notYet')}
          </span>
        </li>
      ))}
    </ul>
  );
}
