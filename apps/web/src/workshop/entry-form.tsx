// The form of one place, person or thing: its name and words in every language of the pack, and where it stands.
import { type Language, languageName } from '@hakoniwa/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUiLanguage } from '../i18n/use-ui-language.ts';
import { Button } from '../ui/button.tsx';
import { controlLook, Field } from '../ui/field.tsx';
import type { PackEntry, PackEntryChange } from './entries.ts';

interface EntryFormProps {
  readonly entry: PackEntry;
  readonly places: readonly PackEntry[];
  readonly languages: readonly Language[];
  readonly isBusy: boolean;
  readonly onKeep: (change: PackEntryChange) => void;
}

export function EntryForm({ entry, places, languages, isBusy, onKeep }: EntryFormProps) {
  const { t } = useTranslation('workshop');
  const language = useUiLanguage();
  const [name, setName] = useState(entry.name);
  const [description, setDescription] = useState(entry.description);
  const [place, setPlace] = useState(entry.place);
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onKeep({ name, description, place });
      }}
    >
      {languages.map((one) => (
        <Field key={one} label={t('entry.name', { language: languageName(one, language) })}>
          {(ids) => (
            <input
              {...ids}
              lang={one}
              className={controlLook}
              value={name[one] ?? ''}
              onChange={(event) => setName({ ...name, [one]: event.target.value })}
            />
          )}
        </Field>
      ))}
      {languages.map((one) => (
        <Field key={one} label={t('entry.description', { language: languageName(one, language) })}>
          {(ids) => (
            <textarea
              {...ids}
              lang={one}
              rows={3}
              className={controlLook}
              value={description[one] ?? ''}
              onChange={(event) => setDescription({ ...description, [one]: event.target.value })}
            />
          )}
        </Field>
      ))}
      {entry.place === undefined ? null : (
        <Field label={t('entry.place')}>
          {(ids) => (
            <select
              {...ids}
              className={controlLook}
              value={place}
              onChange={(event) => setPlace(event.target.value)}
            >
              {places.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name[language] ?? one.id}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <div>
        <Button type="submit" tone="main" icon="check" isBusy={isBusy}>
          {t('entry.keep')}
        </Button>
      </div>
    </form>
  );
}
