// One act: sent under a key, so that it is done once however often it has to be sent.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Api, ApiError } from '@hakoniwa/client';
import type { Execute, Executed } from '@hakoniwa/protocol/sessions';
import type { Call } from '../command.ts';
import { limits } from '../limits.ts';
import { sayerOf } from './locale/index.ts';
import { whileWaiting } from './waiting.ts';

interface Acting {
  readonly api: Api;
  readonly session: string;
  readonly act: Execute;
  readonly signal: AbortSignal;
}

export async function playTypedTurn(
  call: Call,
  { api, session, act, signal }: Acting,
): Promise<Executed> {
  const key = randomUUID();
  for (let tries = 1; ; tries++) {
    try {
      return await whileWaiting(call, api.sessions.execute(session, { ...act, key, signal }));
    } catch (error) {
      const isLost = error instanceof ApiError && error.code === 'OFFLINE';
      if (!isLost || tries >= limits.play.tries || signal.aborted) throw error;
      call.output.err(sayerOf(call.language)('sendAgain'));
      await pause(limits.play.retryMs);
    }
  }
}
