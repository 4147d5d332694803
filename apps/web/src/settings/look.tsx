// Language and brightness of the pages, for whoever looks at them.
import { languageName, TEXT_LANGUAGES } from '@hakoniwa/protocol';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from '../i18n/start-i18n.ts';
import { useUiLanguage } from '../i18n/use-ui-language.ts';
import { chooseTheme, useTheme } from '../shell/theme.ts';
import { PaperCard } from '../ui/card.tsx';
import { controlLook, Field } from '../ui/field.tsx';

export function LookPanel() {
  const { t } = useTranslation('settings');
  const language = useUiLanguage();
  const theme = useTheme();
  return (
    <PaperCard title={t('look.title')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('look.language')}>
          {(ids) => (
            <select
              {...ids}
              className={controlLook}
              value={language}
              onChange={({ target }) => {
                const chosen = TEXT_LANGUAGES.find((id) => id === target.value);
                if (chosen) void changeLanguage(chosen);
              }}
            >
              {TEXT_LANGUAGES.map((id) => (
                <option key={id} value={id} lang={id}>
                  {languageName(id)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={t('look.theme')}>
          {(ids) => (
            <select
              {...ids}
              className={controlLook}
              value={theme}
              onChange={(event) => chooseTheme(event.target.value === 'night' ? 'night' : 'day')}
            >
              <option value="day">{t('look.day')}</option>
              <option value="night">{t('look.night')}</option>
            </select>
          )}
        </Field>
      </div>
    </PaperCard>
  );
}
