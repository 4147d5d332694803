// The model mind: thought, then performance, the director looking over it; instinct stands behind every call.
import type { Gm } from '@hakoniwa/gm';
import { type LanguageModel, ModelError } from '@hakoniwa/model';
import { hashText, type Json } from '@hakoniwa/stage';
import type { MindContext } from '../../context.ts';
import { type Directed, direct, wordsOnly } from '../../director/direct.ts';
import { limits } from '../../limits.ts';
import { type ComposedPrompt, composePrompt } from '../../prompts/compose.ts';
import type { PromptSet } from '../../prompts/prompt-set.ts';
import { instinct } from '../instinct/instinct.ts';
import type { Proposal } from '../proposal.ts';

export interface ModelMindOptions {
  readonly model: LanguageModel;
  readonly gm: Gm;
  readonly prompts: PromptSet;
  /** Two calls a turn, or one that thinks and speaks at once. */
  readonly mode: 'two-phase' | 'fused';
  /** Wall-clock time for one call. */
  readonly deadlineMs: number;
  readonly budgetTokens: number;
  readonly maxTokens: number;
  readonly temperature?: number;
  readonly seed?: number;
  /** Whether fact cards stand in the first attempt's prompt. */
  readonly injects?: boolean;
  /** Whether findings lead to another try. */
  readonly repairs?: boolean;
  readonly sanitizes?: boolean;
}

/** One call as the turn's record keeps it. */
interface CallNote {
  readonly id: string;
  readonly purpose: string;
  readonly prompt: string;
  readonly parts: ComposedPrompt['parts'];
  readonly tokens: number;
  readonly finding?: string;
}

/** A mind that asks a model; every failed or late call is answered by instinct instead. */
export function modelMind(options: ModelMindOptions): (context: MindContext) => Promise<Proposal> {
  return async (context) => {
    const calls: CallNote[] = [];
    try {
      return await think(options, context, calls);
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      const fallback = instinct(context);
      const note = {
        ...(fallback.note as object),
        mind: 'instinct',
        instead: options.model.id,
        failure: error.code,
        calls,
      };
      return { ...fallback, note: asJson(note), calls: calls.map(({ id }) => id) };
    }
  };
}

async function think(
  options: ModelMindOptions,
  context: MindContext,
  calls: CallNote[],
): Promise<Proposal> {
  const thought =
    options.mode === 'two-phase'
      ? (await ask(options, context, { calls, purpose: 'thought' })).trim()
      : undefined;
  const guidance: string[] = [];
  const findings: string[] = [];
  let directed: Directed | undefined;
  const tries = options.repairs === false ? 1 : limits.repairs + 1;
  for (let attempt = 0; attempt < tries; attempt++) {
    const purpose = attempt === 0 ? 'performance' : 'repair';
    const raw = await ask(options, context, { calls, purpose, thought, guidance });
    directed = direct(options.gm, context, raw, { sanitizes: options.sanitizes ?? true });
    if (directed.findings.length === 0) break;
    findings.push(...directed.findings.map(({ check, what }) => `${check}: ${what}`));
    guidance.push(...directed.findings.map((finding) => finding.guidance));
  }
  return settled(options, context, { directed, thought, calls, findings });
}

interface Settling {
  readonly directed: Directed | undefined;
  readonly thought: string | undefined;
  readonly calls: readonly CallNote[];
  readonly findings: readonly string[];
}

/** What the turn comes to; when the tries are used up the act is dropped and the words stay. */
function settled(
  options: ModelMindOptions,
  context: MindContext,
  { directed, thought, calls, findings }: Settling,
): Proposal {
  const gaveUp =
    options.repairs !== false && directed !== undefined && directed.findings.length > 0;
  const words = directed && gaveUp ? wordsOnly(directed) : '';
  const text = gaveUp ? words : directed?.text;
  const inner = thought ?? directed?.draft.judged.reading.thought ?? undefined;
  const note = {
    mind: 'model',
    model: options.model.id,
    prompts: options.prompts.hash,
    mode: options.mode,
    findings,
    gave_up: gaveUp,
    ...(directed?.sanitized ? { sanitized: directed.sanitized } : {}),
    calls,
  };
  const spoken = text === undefined || text === '' ? { speech: undefined } : { text };
  return {
    ...spoken,
    thought: inner ?? undefined,
    note: asJson(note),
    rng: context.rng,
    calls: calls.map(({ id }) => id),
  };
}

interface Asking {
  readonly calls: CallNote[];
  readonly purpose: 'thought' | 'performance' | 'repair';
  readonly thought?: string | undefined;
  readonly guidance?: readonly string[];
}

async function ask(
  options: ModelMindOptions,
  context: MindContext,
  { calls, purpose, thought, guidance = [] }: Asking,
): Promise<string> {
  const wanted =
    purpose === 'thought' ? 'thought' : options.mode === 'fused' ? 'fused' : 'performance';
  const prompt = composePrompt({
    context,
    prompts: options.prompts,
    ask: wanted,
    thought,
    guidance,
    injects: options.injects ?? true,
    budgetTokens: options.budgetTokens,
  });
  const last = context.memories.at(-1)?.seq ?? 0;
  const id = `${context.id}:${last}:${calls.length + 1}`;
  calls.push({
    id,
    purpose,
    prompt: hashText(JSON.stringify(prompt.messages)).slice(0, 16),
    parts: prompt.parts,
    tokens: prompt.tokens,
  });
  const result = await options.model.generate({
    messages: prompt.messages,
    purpose,
    character: context.id,
    callId: id,
    maxTokens: options.maxTokens,
    deadlineMs: options.deadlineMs,
    ...(options.temperature === undefined ? {} : { temperature: options.temperature }),
    ...(options.seed === undefined ? {} : { seed: options.seed }),
  });
  return result.text;
}

function asJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value)) as Json;
}
