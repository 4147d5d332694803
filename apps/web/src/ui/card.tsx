// A sheet of paper on the desk: the ground of everything that belongs together.
import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  readonly title?: ReactNode;
  /** What stands at the right end of the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function PaperCard({ title, aside, children, className, ...rest }: CardProps) {
  return (
    <section
      {...rest}
      className={classNames('paper-edge rounded-card bg-card p-4 sm:p-5', className)}
    >
      {title ? (
        <header className="mb-3 flex flex-wrap items-baseline justify-between gap-2">
          <h2 className="text-title">{title}</h2>
          {aside}
        </header>
      ) : null}
      {children}
    </section>
  );
}
