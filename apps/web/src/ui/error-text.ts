// What a person reads of an error: words of the page where it has some, else what the server said.
import { ApiError } from '@hakoniwa/client';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

const KNOWN = ['OFFLINE', 'BROKEN', 'NOT_KEPT', 'NOT_FOUND', 'RATE_LIMITED', 'INTERNAL'] as const;

export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('ui');
  return useCallback(
    (error) => {
      const code = error instanceof ApiError ? KNOWN.find((one) => one === error.code) : undefined;
      if (code) return t(`errors.${code}`);
      return error instanceof Error ? error.message : String(error);
    },
    [t],
  );
}
