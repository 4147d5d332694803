// The server a session is played on: the one that was named, the one that runs here, or one of its own for as long as it is played.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Api, createApi } from '@hakoniwa/client';
import type { Call } from '../command.ts';
import { limits } from '../limits.ts';
import { safeText } from '../output/safe-text.ts';
import { isHakoniwaServer, listeningAddress } from '../running-server.ts';
import { sayerOf } from './locale/index.ts';

const MAIN = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));

export interface PlayConnection {
  readonly api: Api;
  readonly close: () => Promise<void>;
}

/** A server that answers, or undefined after saying why there is none. */
export async function openPlayConnection(call: Call): Promise<PlayConnection | undefined> {
  const { server, data } = call.options;
  const { PORT: port, HOST: host } = call.settings();
  if (typeof server === 'string') return serverAt(call, new URL(server).origin);
  const isRunning =
    data === undefined &&
    port !== 0 &&
    (await isHakoniwaServer({ host, port }, limits.play.lookMs));
  return isRunning ? serverAt(call, listeningAddress({ host, port })) : ownServer(call);
}

function serverAt(call: Call, base: string): PlayConnection {
  call.output.err(sayerOf(call.language)('using', { server: safeText(base) }));
  return { api: apiAt(call, base), close: async () => undefined };
}

/** The token goes to the address that was named and nowhere else. */
function apiAt(call: Call, base: string): Api {
  const { HAKONIWA_TOKEN: token } = call.settings();
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return createApi({
    base,
    fetch: (url, init) =>
      fetch(url, {
        ...init,
        redirect: 'error',
        headers: { ...(init?.headers as Record<string, string>), ...authorization },
      }),
  });
}

/** Starts the server on the data folder, on a port nobody else knows; it ends with the play. */
async function ownServer(call: Call): Promise<PlayConnection | undefined> {
  const say = sayerOf(call.language);
  call.output.err(say('opening'));
  const data = call.options.data ?? call.settings().HAKONIWA_DATA;
  const child = spawn(process.execPath, [...process.execArgv, MAIN, '--with-parent'], {
    env: {
      ...process.env,
      ...{ PORT: '0', HOST: '127.0.0.1', HAKONIWA_LOG: 'error' },
      ...(typeof data === 'string' && { HAKONIWA_DATA: data }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint = `${complaint}${chunk}`.slice(-limits.play.complaintLength);
  });
  const ended = once(child, 'close');
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const base = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    if (base === undefined) continue;
    child.stdout.resume();
    return { api: apiAt(call, base), close };
  }
  await ended;
  for (const line of complaint.split('\n')) if (line !== '') call.output.err(safeText(line));
  call.output.err(say('serverFailed'));
  return undefined;
}
