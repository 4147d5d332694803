// The choices the world offers, each with what may come of it and what it costs.
import type { Choice } from '@hakoniwa/protocol/sessions';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../ui/badge.tsx';

interface ChoicesProps {
  readonly choices: readonly Choice[];
  readonly balance: number;
  /** What else can be done, beside the question. */
  readonly aside: ReactNode;
  readonly onTake: (choice: Choice) => void;
}

export function Choices({ choices, balance, aside, onTake }: ChoicesProps) {
  const { t } = useTranslation(['game', 'play']);
  return (
    <section aria-labelledby="choices">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h2 id="choices" className="text-lead">
          {t('choices')}
        </h2>
        {aside}
      </div>
      <ul className="grid gap-2">
        {choices.map((choice) => (
          <li key={choice.id}>
            <button
              type="button"
              disabled={balance < choice.cost}
              onClick={() => onTake(choice)}
              className="group flex w-full items-start justify-between gap-3 rounded-card border border-edge bg-card px-4 py-3 text-left transition-colors hover:border-moss hover:bg-leaf disabled:cursor-not-allowed disabled:opacity-55"
            >
              <span className="min-w-0">
                <span className="block font-medium wrap-anywhere">{choice.text}</span>
                {choice.description ? (
                  <span className="block text-small text-soft wrap-anywhere">
                    {choice.description}
                  </span>
                ) : null}
              </span>
              <Badge>{t('play:sp', { count: choice.cost })}</Badge>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
