// Takes a turn: one at a time, with a key so that trying again never does it twice; what was wanted is never lost.
import { ApiError } from '@hakoniwa/client';
import type { Execute } from '@hakoniwa/protocol/sessions';
import { useRef, useState } from 'react';
import { useApi } from '../data/api.ts';
import type { PlayedSession } from '../data/use-session.ts';

interface Sent {
  readonly wish: Execute;
  readonly key: string;
}

interface Failure extends Sent {
  readonly error: unknown;
}

export interface TypedTurnState {
  /** What was sent and is not answered yet. */
  readonly pending: Execute | undefined;
  readonly failure: Failure | undefined;
  readonly isStopped: boolean;
}

const QUIET: TypedTurnState = { pending: undefined, failure: undefined, isStopped: false };

export function useTurn(session: string, watch: PlayedSession['watch']) {
  const api = useApi();
  const [state, setState] = useState<TypedTurnState>(QUIET);
  const line = useRef<AbortController>(undefined);

  const run = async ({ wish, key }: Sent) => {
    if (line.current) return;
    line.current = new AbortController();
    const { signal } = line.current;
    setState({ ...QUIET, pending: wish });
    try {
      await api.sessions.execute(session, { ...wish, key, signal });
      await watch.refresh();
      setState(QUIET);
    } catch (error) {
      if (signal.aborted) setState({ ...QUIET, isStopped: true });
      else setState({ ...QUIET, failure: { wish, key: keyAfter(error, key), error } });
      // What the server made of it, if anything, is read when it can be reached.
      watch.refresh().catch(() => watch.retry());
    } finally {
      line.current = undefined;
    }
  };

  return {
    ...state,
    send: (wish: Execute) => void run({ wish, key: newKey() }),
    retry: () => {
      if (state.failure) void run(state.failure);
    },
    drop: () => setState(QUIET),
    stop: () => {
      // Nobody waits for a slow model any more: what happened is told plainly. Unheard, it is told later.
      api.sessions.stop(session).catch(() => undefined);
      line.current?.abort();
    },
  };
}

/** Refused for sure, it is asked anew; otherwise it may have been done, and the same key finds out. */
function keyAfter(error: unknown, key: string): string {
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return isRefused ? newKey() : key;
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `turn-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
