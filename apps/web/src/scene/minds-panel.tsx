// What goes on in their heads: desires, beliefs beside facts, and the prompt each would get now.
import type { GardenView } from '@hakoniwa/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BeliefsPanel } from '../people/beliefs.tsx';
import { Desires } from '../people/desires.tsx';
import { Button } from '../ui/button.tsx';
import { controlLook, Field } from '../ui/field.tsx';
import { Loading } from '../ui/states.tsx';

interface MindsPanelProps {
  readonly view: GardenView | undefined;
  readonly onInspect: (character: string) => void;
}

export function MindsPanel({ view, onInspect }: MindsPanelProps) {
  const { t } = useTranslation('scene');
  const [chosen, setChosen] = useState('');
  if (!view) return <Loading />;
  const person = view.characters.find(({ id }) => id === chosen) ?? view.characters[0];
  if (!person) return null;
  return (
    <div className="grid gap-4">
      <Field label={t('minds.who')}>
        {(ids) => (
          <select
            {...ids}
            className={controlLook}
            value={person.id}
            onChange={(event) => setChosen(event.target.value)}
          >
            {view.characters.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Desires view={view} id={person.id} />
      <BeliefsPanel view={view} id={person.id} />
      <Button icon="eye" onClick={() => onInspect(person.id)}>
        {t('minds.prompt')}
      </Button>
    </div>
  );
}
