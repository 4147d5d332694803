// What was said and done last, the newest at the end.
import type { WatchState } from '@hakoniwa/client';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface ChronicleProps {
  readonly told: WatchState['told'];
  readonly people: NonNullable<WatchState['view']>['people'];
  readonly lines?: number;
}

export function ChronicleTicker({ told, people, lines = 8 }: ChronicleProps) {
  const { t } = useTranslation('home');
  const list = useRef<HTMLOListElement>(null);
  // The newest is always in sight, and what stands below the card never moves for it.
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  });
  return (
    <ol
      ref={list}
      aria-live="polite"
      className="grid min-h-0 content-start gap-2 overflow-hidden pt-3 [mask-image:linear-gradient(transparent,#000_0.9rem)] max-sm:[&>li:nth-last-child(n+5)]:hidden"
    >
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
