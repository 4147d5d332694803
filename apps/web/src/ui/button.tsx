// A button in one of four tones; busy ones say so and take no second click.
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

const TONES = {
  main: 'bg-moss text-on-moss border-moss hover:bg-moss-deep',
  plain: 'bg-card text-ink border-edge hover:bg-sunk',
  quiet: 'bg-transparent text-ink border-transparent hover:bg-sunk',
  danger: 'bg-card text-clay border-clay hover:bg-clay-soft',
} as const;

export type ButtonTone = keyof typeof TONES;

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly tone?: ButtonTone;
  readonly icon?: IconName;
  readonly isSmall?: boolean;
  readonly isBusy?: boolean;
  readonly children?: ReactNode;
}

/** The look of a button, for links that stand beside buttons. */
export function buttonLook(tone: ButtonTone, options: { isSmall?: boolean } = {}): string {
  return classNames(
    'inline-flex items-center justify-center gap-1.5 rounded-chip border font-medium no-underline',
    'transition-colors select-none disabled:opacity-55 disabled:cursor-not-allowed',
    options.isSmall ? 'min-h-9 px-2.5 text-small' : 'min-h-11 px-4 text-body',
    TONES[tone],
  );
}

export function Button({
  tone = 'plain',
  icon,
  isSmall = false,
  isBusy = false,
  children,
  className,
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={isBusy || undefined}
      disabled={disabled || isBusy}
      className={classNames(buttonLook(tone, { isSmall }), className)}
    >
      {icon ? <Icon name={icon} /> : null}
      {children}
    </button>
  );
}
