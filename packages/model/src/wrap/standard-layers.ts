// The usual order of the layers around an adapter, from the outside in.
import type { ChatFormat } from '../format/chat-format.ts';
import { withChatFormat } from '../format/with-chat-format.ts';
import type { Layer } from '../port/language-model.ts';
import type { CallJournal } from '../record/call-journal.ts';
import { withRecord } from '../record/with-record.ts';
import type { CallScheduler } from '../schedule/call-scheduler.ts';
import { withSchedule } from '../schedule/with-schedule.ts';
import type { CallBreaker } from './call-breaker.ts';
import { type PrefixMeter, withPrefixMeter } from './prefix-meter.ts';
import type { TokenBudget } from './token-budget.ts';
import type { TokenMeter } from './token-meter.ts';
import { withAttemptLimit } from './with-attempt-limit.ts';
import { withBreaker } from './with-breaker.ts';
import { withBudget } from './with-budget.ts';
import { withDeadline } from './with-deadline.ts';
import { withIdleLimit } from './with-idle-limit.ts';
import { withMeter } from './with-meter.ts';
import { type RetryOptions, withRetry } from './with-retry.ts';
import { withTruncationGuard } from './with-truncation-guard.ts';
import { withWords } from './with-words.ts';

/** What is left out is left away, but for deadline, retries, idle limit, guard and format. */
export interface StandardOptions {
  readonly format: ChatFormat;
  readonly journal?: CallJournal;
  readonly retry?: RetryOptions;
  readonly scheduler?: CallScheduler;
  readonly breaker?: CallBreaker;
  readonly budget?: TokenBudget;
  readonly meter?: TokenMeter;
  readonly prefixes?: PrefixMeter;
  /** The most one attempt may take; without it an attempt may use the whole deadline. */
  readonly attemptMs?: number;
  readonly idleMs?: number;
}

/**
 * One record per call; one deadline over all attempts; a slot, a reservation and a count per attempt;
 * the count inside the guard, so that a cut prompt is counted too.
 */
export function standardLayers(options: StandardOptions): readonly Layer[] {
  const { journal, scheduler, breaker, budget, meter, prefixes, attemptMs, idleMs } = options;
  return [
    ...(journal ? [withRecord(journal)] : []),
    ...(breaker ? [withBreaker(breaker)] : []),
    withDeadline(),
    withRetry(options.retry),
    ...(scheduler ? [withSchedule(scheduler)] : []),
    ...(attemptMs === undefined ? [] : [withAttemptLimit({ attemptMs })]),
    withTruncationGuard(),
    withWords(),
    ...(budget ? [withBudget(budget)] : []),
    ...(meter ? [withMeter(meter)] : []),
    ...(prefixes ? [withPrefixMeter(prefixes)] : []),
    withChatFormat(options.format),
    // Innermost, where hidden thoughts still count as signs of life.
    withIdleLimit(idleMs === undefined ? {} : { idleMs }),
  ];
}
