// Moments and spans of time as people read them.
import { useTranslation } from 'react-i18next';
import { useUiLanguage } from '../i18n/use-ui-language.ts';

/** A day and an hour, in the language of the page. */
export function useMoment(): (iso: string) => string {
  const language = useUiLanguage();
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (iso) => format.format(new Date(iso));
}

export function useMinutes(): (minutes: number) => string {
  const { t } = useTranslation('play');
  return (minutes) =>
    minutes < 1
      ? t('moment')
      : minutes < 60
        ? t('minutes', { count: minutes })
        : t('hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
