// Reads how a person names a model: `ollama:gemma3:4b` or `openai:name@http://127.0.0.1:8080/v1`.
import { serverUrl } from '@hakoniwa/model';

/** The servers a model can be named on, with the address where one has a usual one. */
const SERVERS = { ollama: 'http://127.0.0.1:11434', openai: undefined } as const;

export interface ModelAddress {
  readonly server: keyof typeof SERVERS;
  readonly model: string;
  /** In its normal form: what is compared, kept and called. */
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

/** The model that is meant; throws ModelFormError, or ModelAddressError for an address nobody may call. */
export function parseModelAddress(
  given: string,
  { ollamaUrl = SERVERS.ollama }: { readonly ollamaUrl?: string } = {},
): ModelAddress {
  const { server, model, address } = partsOf(given);
  const baseUrl = address ?? (server === 'ollama' ? ollamaUrl : SERVERS[server]);
  if (model === '' || baseUrl === undefined) throw new ModelFormError(given);
  return { server, model, baseUrl: serverUrl(baseUrl) };
}

/** Whether a name says on which kind of server the model is. */
export function isFullModelName(name: string): boolean {
  return /^(?:ollama|openai):/.test(name.trim());
}

/** The address in a name, in its normal form; undefined where it has none. */
export function addressInName(name: string): string | undefined {
  if (!isFullModelName(name)) return undefined;
  const { address } = partsOf(name);
  return address === undefined ? undefined : serverUrl(address);
}

/** A name the one way in which it is kept: what its address means is settled before anybody looks at it. */
export function normalModelName(name: string): string {
  if (!isFullModelName(name)) return name.trim();
  const { server, model, address } = partsOf(name);
  return address === undefined ? name.trim() : `${server}:${model}@${serverUrl(address)}`;
}

/**
 * Where the address of a name begins. Names of models may have an @ too, so the address is what a URL parser would
 * take for one: it reads http and https without slashes as well, and backslashes for slashes.
 */
const ADDRESS = /@(?=https?:|[a-z][a-z0-9+.-]{0,30}:[\\/])/i;

function partsOf(given: string): {
  server: ModelAddress['server'];
  model: string;
  address: string | undefined;
} {
  const text = given.trim();
  const colon = text.indexOf(':');
  const server = text.slice(0, Math.max(0, colon));
  if (!isServer(server)) throw new ModelFormError(given);
  const name = text.slice(colon + 1);
  const at = name.search(ADDRESS);
  return at < 0
    ? { server, model: name, address: undefined }
    : { server, model: name.slice(0, at), address: name.slice(at + 1) };
}

function isServer(word: string): word is keyof typeof SERVERS {
  return Object.hasOwn(SERVERS, word);
}
