// A garden for a test, made over HTTP; its time stands still until somebody sets it running.
import type { Desk } from './browser.ts';

interface Wanted {
  readonly pack: string;
  readonly language: 'ja' | 'en';
  readonly scenario?: string;
}

export async function newGarden({ server }: Desk, wanted: Wanted): Promise<string> {
  const answer = await fetch(`${server.url}/v1/gardens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ seed: 5, ...wanted }),
  });
  return ((await answer.json()) as { id: string }).id;
}
