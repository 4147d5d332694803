// The quests of a character: under way, done, given up.
import { STORY_STATUSES, type WireQuest } from '@hakoniwa/protocol/sessions';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import { PlayPage } from '../play/play-page.tsx';
import { Read } from '../play/read.tsx';
import { EmptyState } from '../ui/states.tsx';
import { QuestCard } from './quest-card.tsx';

export function QuestsScreen() {
  const { t } = useTranslation('quests');
  return (
    <PlayPage title={t('title')} about={t('about')}>
      {({ id }) => <Quests key={id} characterId={id} />}
    </PlayPage>
  );
}

function Quests({ characterId }: { readonly characterId: string }) {
  const { t } = useTranslation('quests');
  const api = useApi();
  const query = useQuery({
    queryKey: ['quests', characterId],
    queryFn: () => api.characters.quests(characterId),
  });
  return (
    <Read query={query}>
      {({ quests }) =>
        quests.length === 0 ? (
          <EmptyState icon="check" title={t('none')}>
            {t('noneText')}
          </EmptyState>
        ) : (
          <div className="grid gap-8">
            {STORY_STATUSES.map((status) => (
              <Group
                key={status}
                status={status}
                quests={quests.filter((quest) => quest.status === status)}
              />
            ))}
          </div>
        )
      }
    </Read>
  );
}

interface GroupProps {
  readonly status: (typeof STORY_STATUSES)[number];
  readonly quests: readonly WireQuest[];
}

function Group({ status, quests }: GroupProps) {
  const { t } = useTranslation('quests');
  if (quests.length === 0) return null;
  return (
    <section aria-labelledby={`quests-${status}`}>
      <h2 id={`quests-${status}`} className="mb-3 text-title">
        {t(status)}
        <span className="ml-2 font-body text-small font-normal text-soft">{quests.length}</span>
      </h2>
      <ul className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {quests.map((quest) => (
          <QuestCard key={quest.id} quest={quest} />
        ))}
      </ul>
    </section>
  );
}
