// A small word on a coloured ground; the word says it all, the colour only helps.
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const TONES = {
  plain: 'bg-sunk text-soft',
  good: 'bg-leaf text-moss-deep',
  bad: 'bg-clay-soft text-clay',
  note: 'bg-sky-soft text-sky',
  warm: 'bg-sun-soft text-sun',
  inner: 'bg-plum-soft text-plum',
} as const;

interface BadgeProps {
  readonly tone?: keyof typeof TONES;
  readonly children: ReactNode;
  readonly title?: string;
}

export function Badge({ tone = 'plain', children, title }: BadgeProps) {
  return (
    <span
      title={title}
      className={classNames(
        'inline-flex items-center gap-1 rounded-full px-2 py-0.5 text-fine leading-5 font-medium whitespace-nowrap',
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
