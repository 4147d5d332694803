// Reads how a person names a model: `ollama:gemma3:4b` or `openai:name@http://127.0.0.1:8080/v1`.

/** The servers a model can be named on, with the address where one has a usual one. */
const SERVERS = { ollama: 'http://127.0.0.1:11434', openai: undefined } as const;

export interface ModelAddress {
  readonly server: keyof typeof SERVERS;
  readonly model: string;
  readonly baseUrl: string;
}

/** A name of a model that cannot be understood. */
export class ModelFormError extends Error {
  readonly code = 'MODEL_FORM';
  override readonly name = 'ModelFormError';
  readonly given: string;

  constructor(given: string) {
    super(`${given} names no model: ollama:name[@url] or openai:name@url`);
    this.given = given;
  }
}

/** The model that is meant; whether its address may be called is the adapter's to say. */
export function parseModelAddress(
  given: string,
  { ollamaUrl = SERVERS.ollama }: { readonly ollamaUrl?: string } = {},
): ModelAddress {
  const [, server = '', name = ''] = /^([a-z]+):(.+)$/s.exec(given.trim()) ?? [];
  if (!isServer(server)) throw new ModelFormError(given);
  // Names of models may have an @ too; the address is what looks like one, else what stands last.
  const address = name.search(/@[a-z][a-z0-9+.-]*:\/\//i);
  const at = address < 0 ? name.lastIndexOf('@') : address;
  const model = at < 0 ? name : name.slice(0, at);
  const usual = server === 'ollama' ? ollamaUrl : SERVERS[server];
  const baseUrl = at < 0 ? usual : name.slice(at + 1);
  if (model === '' || !baseUrl) throw new ModelFormError(given);
  return { server, model, baseUrl };
}

function isServer(word: string): word is keyof typeof SERVERS {
  return Object.hasOwn(SERVERS, word);
}
