// A layer that writes down every call with its outcome, good or bad.
import { ModelError } from '../errors/model-error.ts';
import { errorRecord } from '../errors/revive-error.ts';
import type { Layer } from '../port/language-model.ts';
import type { CallJournal } from './call-journal.ts';
import { callKey, promptHash, requestData } from './call-key.ts';
import type { CallRecord } from './call-record.ts';
import { Ordinals } from './ordinals.ts';

/** Records calls into a journal; the outermost layer, so that a call is one record. */
export function withRecord(journal: CallJournal): Layer {
  const ordinals = new Ordinals();
  return (inner) => ({
    id: inner.id,
    async generate(request) {
      const key = callKey(inner.id, request);
      const ordinal = ordinals.next(key);
      const startedAtMs = Date.now();
      const began = performance.now();
      const write = (outcome: CallRecord['outcome']) =>
        journal.add({
          ...{ id: request.callId ?? `${key}#${ordinal}`, key, ordinal, model: inner.id },
          ...{ promptHash: promptHash(request), request: requestData(request) },
          ...{ startedAtMs, tookMs: Math.round(performance.now() - began), outcome },
        });
      try {
        const result = await inner.generate(request);
        await write({ result });
        return result;
      } catch (error) {
        if (error instanceof ModelError) await write({ error: errorRecord(error) });
        throw error;
      }
    },
  });
}
