// Runs in the page before anything else: answers the stream of the garden itself.
import type { BusyStreet } from './busy-street.ts';

/** Self-contained: only its text reaches the browser. */
export function answerBusyStreet({ first, beat }: BusyStreet): void {
  const page = globalThis as unknown as { fetch: typeof globalThis.fetch };
  const { fetch } = page;
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
