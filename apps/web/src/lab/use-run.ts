// One run, followed while it goes on; a broken line is taken up again.

import type { LabRunAnswer } from '@hakoniwa/client';
import { JOB_ENDS } from '@hakoniwa/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../data/api.ts';

const AGAIN_MS = 2_000;

interface Followed {
  readonly run: LabRunAnswer | undefined;
  readonly error: unknown;
}

export function isOver(run: LabRunAnswer): boolean {
  return JOB_ENDS.includes(run.state);
}

export function useRun(id: string): Followed {
  const api = useApi();
  const queries = useQueryClient();
  const [followed, setFollowed] = useState<Followed>({ run: undefined, error: undefined });
  useEffect(() => {
    const end = new AbortController();
    let last: LabRunAnswer | undefined;
    const follow = async (): Promise<void> => {
      try {
        await api.lab.watch(id, {
          signal: end.signal,
          onRun: (run) => {
            last = run;
            setFollowed({ run, error: undefined });
          },
        });
      } catch (error) {
        if (!end.signal.aborted) setFollowed((before) => ({ ...before, error }));
      }
      if (end.signal.aborted) return;
      if (last && isOver(last)) await queries.invalidateQueries({ queryKey: ['lab-runs'] });
      else setTimeout(() => void follow(), AGAIN_MS);
    };
    void follow();
    return () => end.abort();
  }, [api, id, queries]);
  return followed;
}
