// What was said and done last, the newest at the end.
import type { WatchState } from '@hakoniwa/client';
import { useTranslation } from 'react-i18next';

interface ChronicleProps {
  readonly told: WatchState['told'];
  readonly people: NonNullable<WatchState['view']>['people'];
  readonly lines?: number;
}

export function Chronicle({ told, people, lines = 8 }: ChronicleProps) {
  const { t } = useTranslation('home');
  return (
    <ol aria-live="polite" className="grid gap-2 max-sm:[&>li:nth-last-child(n+5)]:hidden">
      {told.slice(-lines).map((one) => (
        <li key={`${one.seq} ${one.kind}`} className="rise text-small">
          {one.kind === 'speech' && one.who ? (
            <>
              <b className="mr-2 font-medium text-moss-deep">{people[one.who]?.name ?? one.who}</b>
              {t('said', { text: one.text })}
            </>
          ) : (
            <span className="text-soft">{one.text}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
