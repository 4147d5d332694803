// What the world is doing while one waits for it: the phases of a turn, the seconds, and a way to stop waiting.
import type { ShownPlay } from '@hakoniwa/client';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';

const STEPS: readonly string[] = ['accepted', 'judging', 'narrating', 'saving'];

interface WaitingProps {
  readonly progress: ShownPlay['progress'];
  /** There only for who sent it. */
  readonly onStop?: () => void;
}

export function Waiting({ progress, onStop }: WaitingProps) {
  const { t } = useTranslation('game');
  const phase = progress?.phase;
  const at = STEPS.indexOf(phase ?? '');
  const seconds = useSeconds();
  return (
    <div className="paper-edge grid gap-3 rounded-card bg-card p-4">
      <div role="status" className="flex items-center gap-2">
        <span aria-hidden="true" className="breathe inline-flex text-moss">
          <Icon name="sprout" size={22} />
        </span>
        <span className="font-medium">{phase ? t(`waiting.${phase}`) : t('waiting.sent')}</span>
      </div>
      <ol aria-hidden="true" className="grid grid-cols-4 gap-1">
        {STEPS.map((step, i) => (
          <li
            key={step}
            className={classNames('h-1.5 rounded-full', i <= at ? 'bg-moss' : 'bg-sunk')}
          />
        ))}
      </ol>
      <div className="flex items-center justify-between gap-3 text-small text-soft">
        <span className="tabular-nums">{t('waiting.seconds', { count: seconds })}</span>
        {onStop ? (
          <Button isSmall tone="quiet" icon="close" onClick={onStop}>
            {t('waiting.stop')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** Seconds since one began to wait. */
function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}
