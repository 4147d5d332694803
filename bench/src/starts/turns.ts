// Somebody who acts in a garden without giving up: asks again until the turn is accepted.
import { setTimeout as wait } from 'node:timers/promises';

/** How long one try may take before the next. */
const TRY_MS = 20_000;
/** Pause between two tries. */
const PAUSE_MS = 20;

/** The id of a new kitchen. */
export async function newKitchen(url: string): Promise<string> {
  const answer = await post(`${url}/v1/gardens`, { pack: 'kitchen', language: 'en', seed: 1 });
  return ((await answer.json()) as { id: string }).id;
}

interface Turn {
  readonly garden: string;
  /** The key of the turn: it is taken once, however often it is sent. */
  readonly key: string;
}

/** Settles when a server has accepted the turn. */
export async function takeTurn(url: string, { garden, key }: Turn): Promise<void> {
  const body = { type: 'perform', actor: 'yana', text: `"Good morning, ${key}."` };
  for (;;) {
    try {
      if ((await post(`${url}/v1/gardens/${garden}/turns`, body, key)).ok) return;
    } catch (error) {
      // Nobody there, or nobody answers: the server may be on its way up.
      if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
    }
    await wait(PAUSE_MS);
  }
}

function post(url: string, body: object, key?: string): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  };
  const signal = AbortSignal.timeout(TRY_MS);
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body), signal });
}
