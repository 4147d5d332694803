// Acting on a garden: one way to ask, show what the answer tells, and keep what was typed when it failed.
import type { SubmitAnswer } from '@hakoniwa/protocol';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../ui/toast.tsx';
import { showAnswer } from './use-watch.ts';

interface GardenAct<T, R> {
  readonly garden: string;
  readonly act: (given: T) => Promise<R>;
  /** Said when it worked. */
  readonly done?: string;
  readonly onDone?: (result: R) => void;
}

/** A mutation whose refusal by the world is told like a failure, with its reason. */
export function useGardenAct<T, R>({ garden, act, done, onDone }: GardenAct<T, R>) {
  const queries = useQueryClient();
  const { t } = useTranslation('garden');
  const { say, fail } = useToasts();
  return useMutation({
    mutationFn: act,
    onSuccess: async (result) => {
      const answer = isSubmitted(result) ? result : undefined;
      if (answer?.change) showAnswer(garden, answer);
      await queries.invalidateQueries({
        queryKey: ['garden', garden],
        refetchType: answer?.change ? 'none' : 'active',
      });
      if (answer?.allowed === false) {
        fail(t('denied', { why: answer.why ?? answer.denial?.reason ?? '' }));
        return;
      }
      if (done !== undefined) say(done);
      onDone?.(result);
    },
    onError: fail,
  });
}

function isSubmitted(result: unknown): result is SubmitAnswer {
  return typeof result === 'object' && result !== null && 'allowed' in result;
}
