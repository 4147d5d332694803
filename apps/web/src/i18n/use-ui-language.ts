// The language of the page as the rest of the app reads it.
import { TEXT_LANGUAGES } from '@hakoniwa/protocol';
import { useTranslation } from 'react-i18next';
import type { UiLanguage } from './locales.ts';

export function useUiLanguage(): UiLanguage {
  const { i18n } = useTranslation();
  return TEXT_LANGUAGES.find((id) => id === i18n.language) ?? 'ja';
}
