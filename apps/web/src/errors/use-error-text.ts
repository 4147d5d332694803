// What a person reads of an error: words of the page by the code of the wire, and what the server says more.
import { ApiError } from '@hakoniwa/client';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Codes whose own message says what the words cannot: which field, which byte, which address. */
const SAYS_MORE: ReadonlySet<string> = new Set([
  ...['VALIDATION', 'ARCHIVE', 'PACK_PROBLEMS', 'CARD', 'UNSAFE_TARGET'],
  ...['UNSUPPORTED_TYPE', 'JOB_FAILED', 'NO_MODEL_SERVER'],
]);

/** A sentence for whatever was thrown; a text is taken as it is. */
export function useErrorText(): (error: unknown) => string {
  const { t, i18n } = useTranslation('errors');
  return useCallback(
    (error) => {
      if (typeof error === 'string') return error;
      const code = error instanceof ApiError ? error.code : 'other';
      // A newer server may have codes this page does not know.
      return t(i18n.exists(code, { ns: 'errors' }) ? code : 'other');
    },
    [t, i18n],
  );
}

/** What the server says more, a line each, in its own words. */
export function moreOf(error: unknown): readonly string[] {
  if (!(error instanceof ApiError)) return error instanceof Error ? [error.message] : [];
  const { code, message, problems } = error;
  if (problems.length > 0)
    return problems.map(({ path, message: why }) => (path === '' ? why : `${path}: ${why}`));
  return SAYS_MORE.has(code) ? [message] : [];
}

/** Codes that asking again cannot change: something has to be done elsewhere first. */
const FINAL: ReadonlySet<string> = new Set(['NO_ACCOUNTS', 'FORBIDDEN']);

/** Whether it may go better when it is tried again. */
export function canRetry(error: unknown): boolean {
  return !(error instanceof ApiError && FINAL.has(error.code));
}
