// The language an address asks for: `?language=en` wins over the browser's, for this page and this visit.
import { LANGUAGES, textLanguageOf } from '@hakoniwa/protocol';
import type { UiLanguage } from './locales.ts';

const NAME = 'language';
const VISIT = 'hakoniwa.language';

/** What the address says, else what it said when the visit began. */
export function languageInAddress(): UiLanguage | undefined {
  const asked = pageLanguageOf(new URLSearchParams(location.search).get(NAME));
  if (asked) visit((kept) => kept.setItem(VISIT, asked));
  return asked ?? pageLanguageOf(visit((kept) => kept.getItem(VISIT)));
}

/** Takes the wish out of the address and the visit, once the person has chosen on the page. */
export function dropLanguageAsked(): void {
  visit((kept) => kept.removeItem(VISIT));
  const address = new URL(location.href);
  if (!address.searchParams.has(NAME)) return;
  address.searchParams.delete(NAME);
  history.replaceState(history.state, '', address);
}

/** `en-GB` is English; a language the page is not written in has another that stands in for it. */
export function pageLanguageOf(tag: string | null | undefined): UiLanguage | undefined {
  const [tongue] = (tag ?? '').toLowerCase().split('-');
  const language = LANGUAGES.find((id) => id === tongue);
  return language && textLanguageOf(language);
}

function visit<T>(use: (kept: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    // Storage may be forbidden; then the address alone decides.
    return undefined;
  }
}
