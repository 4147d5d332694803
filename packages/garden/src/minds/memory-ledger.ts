// Calls written down in memory, for gardens that live as long as the process; the oldest are forgotten.
import { limits } from '../limits.ts';
import type { CallLedger, WrittenCall } from './call-ledger.ts';

const DAY_MS = 24 * 3_600_000;

export function memoryLedger(): CallLedger {
  const calls = new Map<string, WrittenCall>();
  return {
    begin: async (call) => {
      calls.delete(call.id);
      calls.set(call.id, { ...call, state: 'open', answer: undefined, startedAt: new Date() });
      const [oldest] = calls.keys();
      if (calls.size > limits.model.callsKept && oldest !== undefined) calls.delete(oldest);
    },
    end: async (id, answer) => {
      const call = calls.get(id);
      const state = 'result' in answer ? 'answered' : 'failed';
      if (call) calls.set(id, { ...call, state, answer });
    },
    find: async (id) => calls.get(id),
    lastOf: async ({ character, before }) => {
      const all = [...calls.values()].filter((call) => call.character === character);
      const end = before === undefined ? all.length : all.findIndex(({ id }) => id === before);
      return all.slice(0, Math.max(0, end)).at(-1);
    },
    sums: async () => {
      const recent = [...calls.values()].filter(
        ({ startedAt }) => startedAt.getTime() > Date.now() - DAY_MS,
      );
      const failed = recent.filter(({ state }) => state === 'failed');
      const tokens = recent.reduce((sum, call) => sum + tokensOf(call), 0);
      return { calls: recent.length, failures: failed.length, tokens };
    },
    abandon: async () => undefined,
  };
}

function tokensOf({ answer }: WrittenCall): number {
  if (!answer || !('result' in answer)) return 0;
  const { promptTokens, completionTokens } = answer.result.usage;
  return promptTokens + completionTokens;
}
