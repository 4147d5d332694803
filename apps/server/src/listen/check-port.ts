// Looks whether a port can be had, before anything is opened or made for it.
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Rejects as listening there would; the port is let go of at once, and only taken when everything is ready. */
export async function checkPort({ host, port }: { host: string; port: number }): Promise<void> {
  const server = createServer();
  server.listen({ host, port, exclusive: true });
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}
