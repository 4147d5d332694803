// Posts turns as many clients would, over connections that stay open.
import { Agent, type ClientRequest, request } from 'node:http';

export interface PostedTurn {
  readonly garden: string;
  readonly key: string;
  /** The address the client plays; this machine's own when left out. */
  readonly from?: string | undefined;
}

export interface Posted {
  /** 0 when there was no answer at all. */
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly ms: number;
}

export type PostTurn = (turn: PostedTurn) => Promise<Posted>;

export function turnClient(port: number, sockets: number): PostTurn {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  return async (turn) => {
    const began = performance.now();
    const answer = await post({ ...turn, port, agent });
    return { ...answer, ms: performance.now() - began };
  };
}

interface Posting extends PostedTurn {
  readonly port: number;
  readonly agent: Agent;
}

function post(posting: Posting): Promise<Omit<Posted, 'ms'>> {
  return new Promise((resolve) => {
    const { port, agent, garden, key } = posting;
    const body = JSON.stringify({
      type: 'perform',
      actor: 'yana',
      text: `"Good morning, ${key}."`,
    });
    const path = `/v1/gardens/${garden}/turns`;
    const headers = headersOf(posting, body);
    const asked = request({ host: '127.0.0.1', port, path, method: 'POST', agent, headers });
    const none = () => resolve({ status: 0, retryAfter: undefined });
    asked.on('response', (answer) => {
      const { statusCode: status = 0, headers: said } = answer;
      answer.on('end', () => resolve({ status, retryAfter: said['retry-after'] }));
      answer.on('error', none);
      answer.resume();
    });
    asked.on('error', (error) => {
      if (wasClosedBefore(asked, error)) resolve(post(posting));
      else none();
    });
    asked.end(body);
  });
}

function headersOf({ key, from }: PostedTurn, body: string): Record<string, string> {
  return {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'idempotency-key': key,
    ...(from === undefined ? {} : { 'x-forwarded-for': from }),
  };
}

/** A server may close an idle connection just when it is used again; clients then open another. */
function wasClosedBefore({ reusedSocket }: ClientRequest, error: NodeJS.ErrnoException): boolean {
  return reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
}
