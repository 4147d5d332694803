// Loads a GGUF file once and keeps its session, whose cache the next call can use.
import type { JsonObject } from '@hakoniwa/stage';
import type { Message } from '../port/generate-request.ts';
import type { LlamaRuntime, LlamaSequence, LlamaSession } from './llama-runtime.ts';

export interface LoadedGguf {
  readonly session: LlamaSession;
  readonly sequence: LlamaSequence;
  /** Tokens of messages by the model's own vocabulary. */
  readonly count: (messages: readonly Message[]) => number;
  readonly makeGrammar: (schema: JsonObject) => Promise<unknown>;
  readonly stop: () => Promise<void>;
}

/** The file at a path, ready to answer. */
export async function loadGguf(
  runtime: () => Promise<LlamaRuntime>,
  options: { readonly path: string; readonly contextTokens: number; readonly threads?: number },
): Promise<LoadedGguf> {
  const { getLlama, LlamaChatSession } = await runtime();
  const llama = await getLlama({ logLevel: 'error', progressLogs: false });
  const model = await llama.loadModel({ modelPath: options.path });
  const context = await model.createContext({
    contextSize: options.contextTokens,
    ...(options.threads !== undefined && { threads: options.threads }),
  });
  const sequence = context.getSequence();
  const session = new LlamaChatSession({ contextSequence: sequence });
  return {
    session,
    sequence,
    count: (messages) =>
      messages.reduce((sum, { content }) => sum + model.tokenize(content).length, 0),
    makeGrammar: (schema) => llama.createGrammarForJsonSchema(schema),
    async stop() {
      session.dispose({ disposeSequence: true });
      await model.dispose();
    },
  };
}
