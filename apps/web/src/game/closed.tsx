// What is shown at the end of a session that is over: the way to its result, or that there is none.
import type { GameSession } from '@hakoniwa/protocol/sessions';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonLook } from '../ui/button.tsx';

export function Closed({ session }: { readonly session: GameSession }) {
  const { t } = useTranslation('game');
  const isCompleted = session.sessionStatus === 'COMPLETED';
  return (
    <section className="paper-edge mt-6 grid justify-items-center gap-3 rounded-card bg-card p-6 text-center">
      <h2 className="text-title">{isCompleted ? t('over') : t('leftEarly')}</h2>
      <p className="text-soft">{isCompleted ? t('overText') : t('leftText')}</p>
      {isCompleted ? (
        <Link
          to="/game/$sessionId/result"
          params={{ sessionId: session.id }}
          className={buttonLook('main')}
        >
          {t('toResult')}
        </Link>
      ) : (
        <Link to="/characters" className={buttonLook('main')}>
          {t('toCharacters')}
        </Link>
      )}
    </section>
  );
}
