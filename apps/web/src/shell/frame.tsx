// The frame around every screen: head, content, foot; and what is shown when a screen cannot be.
import { type ErrorComponentProps, Link, Outlet } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonLook } from '../ui/button.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import { ToastArea } from '../ui/toast.tsx';
import { Header } from './header.tsx';
import { NavLinks } from './nav.tsx';

export function PageFrame() {
  const { t } = useTranslation('shell');
  return (
    <ToastArea>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-card focus:p-3"
      >
        {t('skip')}
      </a>
      <Header />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-7xl px-3 pt-5 pb-24 outline-none sm:px-5 md:pb-10"
      >
        <Outlet />
      </main>
      <nav
        aria-label={t('nav')}
        className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] md:hidden"
      >
        <NavLinks kind="bar" />
      </nav>
    </ToastArea>
  );
}

export function NotFound() {
  const { t } = useTranslation('shell');
  return (
    <EmptyState
      title={t('notFound')}
      action={
        <Link to="/" className={buttonLook('main')}>
          {t('goHome')}
        </Link>
      }
    >
      {t('notFoundText')}
    </EmptyState>
  );
}

export function Broken({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation('shell');
  return <ErrorState title={t('broken')} error={error} onRetry={reset} />;
}
