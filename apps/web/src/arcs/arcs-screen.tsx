// The arcs of a character: stories longer than a session, with their phases and milestones.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import { PlayPage } from '../play/play-page.tsx';
import { Read } from '../play/read.tsx';
import { buttonLook } from '../ui/button.tsx';
import { EmptyState } from '../ui/states.tsx';
import { ArcCard } from './arc-card.tsx';

export function ArcsScreen() {
  const { t } = useTranslation('arcs');
  return (
    <PlayPage title={t('title')} about={t('about')}>
      {({ id }) => <Arcs key={id} characterId={id} />}
    </PlayPage>
  );
}

function Arcs({ characterId }: { readonly characterId: string }) {
  const { t } = useTranslation('arcs');
  const api = useApi();
  const query = useQuery({
    queryKey: ['arcs', characterId],
    queryFn: () => api.characters.arcs(characterId),
  });
  return (
    <Read query={query}>
      {({ arcs }) =>
        arcs.length === 0 ? (
          <EmptyState
            icon="book"
            title={t('none')}
            action={
              <Link to="/characters" className={buttonLook('plain')}>
                {t('setOut')}
              </Link>
            }
          >
            {t('noneText')}
          </EmptyState>
        ) : (
          <div className="grid gap-6">
            {arcs.map((arc) => (
              <ArcCard key={arc.id} arc={arc} />
            ))}
          </div>
        )
      }
    </Read>
  );
}
