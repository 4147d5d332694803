// Vectors written down beside a run's other calls, and given again with the server off.
import { hashText } from '@hakoniwa/stage';
import { ModelNotRecordedError } from '../errors/call-errors.ts';
import { ModelError } from '../errors/model-error.ts';
import { errorRecord, reviveError } from '../errors/revive-error.ts';
import type { CallJournal } from '../record/call-journal.ts';
import type { CallRecord } from '../record/call-record.ts';
import { Ordinals } from '../record/ordinals.ts';
import type { Embedder } from './embedder.ts';

/** The purpose in a record of vectors. */
export const EMBED = 'embed';

function keyOf(id: string, texts: readonly string[]): string {
  return hashText(JSON.stringify([EMBED, id, texts]));
}

/** The same embedder, each call of it recorded. */
export function recordedEmbedder(embedder: Embedder, journal: CallJournal): Embedder {
  const ordinals = new Ordinals();
  return {
    id: embedder.id,
    async embed(request) {
      const key = keyOf(embedder.id, request.texts);
      const ordinal = ordinals.next(key);
      const [startedAtMs, began] = [Date.now(), performance.now()];
      const write = (outcome: CallRecord['outcome']) =>
        journal.add({
          ...{ id: `${key}#${ordinal}`, key, ordinal, model: embedder.id, promptHash: key },
          ...{ request: { purpose: EMBED, texts: [...request.texts] }, startedAtMs, outcome },
          tookMs: Math.round(performance.now() - began),
        });
      try {
        const vectors = await embedder.embed(request);
        await write({ result: resultOf(vectors) });
        return vectors;
      } catch (error) {
        if (error instanceof ModelError) await write({ error: errorRecord(error) });
        throw error;
      }
    },
  };
}

function resultOf(vectors: readonly (readonly number[])[]) {
  return {
    text: JSON.stringify(vectors),
    usage: { promptTokens: 0, completionTokens: 0, source: 'estimate' },
    finish: 'stop',
    timings: { totalMs: 0 },
  } as const;
}

/** Gives each call the vectors, or the failure, it had; undefined when the recording has none. */
export function replayEmbedder(records: readonly CallRecord[]): Embedder | undefined {
  const own = records.filter(({ request }) => request.purpose === EMBED);
  const [first] = own;
  if (!first) return undefined;
  const byKey = new Map(own.map((record) => [`${record.key}#${record.ordinal}`, record]));
  const ordinals = new Ordinals();
  return {
    id: first.model,
    async embed({ texts }) {
      const key = keyOf(first.model, texts);
      const record = byKey.get(`${key}#${ordinals.next(key)}`);
      if (!record) throw new ModelNotRecordedError({ key, purpose: EMBED });
      if ('error' in record.outcome) throw reviveError(record.outcome.error);
      return JSON.parse(record.outcome.result.text) as number[][];
    },
  };
}
