// Chooses how the story begins, of the beginnings the pack has.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import { toldIn } from '../i18n/told-in.ts';
import { useUiLanguage } from '../i18n/use-ui-language.ts';
import { controlLook, Field } from '../ui/field.tsx';

/** Where characters are played when nothing else is said. */
const PACK = 'nexus';

interface ScenarioFieldProps {
  readonly value: string | undefined;
  readonly onChange: (scenario: string | undefined) => void;
}

export function ScenarioField({ value, onChange }: ScenarioFieldProps) {
  const { t } = useTranslation('characters');
  const api = useApi();
  const language = useUiLanguage();
  const { data } = useQuery({ queryKey: ['packs'], queryFn: api.packs, staleTime: 60_000 });
  const scenarios = data?.packs.find(({ id }) => id === PACK)?.scenarios ?? [];
  if (scenarios.length < 2) return null;
  return (
    <Field label={t('form.scenario')}>
      {(ids) => (
        <select
          {...ids}
          className={controlLook}
          value={value ?? scenarios[0]?.id}
          onChange={({ target }) => onChange(target.value)}
        >
          {scenarios.map(({ id, title }) => (
            <option key={id} value={id}>
              {toldIn(title, language)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
