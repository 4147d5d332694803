// The quests of a session in brief: how far each is, and what is still to do.
import type { WireQuest } from '@hakoniwa/protocol/sessions';
import { useTranslation } from 'react-i18next';
import { Badge } from '../ui/badge.tsx';
import { Meter } from '../ui/meter.tsx';

export function QuestPanel({ quests }: { readonly quests: readonly WireQuest[] }) {
  const { t } = useTranslation('game');
  if (quests.length === 0) return <p className="text-small text-soft">{t('noQuests')}</p>;
  return (
    <ul className="grid gap-4">
      {quests.map((quest) => (
        <Brief key={quest.id} quest={quest} />
      ))}
    </ul>
  );
}

function Brief({ quest }: { readonly quest: WireQuest }) {
  const { t } = useTranslation('game');
  const { title, progressPercentage, objectives } = quest;
  if (quest.status === 'completed')
    return (
      <li className="flex items-center justify-between gap-2 text-small">
        <span className="text-soft">{title}</span>
        <Badge tone="good">{t('done')}</Badge>
      </li>
    );
  return (
    <li className="grid gap-1">
      <Meter label={title} value={progressPercentage} low={0} text={`${progressPercentage}%`} />
      <ul className="grid gap-0.5 text-fine text-soft">
        {objectives
          .filter(({ completed }) => !completed)
          .map(({ id, text, current, target }) => (
            <li key={id} className="flex justify-between gap-2">
              <span>{text}</span>
              <span className="tabular-nums">
                {current}/{target}
              </span>
            </li>
          ))}
      </ul>
    </li>
  );
}
