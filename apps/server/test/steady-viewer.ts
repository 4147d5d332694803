// A viewer that comes back to where it was, and notes every event there is: told of growth, it reads on in the log.
import { setTimeout as wait } from 'node:timers/promises';

export interface SteadyViewer {
  /** The events it was told of, in the order it heard them. */
  readonly heard: readonly number[];
  readonly stop: () => Promise<void>;
}

/** Watches a garden as its director from its beginning, wherever a server may be found now. */
export function watchSteadily(garden: string, url: () => string): SteadyViewer {
  const heard: number[] = [];
  const stopping = new AbortController();
  const { signal } = stopping;
  const readOn = async () => {
    const after = heard.at(-1) ?? 0;
    const path = `/v1/gardens/${garden}/events?as=director&branch=main&after=${after}`;
    const answer = await fetch(`${url()}${path}`, { signal });
    const { events = [] } = (await answer.json()) as { events?: { seq: number }[] };
    heard.push(...events.map(({ seq }) => seq));
  };
  const watch = async () => {
    const answer = await fetch(`${url()}/v1/gardens/${garden}/watch?as=director`, { signal });
    const lines = answer.body?.pipeThrough(new TextDecoderStream());
    for await (const text of lines ?? [])
      if (/^event: (view|diff|beat)$/m.test(text)) await readOn();
  };
  const watching = (async () => {
    while (!signal.aborted) {
      await watch().catch(() => undefined);
      if (!signal.aborted) await wait(100);
    }
  })();
  const stop = async () => {
    stopping.abort();
    await watching;
  };
  return { heard, stop };
}
