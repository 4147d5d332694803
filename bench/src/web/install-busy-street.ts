// Runs in the page before anything else: answers the stream of the garden itself, and times every frame.
import type { BusyStreet } from './busy-street.ts';

/** Milliseconds that callbacks took, one entry for each frame. */
export type Frames = readonly number[];

interface Page {
  frames: number[];
  frameAt: number;
  fetch: typeof fetch;
  requestAnimationFrame: (callback: (at: number) => void) => number;
}

/** Self-contained: only its text reaches the browser. */
export function installBusyStreet({ first, beat }: BusyStreet): void {
  const page = globalThis as unknown as Page;
  const { fetch, requestAnimationFrame } = page;
  page.frames = [];
  page.requestAnimationFrame = (callback) =>
    requestAnimationFrame.call(globalThis, (at: number) => {
      const before = performance.now();
      callback(at);
      const took = performance.now() - before;
      // All that runs for one frame is one frame's work.
      if (at === page.frameAt) page.frames.push((page.frames.pop() ?? 0) + took);
      else page.frames.push(took);
      page.frameAt = at;
    });
  page.fetch = async (address, options) => {
    if (!String(address).includes('/garden-busy/')) return fetch(address, options);
    if (!String(address).includes('/watch')) return new Response('{}', { status: 404 });
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode(first));
        setInterval(() => controller.enqueue(new TextEncoder().encode(beat)), 1_000);
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
}
