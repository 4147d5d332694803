// A port that leads to a server or nowhere, as it is switched: an outage without ending the server.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Switch {
  /** The server's address by way of this port. */
  readonly uri: string;
  open(): void;
  /** Cuts every connection, and lets no new one through. */
  close(): void;
  end(): Promise<void>;
}

/** A switch before a server, closed at first. */
export async function openSwitch(uri: string): Promise<Switch> {
  const target = new URL(uri);
  const sockets = new Set<Socket>();
  let isOpen = false;
  const server = createServer((near) => {
    if (!isOpen) return near.destroy();
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    isOpen = false;
    for (const socket of sockets) socket.destroy();
  };
  return {
    uri: `${target.protocol}//127.0.0.1:${port}`,
    open: () => {
      isOpen = true;
    },
    close,
    end: async () => {
      close();
      server.close();
      await once(server, 'close');
    },
  };
}
