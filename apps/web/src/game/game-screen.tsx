// The screen of a session: the story, what can be done now, and what is at hand.
import { Link, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { type PlayedSession, useSession } from '../data/use-session.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { buttonLook } from '../ui/button.tsx';
import { ErrorState, Loading } from '../ui/states.tsx';
import { GameTable } from './table.tsx';

export function GameScreen() {
  const { sessionId } = useParams({ from: '/game/$sessionId' });
  const session = useSession(sessionId);
  const { scene } = session;
  // A session that is refused or not read yet has nothing to play with.
  return scene && session.phase !== 'refused' ? (
    <GameTable key={sessionId} session={session} scene={scene} />
  ) : (
    <Waiting session={session} />
  );
}

function Waiting({ session }: { readonly session: PlayedSession }) {
  const { t } = useTranslation('game');
  const { error, watch, phase } = session;
  const isFailed = phase === 'refused' || phase === 'broken';
  return (
    <>
      <PageTitle title={t('title')} about={t('about')} />
      {isFailed ? (
        <div className="grid gap-4">
          <ErrorState title={t('lost')} error={error} onRetry={() => watch.retry()} />
          <div>
            <Link to="/characters" className={buttonLook('plain')}>
              {t('toCharacters')}
            </Link>
          </div>
        </div>
      ) : (
        <Loading label={t('loading')} />
      )}
    </>
  );
}
