// The two scripted servers by name.
import { ollamaDialect } from './ollama-dialect.ts';
import { openAiDialect } from './openai-dialect.ts';
import {
  type ScriptedServer,
  type ScriptedServerOptions,
  startScripted,
} from './scripted-server.ts';

/** A scripted Ollama server. */
export function startScriptedOllama(options: ScriptedServerOptions): Promise<ScriptedServer> {
  return startScripted(ollamaDialect, options);
}

/** A scripted OpenAI-compatible server; its API is under `/v1`. */
export function startScriptedOpenAi(options: ScriptedServerOptions): Promise<ScriptedServer> {
  return startScripted(openAiDialect, options);
}
