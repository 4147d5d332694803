// Looks at one place: is a model server there, which kind, which version, which models.
import { isJsonObject, type JsonObject } from '@hakoniwa/stage';
import { ModelTimeoutError } from '../errors/call-errors.ts';
import { ModelNotFoundError } from '../errors/connection-errors.ts';
import { ModelError } from '../errors/model-error.ts';
import { readAnswerJson } from '../http/read-text.ts';
import { expectOk } from '../http/status-error.ts';
import { limits } from '../limits.ts';
import type { ListedModel } from '../ollama/list-ollama.ts';
import type { OutboundDoor } from '../outbound/outbound-door.ts';
import { serverUrl } from '../outbound/server-url.ts';
import { type AskPage, FINGERPRINTS, modelsOn, type ServerKind } from './fingerprints.ts';

/** A model server that answered. */
export interface FoundServer {
  readonly kind: ServerKind;
  readonly version?: string;
  readonly models: readonly ListedModel[];
  /** The address for calls: with `/v1` where the adapter wants it. */
  readonly baseUrl: string;
}

export interface ProbeOptions {
  readonly timeoutMs?: number;
  readonly door: OutboundDoor;
}

/** The server at an address; a ModelError when there is none to use. */
export async function probe(
  address: string,
  { timeoutMs = limits.probeMs, door }: ProbeOptions,
): Promise<FoundServer> {
  const root = serverUrl(address).replace(/\/v1$/, '');
  const ask: AskPage = (path) => askPage(`${root}${path}`, { timeoutMs, door });
  for (const { kind, path, fits, version, modelsPath, apiPath } of FINGERPRINTS) {
    const page = await ask(path);
    if (!page || !fits(page)) continue;
    const said = version?.(page);
    const models = modelsOn((await ask(modelsPath)) ?? {});
    const baseUrl = `${root}${apiPath}`;
    return { kind, models, baseUrl, ...(typeof said === 'string' && { version: said }) };
  }
  throw new ModelNotFoundError({ url: root, model: '', body: 'no model API' });
}

/** A page as an object; what is missing or no JSON is simply not there. */
async function askPage(
  url: string,
  { timeoutMs, door }: Required<ProbeOptions>,
): Promise<JsonObject | undefined> {
  const timeout = new AbortController();
  const giveUp = () =>
    timeout.abort(new ModelTimeoutError({ limitMs: timeoutMs, kind: 'deadline' }));
  const timer = setTimeout(giveUp, timeoutMs);
  try {
    const limitBytes = limits.listBytes;
    const answer = await door.send({ url, signal: timeout.signal, limitBytes });
    const page = await readAnswerJson(await expectOk(answer, ''));
    return isJsonObject(page) ? page : undefined;
  } catch (error) {
    if (error instanceof ModelError && isMerelyAbsent(error)) return undefined;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** The page is not there, but somebody is: a 404, a method refused, HTML for everything. */
function isMerelyAbsent(error: ModelError): boolean {
  if (error.code === 'MODEL_NOT_FOUND' || error.code === 'MODEL_GARBAGE') return true;
  if (error.code !== 'MODEL_HTTP' || !('status' in error.details)) return false;
  return [400, 405, 406, 500, 501].includes(Number(error.details.status));
}
