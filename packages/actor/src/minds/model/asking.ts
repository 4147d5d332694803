// The calls of one turn: each with a prompt of its own, all within one deadline.
import {
  type Finish,
  type GenerateRequest,
  isSameModel,
  ModelError,
  type ModelErrorCode,
} from '@hakoniwa/model';
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
  /** What was written before and could not be used. */
  readonly draft?: string | undefined;
}

/** What a model answered, with what it had been told. */
export interface MindAnswer {
  readonly text: string;
  readonly finish: Finish;
  /** Rules, scene and ask: what nobody in the scene said. */
  readonly told: readonly string[];
}

/** Asks for one character in one turn, and keeps what was asked. */
export class TurnRequests {
  readonly options: ModelMindOptions;
  readonly context: MindContext;
  readonly calls: CallNote[] = [];
  /** Another model than was asked, where one answered. */
  answeredBy: string | undefined;
  readonly #now: () => number;
  readonly #endMs: number;

  constructor(options: ModelMindOptions, context: MindContext) {
    this.options = options;
    this.context = context;
    this.#now = options.now ?? (() => performance.now());
    this.#endMs = this.#now() + options.deadlineMs;
  }

  /** The model's answer; a ModelError when there is none in what is left of the turn's time. */
  async ask(wanted: MindRequest): Promise<MindAnswer> {
    const { purpose } = wanted;
    const tell = (news: News) =>
      this.options.onNews?.({ character: this.context.id, purpose, ...news } as CallNews);
    try {
      const { request, told } = this.#request(wanted, tell);
      const result = await this.options.model.generate(request);
      tell({ type: 'answered', usage: result.usage, timings: result.timings });
      const { text, finish, model = '' } = result;
      if (!isSameModel(this.options.model.id, model)) this.answeredBy = model;
      return { text, finish, told };
    } catch (error) {
      if (error instanceof ModelError) tell({ type: 'failed', code: error.code as ModelErrorCode });
      throw error;
    }
  }

  #request(wanted: MindRequest, tell: (news: News) => void) {
    const { options, context } = this;
    const { id, messages, told } = this.#prompt(wanted);
    const { maxTokens, temperature, seed, signal } = options;
    const request: GenerateRequest = {
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
    return { request, told };
  }

  #prompt({ purpose, thought, guidance = [], draft }: MindRequest) {
    const { context, options, calls } = this;
    const performing = options.mode === 'fused' ? 'fused' : 'performance';
    const { messages, parts, texts, tokens } = composePrompt({
      context,
      prompts: options.prompts,
      ask: purpose === 'thought' ? 'thought' : performing,
      thought,
      guidance,
      draft,
      injects: options.injects ?? true,
      budgetTokens: options.budgetTokens,
    });
    const id = `${context.id}:${context.memories.at(-1)?.seq ?? 0}:${calls.length + 1}`;
    const prompt = hashText(JSON.stringify(messages)).slice(0, 16);
    calls.push({ id, purpose, prompt, parts, tokens });
    return { id, messages, told: toldIn(texts) };
  }
}

/** Parts of a prompt that are nobody's words; what a character is quoted with may be said again. */
const NOBODYS: ReadonlySet<string> = new Set([
  ...['rules', 'sheet', 'scene', 'facts', 'ask', 'repair', 'draft'],
]);

function toldIn(texts: ComposedPrompt['texts']): string[] {
  return texts
    .filter(({ name }) => NOBODYS.has(name))
    .map(({ name, text }) => {
      if (name === 'sheet') return withoutQuotes(text);
      // The draft is the model's own; its title is ours.
      return name === 'draft' ? text.slice(0, text.search(/[:：]/) + 1) : text;
    });
}

/** Pet phrases and lines of a sheet are there to be said. */
function withoutQuotes(sheet: string): string {
  return sheet.replace(/「[^「」\n]*」|"[^"\n]*"|^- .*$/gmu, '\n');
}

type News = CallNews extends infer N
  ? N extends CallNews
    ? Omit<N, 'character' | 'purpose'>
    : never
  : never;
