// A layer that tries again after failures that may pass, with growing pauses, inside the deadline.
import { setTimeout as sleep } from 'node:timers/promises';
import { abortError } from '../errors/abort.ts';
import { ModelHttpError, ModelRateLimitedError } from '../errors/connection-errors.ts';
import { ModelError } from '../errors/model-error.ts';
import { limits } from '../limits.ts';
import type { GenerateRequest } from '../port/generate-request.ts';
import type { GenerateResult } from '../port/generate-result.ts';
import type { LanguageModel, Layer } from '../port/language-model.ts';

export interface RetryOptions {
  /** Attempts in all. */
  readonly attempts?: number;
  readonly backoffMs?: number;
  /** Told before each pause. */
  readonly onRetry?: (retry: Retry) => void;
}

/** An attempt that failed and will be followed by another. */
export interface Retry {
  readonly attempt: number;
  readonly error: ModelError;
  readonly waitMs: number;
}

/** Tries again what is retryable; a pause that would outlast the deadline is not begun. */
export function withRetry(options: RetryOptions = {}): Layer {
  return (inner) => ({
    id: inner.id,
    generate: (request) => tryAgain(inner, request, options),
  });
}

async function tryAgain(
  inner: LanguageModel,
  request: GenerateRequest,
  { attempts = limits.attempts, backoffMs = limits.backoffMs, onRetry }: RetryOptions,
): Promise<GenerateResult> {
  const endMs = performance.now() + request.deadlineMs;
  for (let attempt = 1; ; attempt++) {
    const watched = watchTokens(request);
    try {
      const deadlineMs = Math.max(1, endMs - performance.now());
      const result = await inner.generate({ ...watched.request, deadlineMs });
      return attempt === 1 ? result : { ...result, attempts: attempt };
    } catch (error) {
      if (!(error instanceof ModelError) || !error.isRetryable || attempt >= attempts) throw error;
      const waitMs = pauseAfter(error, attempt, backoffMs);
      if (performance.now() + waitMs >= endMs) throw error;
      onRetry?.({ attempt, error, waitMs });
      if (watched.hasStreamed()) request.onRestart?.();
      await pause(waitMs, request.signal);
    }
  }
}

/** What the server asks for, or a pause that doubles; no chance in it, as one client needs no jitter. */
function pauseAfter(error: ModelError, attempt: number, backoffMs: number): number {
  return askedPauseMs(error) ?? Math.min(limits.backoffCapMs, backoffMs * 2 ** (attempt - 1));
}

/** How long a server that is busy, or has had enough of us, asks to be left alone. */
export function askedPauseMs(error: ModelError): number | undefined {
  const isAsking = error instanceof ModelHttpError || error instanceof ModelRateLimitedError;
  return isAsking ? error.details.retryAfterMs : undefined;
}

function watchTokens(request: GenerateRequest): {
  request: GenerateRequest;
  hasStreamed: () => boolean;
} {
  let streamed = false;
  const onToken = (text: string) => {
    streamed = true;
    request.onToken?.(text);
  };
  return { request: { ...request, onToken }, hasStreamed: () => streamed };
}

async function pause(waitMs: number, signal: AbortSignal | undefined): Promise<void> {
  try {
    await sleep(waitMs, undefined, { ...(signal && { signal }) });
  } catch (error) {
    throw signal?.aborted ? abortError(signal) : error;
  }
}
