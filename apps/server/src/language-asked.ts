// The language a reader asks for: in the address, else by what the browser prefers.
import { wireLanguageSchema } from '@hakoniwa/protocol';
import type { Language } from '@hakoniwa/stage';
import type { Context } from 'hono';
import { chooseLanguage } from './locale/index.ts';
import { asked } from './parameters.ts';

/** For every route that answers in a language. */
export const languageParameter = {
  name: 'language',
  description: 'docs.languageHelp',
  schema: wireLanguageSchema.optional(),
} as const;

/** Of routes that have the parameter. */
export function languageAsked(context: Context): Language {
  const { req } = context;
  return chooseLanguage(asked(context, languageParameter), req.header('accept-language'));
}
