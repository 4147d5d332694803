// A model whose calls are written down, capped and watched; what was answered before a restart is not asked again.

import {
  BudgetExceededError,
  callKey,
  errorRecord,
  estimatePrompt,
  type GenerateRequest,
  type GenerateResult,
  type LanguageModel,
  type Layer,
  ModelError,
  requestData,
} from '@hakoniwa/model';
import type { MindNews } from '@hakoniwa/protocol';
import type { Position } from '@hakoniwa/stage';
import { type CallLedger, callIdAt } from './call-ledger.ts';
import { phaseOf } from './mind-news.ts';

export interface KeptModelParts {
  readonly ledger: CallLedger;
  /** Where the garden stands. */
  readonly at: () => Position;
  /** Tokens in 24 hours; undefined for no cap. */
  readonly capTokens: () => number | undefined;
  readonly onNews: (news: MindNews) => void;
}

/** The outermost layer of a garden's models. */
export function keptModel(parts: KeptModelParts): Layer {
  const cap = new DailyCap(parts);
  let unnamed = 0;
  return (inner) => ({
    id: inner.id,
    generate: async (request) => {
      const at = parts.at();
      unnamed += 1;
      const id = callIdAt(request.callId ?? `call-${Date.now()}-${unnamed}`, at.branch);
      const key = callKey(inner.id, request);
      const known = await parts.ledger.find(id);
      const answered = known?.key === key ? known.answer : undefined;
      if (answered && 'result' in answered) return answered.result;
      const settle = await cap.reserve(request);
      try {
        return await ask({ parts, inner, request, call: { id, key, at } });
      } finally {
        settle();
      }
    },
  });
}

interface Asking {
  readonly parts: KeptModelParts;
  readonly inner: LanguageModel;
  readonly request: GenerateRequest;
  readonly call: { readonly id: string; readonly key: string; readonly at: Position };
}

async function ask({ parts, inner, request, call }: Asking): Promise<GenerateResult> {
  const { ledger, onNews } = parts;
  const { character, purpose, deadlineMs } = request;
  const since = Date.now();
  const about = { call: call.id, character, purpose, model: inner.id };
  const tell = (news: Pick<MindNews, 'phase' | 'position' | 'code'>) =>
    onNews({ ...about, ...news, since, until: since + deadlineMs });
  const data = JSON.stringify(requestData(request));
  await ledger.begin({ ...call, character, purpose, model: inner.id, request: data });
  tell({ phase: 'queue' });
  try {
    const result = await inner.generate({
      ...request,
      onPhase: (phase) => {
        request.onPhase?.(phase);
        tell(phaseOf(phase));
      },
    });
    await ledger.end(call.id, { result });
    tell({ phase: 'done' });
    return result;
  } catch (error) {
    const code = error instanceof ModelError ? error.code : 'INTERNAL';
    if (error instanceof ModelError) await ledger.end(call.id, { error: errorRecord(error) });
    tell({ phase: 'failed', code });
    throw error;
  }
}

/** The cap of a day: what is under way is set aside, so that even calls at once stay below. */
class DailyCap {
  readonly #parts: KeptModelParts;
  #reserved = 0;

  constructor(parts: KeptModelParts) {
    this.#parts = parts;
  }

  async reserve({ messages, maxTokens }: GenerateRequest): Promise<() => void> {
    const capTokens = this.#parts.capTokens();
    if (capTokens === undefined) return () => undefined;
    const wantedTokens = estimatePrompt(messages) + maxTokens;
    const used = (await this.#parts.ledger.sums()).tokens + this.#reserved;
    if (used + wantedTokens > capTokens)
      throw new BudgetExceededError({ capTokens, usedTokens: used, wantedTokens });
    this.#reserved += wantedTokens;
    return () => {
      this.#reserved -= wantedTokens;
    };
  }
}
