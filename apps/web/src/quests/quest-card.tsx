// One quest: what it is about, how far each thing asked for is, and what it brings.
import type { WireQuest } from '@hakoniwa/protocol/sessions';
import { useTranslation } from 'react-i18next';
import { useMoment } from '../play/moments.ts';
import { Badge } from '../ui/badge.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { Meter } from '../ui/meter.tsx';

export function QuestCard({ quest }: { readonly quest: WireQuest }) {
  const { t } = useTranslation('quests');
  const momentOf = useMoment();
  const { title, description, giver, progressPercentage, rewards, completedAt } = quest;
  return (
    <li className="paper-edge grid gap-3 rounded-card bg-card p-4 sm:p-5">
      <div>
        <h3 className="text-lead">{title}</h3>
        {giver === null ? null : (
          <p className="text-fine text-soft">{t('giver', { name: giver })}</p>
        )}
      </div>
      <p className="text-small">{description}</p>
      <Meter
        label={t('progress')}
        value={progressPercentage}
        low={0}
        text={`${progressPercentage}%`}
      />
      <Objectives objectives={quest.objectives} />
      {rewards.length === 0 ? null : (
        <div>
          <h4 className="mb-1 text-fine text-soft">{t('rewards')}</h4>
          <ul className="flex flex-wrap gap-1.5">
            {rewards.map((reward) => (
              <li key={reward}>
                <Badge tone="warm">{reward}</Badge>
              </li>
            ))}
          </ul>
        </div>
      )}
      {completedAt === null ? null : (
        <p className="text-fine text-soft">{t('doneAt', { at: momentOf(completedAt) })}</p>
      )}
    </li>
  );
}

function Objectives({ objectives }: Pick<WireQuest, 'objectives'>) {
  return (
    <ul className="grid gap-1.5 text-small">
      {objectives.map(({ id, text, current, target, completed }) => (
        <li key={id} className="flex items-start gap-2">
          <span
            className={classNames(
              'mt-1 grid size-4 shrink-0 place-items-center rounded-full',
              completed ? 'bg-moss text-on-moss' : 'border border-edge',
            )}
          >
            {completed ? <Icon name="check" size={11} /> : null}
          </span>
          <span className={classNames('grow', completed && 'text-soft')}>{text}</span>
          <span className="whitespace-nowrap text-soft tabular-nums">
            {current} / {target}
          </span>
        </li>
      ))}
    </ul>
  );
}
