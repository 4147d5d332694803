// An address of this machine where nobody listens, and where nobody will.
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Systems hand out ports above 32,767: below, a free port stays free while other tests open theirs. */
const PORTS = { from: 20_000, to: 29_999 };

/** An address of this machine that refuses connections. */
export async function refusedUrl(): Promise<string> {
  const port = PORTS.from + Math.floor(Math.random() * (PORTS.to - PORTS.from + 1));
  return (await isFree(port)) ? `http://127.0.0.1:${port}` : refusedUrl();
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
