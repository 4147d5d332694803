// Language and brightness of the pages, for whoever looks at them.
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
              onChange={(event) => void changeLanguage(event.target.value === 'ja' ? 'ja' : 'en')}
            >
              <option value="ja" lang="ja">
                日本語
              </option>
              <option value="en" lang="en">
                English
              </option>
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
