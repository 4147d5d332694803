// Finds the words for what a probe met: why it failed, and how to mend it.
import type { Language, TextLanguage } from '@hakoniwa/stage';
import { ModelHttpError, ModelRedirectError } from '../errors/connection-errors.ts';
import type { ModelError } from '../errors/model-error.ts';
import { modelWording } from '../locale/wording.ts';
import type { AdviceKey, AdviceSubject } from '../locale/wording-shape.ts';

/** Advice in both languages; `key` is stable. */
export interface Advice {
  readonly key: AdviceKey;
  readonly text: Readonly<Record<TextLanguage, string>>;
}

/** Puts an advice into words. */
export function advise(key: AdviceKey, about: AdviceSubject): Advice {
  const say = (language: Language) => modelWording(language).advice[key](about);
  return { key, text: { ja: say('ja'), en: say('en') } };
}

/** The advice for a probe that failed. */
export function adviseOn(error: ModelError, about: Omit<AdviceSubject, 'detail'>): Advice {
  return advise(keyOf(error), { ...about, detail: detailOf(error) });
}

function keyOf(error: ModelError): AdviceKey {
  if (error instanceof ModelHttpError) return keyOfStatus(error.details.status);
  switch (error.code) {
    case 'MODEL_REFUSED':
      return 'refused';
    case 'MODEL_TIMEOUT':
    case 'MODEL_ABORTED':
      return 'silent';
    case 'MODEL_REDIRECT':
      return 'redirects';
    case 'MODEL_ADDRESS':
      return 'badAddress';
    case 'MODEL_NOT_FOUND':
      return 'unknownServer';
    default:
      return 'broken';
  }
}

function keyOfStatus(status: number): AdviceKey {
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  return status === 503 ? 'loading' : 'broken';
}

function detailOf(error: ModelError): string {
  if (error instanceof ModelRedirectError) return error.details.location;
  if (error instanceof ModelHttpError)
    return `${error.details.status} ${error.details.body}`.trim();
  return 'reason' in error.details ? String(error.details.reason) : error.message;
}
