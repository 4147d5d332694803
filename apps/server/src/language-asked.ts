// The language a reader asks for: in the address, else by what the browser prefers.
import type { Language } from '@hakoniwa/stage';
import type { Context } from 'hono';
import { chooseLanguage } from './locale/index.ts';

export function languageAsked({ req }: Context): Language {
  return chooseLanguage(req.query('language'), req.header('accept-language'));
}
