// What went wrong in play, in the reader's language by the code of the wire, with a way to try again.
import { ApiError } from '@hakoniwa/client';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../ui/states.tsx';
import type { ja } from './locale/ja.ts';

type Known = keyof typeof ja.problems;

/** A sentence for whatever was thrown. */
export function useProblemText(): (error: unknown) => string {
  const { t, i18n } = useTranslation('play');
  return (error) => {
    const code = error instanceof ApiError ? error.code : 'other';
    const isKnown = i18n.exists(`problems.${code}`, { ns: 'play' });
    return t(`problems.${isKnown ? (code as Known) : 'other'}`);
  };
}

interface ProblemProps {
  readonly error: unknown;
  readonly onRetry?: () => void;
  readonly title?: string;
}

export function Problem({ error, ...rest }: ProblemProps) {
  const textOf = useProblemText();
  return <ErrorState error={textOf(error)} {...rest} />;
}
