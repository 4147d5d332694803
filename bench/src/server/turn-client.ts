// Posts turns as many clients would, over connections that stay open.
import { Agent, request } from 'node:http';

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
  return ({ garden, key, from }) =>
    new Promise((resolve) => {
      const began = performance.now();
      const body = JSON.stringify({
        type: 'perform',
        actor: 'yana',
        text: `"Good morning, ${key}."`,
      });
      const headers = {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'idempotency-key': key,
        ...(from === undefined ? {} : { 'x-forwarded-for': from }),
      };
      const path = `/v1/gardens/${garden}/turns`;
      const done = (status: number, retryAfter?: string) =>
        resolve({ status, retryAfter, ms: performance.now() - began });
      request({ host: '127.0.0.1', port, path, method: 'POST', agent, headers }, (answer) => {
        answer.on('end', () => done(answer.statusCode ?? 0, answer.headers['retry-after']));
        answer.on('error', () => done(0));
        answer.resume();
      })
        .on('error', () => done(0))
        .end(body);
    });
}
