// The time of a garden: what hour it is there, and how fast it goes by.
import type { WatchState } from '@hakoniwa/client';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import { useGardenAct } from '../data/use-garden-act.ts';
import { worldNow } from '../data/world-now.ts';
import { dayText, hourText } from '../data/world-time.ts';
import { useUiLanguage } from '../i18n/use-ui-language.ts';
import { Button } from '../ui/button.tsx';

interface TimeBarProps {
  readonly garden: string;
  readonly state: WatchState;
}

const SPEEDS = { town: [1, 10, 60, 600], scene: [0.5, 1, 2, 4] } as const;
/** How much of a town's time one step lets pass. */
const STEP_MINUTES = 10;

export function TimeBar({ garden, state }: TimeBarProps) {
  const { t } = useTranslation('garden');
  const api = useApi();
  const { watched } = state;
  const clock = useGardenAct({
    garden,
    act: (wish: Parameters<typeof api.gardens.clock>[1]) => api.gardens.clock(garden, wish),
  });
  const step = useGardenAct({
    garden,
    act: async () =>
      watched?.kind === 'town'
        ? api.gardens.clock(garden, { advanceMinutes: STEP_MINUTES })
        : api.gardens.perform(garden),
  });
  const isRunning = watched?.clock.state === 'running';
  return (
    <div className="paper-edge flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-card px-4 py-2">
      <WorldClock state={state} />
      <span className="grow" />
      {watched?.isOwn ? (
        <fieldset
          className="flex flex-wrap items-center gap-1 max-sm:w-full"
          disabled={clock.isPending}
        >
          <legend className="sr-only">{t('time.label')}</legend>
          <Button
            isSmall
            tone={isRunning ? 'plain' : 'main'}
            icon={isRunning ? 'pause' : 'play'}
            onClick={() => clock.mutate({ state: isRunning ? 'paused' : 'running' })}
          >
            {isRunning ? t('time.pause') : t('time.run')}
          </Button>
          <Button
            isSmall
            icon="step"
            isBusy={step.isPending}
            onClick={() => step.mutate(undefined)}
          >
            {t(`time.step.${watched.kind}`)}
          </Button>
          <span className="flex gap-1 max-sm:w-full">
            {SPEEDS[watched.kind].map((speed) => (
              <Button
                key={speed}
                isSmall
                tone="quiet"
                aria-pressed={watched.clock.speed === speed}
                className="max-sm:grow aria-pressed:bg-leaf aria-pressed:text-moss-deep"
                onClick={() => clock.mutate({ speed, state: 'running' })}
              >
                {t('time.speed', { speed })}
              </Button>
            ))}
          </span>
        </fieldset>
      ) : null}
    </div>
  );
}

function WorldClock({ state }: { readonly state: WatchState }) {
  const { t } = useTranslation('garden');
  const language = useUiLanguage();
  const [, look] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => look((count) => count + 1), 500);
    return () => clearInterval(timer);
  }, []);
  const now = worldNow(state);
  if (now === undefined || !state.view) return <span>{t('time.opening')}</span>;
  return (
    <p className="flex items-baseline gap-3">
      <time className="font-title text-title tabular-nums">{hourText(now)}</time>
      <span className="text-small text-soft">{dayText(state.view.start, { now, language })}</span>
    </p>
  );
}
