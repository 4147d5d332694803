// How far the arc came in a session.
import type { ArcProgress } from '@hakoniwa/protocol/sessions';
import { useTranslation } from 'react-i18next';
import { PaperCard } from '../ui/card.tsx';
import { Icon } from '../ui/icon.tsx';
import { Meter } from '../ui/meter.tsx';

export function ArcPanel({ progress }: { readonly progress: ArcProgress }) {
  const { t } = useTranslation('result');
  const { title, progressPercentage, phase, totalPhases: total, milestones, next } = progress;
  return (
    <PaperCard
      title={t('arc')}
      aside={<span className="text-small text-soft">{t('phase', { phase, total })}</span>}
    >
      <Meter
        label={title}
        value={progressPercentage}
        low={0}
        text={`${Math.round(progressPercentage)}%`}
      />
      <ul className="mt-3 grid gap-1 text-small">
        {milestones.map((milestone) => (
          <li key={milestone} className="flex items-center gap-2">
            <span className="text-moss">
              <Icon name="check" size={16} />
            </span>
            {milestone}
          </li>
        ))}
      </ul>
      {next === null ? null : <p className="mt-3 text-small">{t('nextArc', { title: next })}</p>}
    </PaperCard>
  );
}
