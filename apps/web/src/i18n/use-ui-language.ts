// The language of the page as the rest of the app reads it.
import { useTranslation } from 'react-i18next';
import type { UiLanguage } from './locales.ts';

export function useUiLanguage(): UiLanguage {
  const { i18n } = useTranslation();
  return i18n.language === 'en' ? 'en' : 'ja';
}
