// A text about a character, with how much of it there is.
import { useTranslation } from 'react-i18next';
import { controlLook, Field } from '../ui/field.tsx';

interface AboutFieldProps {
  readonly label: string;
  readonly text: string;
  readonly most: number;
  readonly onChange: (text: string) => void;
}

export function AboutField({ label, text, most, onChange }: AboutFieldProps) {
  const { t } = useTranslation('characters');
  const count = text.length;
  return (
    <Field
      label={label}
      hint={t('form.optional', { count })}
      {...(count > most ? { problem: t('form.long', { count }) } : {})}
    >
      {(ids) => (
        <textarea
          {...ids}
          className={controlLook}
          rows={2}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
