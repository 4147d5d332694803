// Starts the texts in the language the address asks for, else the one the person chose last, else the browser's.
import { TEXT_LANGUAGES } from '@hakoniwa/protocol';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { storedValue, storeValue } from '../stored-value.ts';
import { dropLanguageAsked, languageInAddress, pageLanguageOf } from './language-asked.ts';
import { RESOURCES, type UiLanguage } from './locales.ts';

const KEY = 'hakoniwa.language';

/** Ready when this returns: the texts are part of the script. */
export function startI18n(): void {
  const language =
    languageInAddress() ??
    storedValue(KEY, TEXT_LANGUAGES) ??
    pageLanguageOf(navigator.language) ??
    'en';
  i18next.on('missingKey', (_languages, namespace, key) => {
    console.error(`missing text: ${namespace}.${key}`);
  });
  i18next
    .use(initReactI18next)
    .init({
      lng: language,
      resources: RESOURCES,
      defaultNS: 'ui',
      fallbackLng: false,
      saveMissing: true,
      initAsync: false,
      interpolation: { escapeValue: false },
    })
    .catch((error: unknown) => console.error(error));
  applyLanguage(language);
}

/** Changes the language of the page and remembers it. */
export async function changeLanguage(language: UiLanguage): Promise<void> {
  storeValue(KEY, language);
  dropLanguageAsked();
  await i18next.changeLanguage(language);
  applyLanguage(language);
}

function applyLanguage(language: UiLanguage): void {
  document.documentElement.lang = language;
}
