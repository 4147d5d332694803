// Three doors: watch the town, play in Nexus, bring a character.
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '../ui/icon.tsx';
import { useOpenTown } from './use-open-garden.ts';

const LOOK =
  'paper-edge group grid w-full grid-cols-[auto_1fr] gap-x-4 rounded-card bg-card p-5 text-left text-ink no-underline transition-transform hover:-translate-y-0.5 disabled:opacity-60';

export function Doors() {
  const { t } = useTranslation('home');
  const town = useOpenTown();
  return (
    <section aria-label={t('doors.label')} className="mt-5 grid gap-4 md:grid-cols-3">
      <button
        type="button"
        className={LOOK}
        disabled={town.isPending}
        onClick={() => town.mutate()}
      >
        <Door icon="people" title={t('doors.town')}>
          {town.isPending ? t('doors.opening') : t('doors.townText')}
        </Door>
      </button>
      <Link to="/characters" className={LOOK}>
        <Door icon="dice" title={t('doors.play')}>
          {t('doors.playText')}
        </Door>
      </Link>
      <Link to="/workshop" className={LOOK}>
        <Door icon="hammer" title={t('doors.bring')}>
          {t('doors.bringText')}
        </Door>
      </Link>
    </section>
  );
}

interface DoorProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children: ReactNode;
}

function Door({ icon, title, children }: DoorProps) {
  return (
    <>
      <span className="row-span-2 grid size-12 place-items-center rounded-full bg-leaf text-moss-deep">
        <Icon name={icon} size={24} />
      </span>
      <span className="font-title text-lead font-semibold">{title}</span>
      <span className="text-small text-soft">{children}</span>
    </>
  );
}
