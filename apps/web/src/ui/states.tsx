// What a screen shows when there is nothing yet, when it waits, and when something went wrong.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { canRetry, moreOf, useErrorText } from '../errors/use-error-text.ts';
import { Button } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';

interface EmptyStateProps {
  readonly icon?: IconName;
  readonly title: string;
  readonly children?: ReactNode;
  /** What one can do about it. */
  readonly action?: ReactNode;
}

export function EmptyState({ icon = 'sprout', title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 px-4 py-12 text-center text-soft">
      <Icon name={icon} size={40} />
      <p className="font-title text-lead text-ink">{title}</p>
      {children ? <div className="measure text-small">{children}</div> : null}
      {action}
    </div>
  );
}

export function Loading({ label }: { readonly label?: string }) {
  const { t } = useTranslation('ui');
  return (
    <p role="status" className="flex items-center justify-center gap-2 py-10 text-soft">
      <span aria-hidden="true" className="breathe inline-flex text-moss">
        <Icon name="sprout" size={22} />
      </span>
      {label ?? t('loading')}
    </p>
  );
}

/** More would hide the page. */
const MOST_LINES = 6;

interface ErrorStateProps {
  readonly title?: string;
  readonly error: unknown;
  readonly onRetry?: () => void;
}

export function ErrorState({ title, error, onRetry }: ErrorStateProps) {
  const { t } = useTranslation('ui');
  const errorText = useErrorText();
  return (
    <div role="alert" className="grid gap-2 rounded-card border border-clay bg-clay-soft p-4">
      <p className="flex items-center gap-2 font-medium text-clay">
        <Icon name="warn" />
        {title ?? t('failed')}
      </p>
      <p className="text-small text-ink">{errorText(error)}</p>
      <More lines={moreOf(error)} />
      {onRetry && canRetry(error) ? (
        <div>
          <Button isSmall icon="again" onClick={onRetry}>
            {t('retry')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** The server speaks English to programs; what it says is shown as it is. */
function More({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul lang="en" className="grid gap-0.5 font-mono text-fine text-soft">
      {lines.slice(0, MOST_LINES).map((line) => (
        <li key={line} className="break-words">
          {line}
        </li>
      ))}
    </ul>
  );
}
