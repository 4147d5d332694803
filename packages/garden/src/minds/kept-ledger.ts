// Calls written down in the database, beside the garden they were made for.

import type { Database } from '@hakoniwa/database';
import type { ErrorRecord, GenerateResult } from '@hakoniwa/model';
import { z } from 'zod';
import {
  abandonCalls,
  beginCall,
  type CallRow,
  callRow,
  callSums,
  endCall,
  lastCallOf,
} from '../rows/model-calls.ts';
import type { CallEnd, CallLedger, WrittenCall } from './call-ledger.ts';

/** The code of a call whose process ended before it. */
const BROKEN_OFF: ErrorRecord = { code: 'MODEL_ABORTED', details: { reason: 'the process ended' } };

export function keptLedger(database: Database, garden: string): CallLedger {
  return {
    begin: ({ at, ...call }) => beginCall(database, { garden, call: { ...call, ...at } }),
    end: (id, end) => endCall(database, { garden, call: { id, ...endedRow(end) } }),
    find: async (id) => written(await callRow(database, { garden, id })),
    lastOf: async ({ character, before }) =>
      written(
        await lastCallOf(database, {
          ...{ garden, character },
          ...(before === undefined ? {} : { before }),
        }),
      ),
    sums: () => callSums(database, garden),
    abandon: () =>
      abandonCalls(database, { garden, answer: JSON.stringify({ error: BROKEN_OFF }) }),
  };
}

function endedRow(end: CallEnd) {
  const answer = JSON.stringify(end);
  if ('error' in end)
    return { state: stateOf(end.error), answer, inputTokens: null, outputTokens: null };
  const { promptTokens, completionTokens } = (end.result satisfies GenerateResult).usage;
  return { state: 'answered', answer, inputTokens: promptTokens, outputTokens: completionTokens };
}

function stateOf({ code }: ErrorRecord): 'late' | 'failed' {
  return code === 'MODEL_TIMEOUT' ? 'late' : 'failed';
}

function written(row: CallRow | undefined): WrittenCall | undefined {
  if (!row) return undefined;
  const { branch, seq, state, model, character, purpose, key, answer } = row;
  return {
    ...{ id: row.id, request: row.request, startedAt: row.startedAt, at: { branch, seq } },
    state: state as WrittenCall['state'],
    model: model ?? '',
    character: character ?? undefined,
    purpose: purpose ?? '',
    key: key ?? '',
    answer: endIn(answer),
  };
}

const endSchema = z.union([
  z.looseObject({
    result: z.looseObject({
      text: z.string(),
      usage: z.looseObject({ promptTokens: z.number(), completionTokens: z.number() }),
    }),
  }),
  z.looseObject({ error: z.looseObject({ code: z.string() }) }),
]);

/** How a call ended; a row that came out of a backup may hold any text, and then nothing is known. */
function endIn(answer: string | null): CallEnd | undefined {
  if (answer === null) return undefined;
  try {
    return endSchema.safeParse(JSON.parse(answer)).data as CallEnd | undefined;
  } catch {
    return undefined;
  }
}
