// Words of one's own: a field that grows, Enter that is safe while composing, and what it costs.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { onEnter } from '../ui/enter.ts';
import { controlLook } from '../ui/field.tsx';

/** As many characters as one turn may have. */
const MOST = 2_000;
/** From here on it is said how many are left. */
const NEAR = 1_800;

interface ComposerProps {
  readonly text: string;
  readonly cost: number;
  readonly balance: number;
  readonly isBusy: boolean;
  readonly onChange: (text: string) => void;
  readonly onSend: (text: string) => void;
}

export function TurnComposer({ text, cost, balance, isBusy, onChange, onSend }: ComposerProps) {
  const { t } = useTranslation('game');
  const id = useId();
  const length = text.trim().length;
  const isTooLong = length > MOST;
  const isShort = balance < cost;
  const canSend = !isBusy && length > 0 && !isTooLong && !isShort;
  const send = () => {
    if (canSend) onSend(text.trim());
  };
  return (
    <form
      className="grid gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-title text-lead">
          {t('own')}
        </label>
        <span className="text-small text-soft tabular-nums">{t('balance', { balance })}</span>
      </div>
      <textarea
        id={id}
        className={`${controlLook} field-sizing-content max-h-72 min-h-20`}
        placeholder={t('ownPlaceholder')}
        value={text}
        readOnly={isBusy}
        aria-describedby={`${id}-note`}
        aria-invalid={isTooLong || undefined}
        onChange={({ target }) => onChange(target.value)}
        {...onEnter(send)}
      />
      <div className="flex items-center justify-between gap-3">
        <p
          id={`${id}-note`}
          className={isTooLong || isShort ? 'text-fine text-clay' : 'text-fine text-soft'}
        >
          {isTooLong
            ? t('tooLong', { count: length })
            : isShort
              ? t('short', { cost })
              : length > NEAR
                ? t('left', { count: MOST - length })
                : t('ownHint', { cost })}
        </p>
        <Button type="submit" tone="main" icon="send" disabled={!canSend}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
