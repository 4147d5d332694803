// A line to a server that can be cut at will: bytes go through until somebody pulls the plug.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface BreakableLine {
  readonly url: string;
  /** Cuts everything that is connected; who comes later gets through again. */
  readonly cut: () => void;
  readonly close: () => Promise<void>;
}

export async function breakableLine(port: number): Promise<BreakableLine> {
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      // A cut line is what this is for.
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const one of open) one.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
