// Where one can go: a row in the head of wide pages, a bar at the foot of narrow ones.
import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon.tsx';

/** Each with the first words of the addresses that belong to it. */
const PAGES = [
  { to: '/', label: 'home', icon: 'house', of: ['', 'garden', 'scene'] },
  {
    ...({ to: '/characters', label: 'play', icon: 'dice' } as const),
    of: ['characters', 'game', 'quests', 'arcs', 'graph', 'history'],
  },
  { to: '/lab', label: 'lab', icon: 'flask', of: ['lab'] },
  { to: '/workshop', label: 'workshop', icon: 'hammer', of: ['workshop'] },
  { to: '/settings', label: 'settings', icon: 'gear', of: ['settings'] },
] as const;

const LOOKS = {
  row: {
    list: 'flex gap-1',
    link: 'flex min-h-9 items-center gap-1.5 rounded-chip px-2.5 text-small text-soft no-underline hover:bg-sunk hover:text-ink data-here:bg-leaf data-here:text-moss-deep',
    size: 17,
  },
  bar: {
    list: 'grid grid-cols-5',
    link: 'grid min-h-14 justify-items-center gap-0.5 py-2 text-fine leading-4 text-soft no-underline data-here:text-moss-deep',
    size: 21,
  },
} as const;

export function NavLinks({ kind }: { readonly kind: keyof typeof LOOKS }) {
  const { t } = useTranslation('shell');
  const look = LOOKS[kind];
  const here = useLocation({ select: ({ pathname }) => pathname.split('/')[1] ?? '' });
  return (
    <ul className={look.list}>
      {PAGES.map(({ to, label, icon, of }) => (
        <li key={to}>
          <Link
            to={to}
            activeOptions={{ exact: to === '/' }}
            className={look.link}
            data-here={(of as readonly string[]).includes(here) ? '' : undefined}
          >
            <Icon name={icon} size={look.size} />
            {t(label)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
