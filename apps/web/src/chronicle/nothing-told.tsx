// A day without a line: nothing happened yet, or nothing of what was asked for.
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonLook } from '../ui/button.tsx';
import { EmptyState } from '../ui/states.tsx';

interface NothingToldProps {
  readonly id: string;
  /** Whether there may be something to read all the same. */
  readonly isEver: boolean;
}

export function NothingTold({ id, isEver }: NothingToldProps) {
  const { t } = useTranslation('chronicle');
  if (!isEver)
    return (
      <EmptyState
        icon="book"
        title={t('none')}
        action={
          <Link to="/garden/$id" params={{ id }} className={buttonLook('main')}>
            {t('toGarden')}
          </Link>
        }
      >
        {t('noneText')}
      </EmptyState>
    );
  return (
    <EmptyState
      icon="book"
      title={t('noneHere')}
      action={
        <Link
          to="/garden/$id/chronicle"
          params={{ id }}
          search={({ day }) => ({ ...(day === undefined ? {} : { day }), all: true })}
          className={buttonLook('plain')}
        >
          {t('readAll')}
        </Link>
      }
    >
      {t('noneHereText')}
    </EmptyState>
  );
}
