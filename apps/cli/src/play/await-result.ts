// Waits for the result of a session, step by step; one that failed is worked out again when it is asked for once more.
import { setTimeout as pause } from 'node:timers/promises';
import type { Api } from '@hakoniwa/client';
import type { SessionResult } from '@hakoniwa/protocol/sessions';
import type { Call } from '../command.ts';
import { limits } from '../limits.ts';
import { sayerOf } from './locale/index.ts';

interface Awaited {
  readonly api: Api;
  readonly session: string;
  readonly signal: AbortSignal;
  /** Whether one that failed before shall be tried again. */
  readonly isRetry: boolean;
}

/** The result; undefined when it failed, or when nobody waits any more. */
export async function awaitResult(
  { output, language }: Call,
  { api, session, signal, isRetry }: Awaited,
): Promise<SessionResult | undefined> {
  const say = sayerOf(language);
  let mayRetry = isRetry;
  try {
    while (!signal.aborted) {
      const answer = await api.sessions.result(session);
      if ('result' in answer) return answer.result;
      const { processingStatus, steps } = answer.pending;
      if (processingStatus === 'failed' && !mayRetry) return undefined;
      if (processingStatus === 'failed') await api.sessions.retryResult(session);
      if (processingStatus === 'failed') mayRetry = false;
      const done = steps.filter(({ state }) => state === 'done' || state === 'degraded').length;
      output.screen?.status(say('resultWaiting', { done, total: steps.length }));
      await pause(limits.play.resultMs);
    }
    return undefined;
  } finally {
    output.screen?.status('');
  }
}
