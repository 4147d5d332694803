// A viewer that comes back by the last number it heard, and notes every event it is told.
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';

export interface SteadyViewer {
  /** The events it was told of, in the order it heard them. */
  readonly heard: readonly number[];
  readonly stop: () => Promise<void>;
}

/** Watches a garden as its director from its beginning, wherever a server may be found now. */
export function watchSteadily(garden: string, url: () => string): SteadyViewer {
  const heard: number[] = [];
  let isOver = false;
  let socket: WebSocket | undefined;
  const watch = async () => {
    while (!isOver) {
      const after = heard.at(-1) ?? 0;
      const address = `${url().replace('http', 'ws')}/v1/gardens/${garden}/socket`;
      socket = new WebSocket(`${address}?as=director&after=${after}&branch=main`);
      socket.on('error', () => undefined);
      socket.on('message', (data) => {
        const message = JSON.parse(String(data)) as { type: string; events?: { seq: number }[] };
        if (message.type === 'events') heard.push(...(message.events ?? []).map(({ seq }) => seq));
      });
      await once(socket, 'close').catch(() => undefined);
      if (!isOver) await wait(100);
    }
  };
  const watching = watch();
  const stop = async () => {
    isOver = true;
    socket?.terminate();
    await watching;
  };
  return { heard, stop };
}
