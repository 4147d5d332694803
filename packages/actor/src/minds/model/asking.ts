// The calls of one turn: each with a prompt of its own, all within one deadline.
import { type GenerateRequest, ModelError, type ModelErrorCode } from '@hakoniwa/model';
import { hashText } from '@hakoniwa/stage';
import type { MindContext } from '../../context.ts';
import { type ComposedPrompt, composePrompt } from '../../prompts/compose.ts';
import type { CallNews, ModelMindOptions, Purpose } from './options.ts';

/** One call as the turn's record keeps it. */
export interface CallNote {
  readonly id: string;
  readonly purpose: Purpose;
  readonly prompt: string;
  readonly parts: ComposedPrompt['parts'];
  readonly tokens: number;
}

export interface MindRequest {
  readonly purpose: Purpose;
  readonly thought?: string | undefined;
  readonly guidance?: readonly string[];
}

/** Asks for one character in one turn, and keeps what was asked. */
export class TurnRequests {
  readonly options: ModelMindOptions;
  readonly context: MindContext;
  readonly calls: CallNote[] = [];
  readonly #now: () => number;
  readonly #endMs: number;

  constructor(options: ModelMindOptions, context: MindContext) {
    this.options = options;
    this.context = context;
    this.#now = options.now ?? (() => performance.now());
    this.#endMs = this.#now() + options.deadlineMs;
  }

  /** The model's answer; a ModelError when there is none in what is left of the turn's time. */
  async ask(wanted: MindRequest): Promise<string> {
    const { purpose } = wanted;
    const tell = (news: News) =>
      this.options.onNews?.({ character: this.context.id, purpose, ...news } as CallNews);
    try {
      const result = await this.options.model.generate(this.#request(wanted, tell));
      tell({ type: 'answered', usage: result.usage, timings: result.timings });
      return result.text;
    } catch (error) {
      if (error instanceof ModelError) tell({ type: 'failed', code: error.code as ModelErrorCode });
      throw error;
    }
  }

  #request(wanted: MindRequest, tell: (news: News) => void): GenerateRequest {
    const { options, context } = this;
    const { id, messages } = this.#prompt(wanted);
    const { maxTokens, temperature, seed, signal } = options;
    return {
      ...{ messages, purpose: wanted.purpose, character: context.id, callId: id, maxTokens },
      // Even a call that comes too late is made, so that its lateness is on record and replays alike.
      deadlineMs: Math.max(1, Math.ceil(this.#endMs - this.#now())),
      priority: 'visible',
      ...(temperature === undefined ? {} : { temperature }),
      ...(seed === undefined ? {} : { seed }),
      ...(signal === undefined ? {} : { signal }),
      ...(options.onNews && {
        onPhase: (phase) => tell({ type: 'phase', phase }),
        onToken: (text) => tell({ type: 'token', text }),
        onRestart: () => tell({ type: 'restart' }),
      }),
    };
  }

  #prompt({ purpose, thought, guidance = [] }: MindRequest) {
    const { context, options, calls } = this;
    const performing = options.mode === 'fused' ? 'fused' : 'performance';
    const { messages, parts, tokens } = composePrompt({
      context,
      prompts: options.prompts,
      ask: purpose === 'thought' ? 'thought' : performing,
      thought,
      guidance,
      injects: options.injects ?? true,
      budgetTokens: options.budgetTokens,
    });
    const id = `${context.id}:${context.memories.at(-1)?.seq ?? 0}:${calls.length + 1}`;
    const prompt = hashText(JSON.stringify(messages)).slice(0, 16);
    calls.push({ id, purpose, prompt, parts, tokens });
    return { id, messages };
  }
}

type News = CallNews extends infer N
  ? N extends CallNews
    ? Omit<N, 'character' | 'purpose'>
    : never
  : never;
