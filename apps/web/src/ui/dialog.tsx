// A dialog: the browser's own, so focus is kept inside, Escape closes it, and what is behind it rests.
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';

interface DialogProps {
  readonly isOpen: boolean;
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons at the foot. */
  readonly actions?: ReactNode;
  /** Whether it must be answered: no cross, and Escape does nothing. */
  readonly isFirm?: boolean;
}

export function Dialog({ isOpen, title, onClose, children, actions, isFirm = false }: DialogProps) {
  const { t } = useTranslation('ui');
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (isOpen && element && !element.open) {
      element.showModal();
      // Read out first, and no key pressed too soon answers or closes it.
      heading.current?.focus();
    }
    if (!isOpen && element?.open) element.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (!isFirm) onClose();
      }}
      onClose={() => {
        // A browser may close on a second Escape without asking; what must be answered opens again.
        if (isOpen && isFirm) dialog.current?.showModal();
        else if (isOpen) onClose();
      }}
      className="paper-edge m-auto w-[min(40rem,calc(100vw-1.5rem))] rounded-card bg-card p-0 text-ink"
    >
      {isOpen ? (
        <div className="rise flex max-h-[85dvh] flex-col">
          <header className="flex items-start justify-between gap-3 border-b border-line px-5 py-4">
            <h2 ref={heading} id={titleId} tabIndex={-1} className="text-title outline-none">
              {title}
            </h2>
            {isFirm ? null : (
              <Button tone="quiet" isSmall icon="close" aria-label={t('close')} onClick={onClose} />
            )}
          </header>
          <div className="overflow-y-auto px-5 py-4">{children}</div>
          {actions ? (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">
              {actions}
            </footer>
          ) : null}
        </div>
      ) : null}
    </dialog>
  );
}
