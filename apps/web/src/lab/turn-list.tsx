// The sessions of a run and their turns; those where something was wrong stand out.
import type { LabResults } from '@hakoniwa/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonLook } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { controlLook, Field } from '../ui/field.tsx';
import { TurnDialog } from './turn-dialog.tsx';

export function TurnList({ results: { run, cells } }: { readonly results: LabResults }) {
  const { t } = useTranslation('lab');
  const [chosen, setChosen] = useState(cells[0]?.id ?? '');
  const [turn, setTurn] = useState<number>();
  const cell = cells.find(({ id }) => id === chosen);
  return (
    <div className="grid gap-3">
      <Field label={t('turns.session')} hint={t('turns.hint')}>
        {(ids) => (
          <select
            {...ids}
            className={controlLook}
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
          >
            {cells.map(({ id, wrong }) => (
              <option key={id} value={id}>
                {wrong.length === 0 ? id : `${id} (${wrong.length})`}
              </option>
            ))}
          </select>
        )}
      </Field>
      <ol aria-label={t('turns.list')} className="flex flex-wrap gap-1.5">
        {Array.from({ length: cell?.turns ?? 0 }, (_none, index) => index + 1).map((number) => (
          <li key={number}>
            <button
              type="button"
              className={classNames(
                buttonLook('plain', { isSmall: true }),
                cell?.wrong.includes(number) && 'border-clay text-clay',
              )}
              onClick={() => setTurn(number)}
            >
              {number}
            </button>
          </li>
        ))}
      </ol>
      <TurnDialog
        run={run.id}
        cell={chosen}
        {...(turn === undefined ? {} : { turn })}
        onClose={() => setTurn(undefined)}
      />
    </div>
  );
}
