// Writing into the scene: choose who, write what they do and say, and read at once what the world makes of it.
import type { WatchState } from '@hakoniwa/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LineComposer } from '../people/composer.tsx';
import { controlLook, Field } from '../ui/field.tsx';

interface WritingProps {
  readonly garden: string;
  readonly state: WatchState;
}

export function Writing({ garden, state }: WritingProps) {
  const { t } = useTranslation('scene');
  const people = Object.entries(state.view?.people ?? {});
  const [chosen, setChosen] = useState('');
  const [id, person] = people.find(([one]) => one === chosen) ?? people[0] ?? [];
  if (id === undefined || person === undefined) return null;
  return (
    <section aria-label={t('writing.label')} className="grid gap-2 border-t border-line pt-3">
      <Field label={t('writing.who')}>
        {(ids) => (
          <select
            {...ids}
            className={controlLook}
            value={id}
            onChange={(event) => setChosen(event.target.value)}
          >
            {people.map(([one, { name }]) => (
              <option key={one} value={one}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <LineComposer garden={garden} actor={id} name={person.name} />
    </section>
  );
}
