// A field of a form: its name, its control, a hint, and what is wrong with what was typed.

import type { Language } from '@hakoniwa/protocol';
import { type ReactNode, useId } from 'react';

interface FieldProps {
  readonly label: string;
  /** The language of the label, where it is not the page's: a name out of a pack. */
  readonly labelLanguage?: Language;
  readonly hint?: ReactNode;
  readonly problem?: ReactNode;
  /** Draws the control with the ids that tie it to its words. */
  readonly children: (ids: {
    readonly id: string;
    readonly 'aria-describedby'?: string;
    readonly 'aria-invalid'?: true;
  }) => ReactNode;
}

export const controlLook =
  'w-full rounded-chip border border-edge bg-card px-3 py-2 text-body text-ink placeholder:text-soft aria-invalid:border-clay';

export function Field({ label, labelLanguage, hint, problem, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const hasNote = hint !== undefined || problem !== undefined;
  return (
    <div className="grid gap-1">
      <label htmlFor={id} lang={labelLanguage} className="text-small font-medium">
        {label}
      </label>
      {children({
        id,
        ...(hasNote ? { 'aria-describedby': noteId } : {}),
        ...(problem === undefined ? {} : { 'aria-invalid': true }),
      })}
      {hasNote ? (
        <p
          id={noteId}
          className={problem === undefined ? 'text-fine text-soft' : 'text-fine text-clay'}
        >
          {problem ?? hint}
        </p>
      ) : null}
    </div>
  );
}
