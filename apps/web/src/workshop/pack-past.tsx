// Every state a pack was in, newest first.
import type { OwnPack } from '@hakoniwa/client';
import { useTranslation } from 'react-i18next';
import { useUiLanguage } from '../i18n/use-ui-language.ts';
import { Badge } from '../ui/badge.tsx';

export function PackPast({ pack }: { readonly pack: OwnPack }) {
  const { t } = useTranslation('workshop');
  const language = useUiLanguage();
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <ol aria-label={t('editor.past')} className="grid gap-1.5">
      {pack.revisions.map(({ number, note, createdAt }) => (
        <li key={number} className="flex flex-wrap items-center gap-3 text-small">
          <span className="font-mono">#{number}</span>
          <time dateTime={createdAt}>{time.format(new Date(createdAt))}</time>
          <span className="grow text-soft">{note}</span>
          {number === pack.revision ? <Badge tone="good">{t('past.now')}</Badge> : null}
        </li>
      ))}
    </ol>
  );
}
