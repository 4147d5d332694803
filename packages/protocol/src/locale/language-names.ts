// What each language calls itself: the one word a page shows in a language that is not its own.
import type { Language } from '@hakoniwa/stage/vocabulary';

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { ja: '日本語', en: 'English' };
