// Short notes at the foot of the page that go by themselves; failures stay until they are read.
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moreOf, useErrorText } from '../errors/use-error-text.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

interface Note {
  readonly id: number;
  readonly text: string;
  readonly isFailure: boolean;
}

interface Toasts {
  readonly say: (text: string) => void;
  /** For what went wrong. */
  readonly fail: (error: unknown) => void;
}

const ToastContext = createContext<Toasts | undefined>(undefined);
const SHOWN_MS = 5_000;

/** Says something to whoever looks at the page. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('toasts are said inside ToastArea');
  return toasts;
}

export function ToastArea({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('ui');
  const errorText = useErrorText();
  const [notes, setNotes] = useState<readonly Note[]>([]);
  const drop = useCallback((id: number) => {
    setNotes((all) => all.filter((note) => note.id !== id));
  }, []);
  const toasts = useMemo(() => {
    let last = 0;
    const add = (text: string, options: { isFailure: boolean }) => {
      last += 1;
      const id = last;
      setNotes((all) => [...all.slice(-3), { id, text, ...options }]);
      if (!options.isFailure) setTimeout(() => drop(id), SHOWN_MS);
    };
    return {
      say: (text: string) => add(text, { isFailure: false }),
      fail: (error: unknown) =>
        add([errorText(error), ...moreOf(error)].join(' '), { isFailure: true }),
    };
  }, [drop, errorText]);
  return (
    <ToastContext value={toasts}>
      {children}
      <div
        role="status"
        className="pointer-events-none fixed inset-x-3 bottom-20 z-50 grid justify-items-center gap-2 md:bottom-5"
      >
        {notes.map((note) => (
          <div
            key={note.id}
            className={classNames(
              'rise paper-edge pointer-events-auto flex max-w-xl items-center gap-3 rounded-card bg-card py-2 pr-2 pl-4 text-small',
              note.isFailure && 'border-clay text-clay',
            )}
          >
            {note.text}
            <Button
              tone="quiet"
              isSmall
              icon="close"
              aria-label={t('close')}
              onClick={() => drop(note.id)}
            />
          </div>
        ))}
      </div>
    </ToastContext>
  );
}
