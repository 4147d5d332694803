import 'i18next';
import type { Texts } from './locales.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui';
    resources: Texts;
  }
}
