// The replay adapter: answers calls from their records, with every server off.
import { throwIfAborted } from '../errors/abort.ts';
import { ModelNotRecordedError } from '../errors/call-errors.ts';
import { reviveError } from '../errors/revive-error.ts';
import type { LanguageModel } from '../port/language-model.ts';
import { callKey } from './call-key.ts';
import type { CallRecord } from './call-record.ts';
import { Ordinals } from './ordinals.ts';

/** A model that gives each call the answer, or the failure, it had when it was recorded. */
export function replayModel(records: readonly CallRecord[], id: string): LanguageModel {
  const byKey = new Map(records.map((record) => [`${record.key}#${record.ordinal}`, record]));
  const ordinals = new Ordinals();
  return {
    id,
    async generate(request) {
      throwIfAborted(request.signal);
      const key = callKey(id, request);
      const record = byKey.get(`${key}#${ordinals.next(key)}`);
      if (!record) throw new ModelNotRecordedError({ key, purpose: request.purpose });
      const { outcome } = record;
      if ('error' in outcome) throw reviveError(outcome.error);
      if (outcome.result.text !== '') request.onToken?.(outcome.result.text);
      return outcome.result;
    },
  };
}
