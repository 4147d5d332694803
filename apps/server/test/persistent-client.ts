// A client that does not give up: sends a turn with its key until it is answered, wherever a server is.
import { setTimeout as wait } from 'node:timers/promises';
import type { Head } from '@hakoniwa/stage';

export interface Acknowledged {
  readonly garden: string;
  readonly key: string;
  /** The words of the turn; no other turn has them. */
  readonly text: string;
  readonly head: Head;
}

interface Turn {
  readonly garden: string;
  readonly key: string;
  /** Where a server may be found now. */
  readonly url: () => string;
}

/** How long one try may take before another server is asked. */
const TRY_MS = 8_000;

/** Settles when the turn is acknowledged; throws when it is refused for good. */
export async function takeTurn(turn: Turn): Promise<Acknowledged> {
  const { garden, key } = turn;
  const text = `"${key}"`;
  const head = await insist(turn, { to: 'turns', body: { type: 'perform', actor: 'yana', text } });
  return { garden, key, text, head };
}

/** The same for a turn by the character's own mind. */
export function performTurn(turn: Turn): Promise<Head> {
  return insist(turn, { to: 'performances', body: { actor: 'yana' } });
}

async function insist(
  { garden, key, url }: Turn,
  { to, body }: { to: string; body: object },
): Promise<Head> {
  for (;;) {
    const answer = await post(`${url()}/v1/gardens/${garden}/${to}`, { key, body });
    if (answer?.status === 200) return ((await answer.json()) as { head: Head }).head;
    if (answer && answer.status < 500 && answer.status !== 429)
      throw new Error(`${key} was refused: ${answer.status} ${await answer.text()}`);
    await wait(50);
  }
}

/** The answer; undefined when nobody answers. */
async function post(
  url: string,
  { key, body }: { key: string; body: object },
): Promise<Response | undefined> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TRY_MS),
    });
    // A body that breaks off is no answer.
    return new Response(await answer.arrayBuffer(), { status: answer.status });
  } catch {
    return undefined;
  }
}
