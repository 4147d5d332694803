// Where one can go in play: characters and what is kept of them.
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon.tsx';

const PAGES = [
  { to: '/characters', label: 'characters', icon: 'people' },
  { to: '/quests', label: 'quests', icon: 'check' },
  { to: '/arcs', label: 'arcs', icon: 'book' },
  { to: '/graph', label: 'graph', icon: 'branch' },
  { to: '/history', label: 'history', icon: 'list' },
] as const;

export function PlayNav({ character }: { readonly character?: string | undefined }) {
  const { t } = useTranslation('play');
  return (
    <nav aria-label={t('nav')} className="mb-5">
      <ul className="grid grid-cols-5 gap-1 rounded-card bg-sunk p-1 sm:flex sm:w-max">
        {PAGES.map(({ to, label, icon }) => (
          <li key={to}>
            <Link
              to={to}
              search={character === undefined ? {} : { character }}
              activeOptions={{ includeSearch: false }}
              className="grid min-h-11 justify-items-center gap-0.5 rounded-chip py-1.5 text-fine leading-5 whitespace-nowrap sm:flex sm:min-h-10 sm:items-center sm:gap-1.5 sm:px-3 sm:text-small text-soft no-underline hover:text-ink aria-[current=page]:bg-card aria-[current=page]:font-medium aria-[current=page]:text-ink"
            >
              <Icon name={icon} size={16} />
              {t(`short.${label}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
